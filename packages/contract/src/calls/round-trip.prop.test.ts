import { arbVisitNews, arbPriceSignal, arbRecommendedList } from '../testing/arb-page-data.ts';
import * as domain from '@baguni/domain/internal';
import { type Order, detailKey } from '@baguni/domain/internal';
import * as kit from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf, wired } from '../testing/wired.ts';
import type { Codec } from '../codecs/base/codec.ts';
import type { MergeReply } from './cart.ts';
import type { Call } from './call.ts';
import { callNames, calls } from './client.ts';

const list = <A>(one: Arbitrary<A>, maxLength = 3) => fc.array(one, { maxLength });
const id = fc.integer({ min: 1, max: 1_000_000 }).map(domain.cartUnitId);
const ids = list(id, 100);
const pieces = fc.integer({ min: 1, max: 999 });
const service = fc.constantFrom(...domain.branchServiceTypes);
const requests = list(fc.record({ cartUnitId: id, quantity: pieces }), 100);
const requestText = kit.arbText.map((text) => text.slice(0, 1_000).toWellFormed());
const requestText100 = requestText.map((text) => text.slice(0, 100).toWellFormed());
const arbTerms = kit.arbOverseaTerms([1, 2, 3].map(domain.cartUnitId));
const key = fc.uuid().map(domain.txKey);
const arbItemNo = fc.constantFrom('I1', '12-3', '가').map(domain.itemNo);
const countryCode = fc.constantFrom('SouthKorea', 'China');
const cartVersion = fc.nat();
const bought = {
  itemName: kit.arbText,
  itemImageUrl: kit.arbText,
  options: list(kit.arbItemOption(domain.won(10_000)), 2),
  additions: list(kit.arbAddition, 2),
  quantity: pieces,
};

const arbOrder: Arbitrary<Order> = fc.record({
  txKey: key,
  isPaid: fc.boolean(),
  lines: list(fc.record({ cartUnitId: id, ...bought, price: kit.arbWon })),
  entries: list(kit.arbLedgerEntry, 10),
  payable: kit.arbWon,
});

const arbMerged = list(fc.record({ cartUnitId: id, quantity: pieces }));
const arbMerge: Arbitrary<MergeReply> = fc.record({
  cartVersion,
  added: arbMerged,
  addedUp: arbMerged,
  left: list(
    fc.record({
      ...bought,
      code: fc.constantFrom('CART-BR1-43' as const, 'CART-BR1-33' as const),
      params: fc.dictionary(fc.constantFrom('max', 'product'), fc.oneof(fc.nat(), kit.arbText)).map((o) => ({ ...o })),
    }),
  ),
});

const arbShipping = kit.arbUnits.chain((units) =>
  fc.record({
    shippingBundles: fc
      .array(kit.arbWonIn(0, 50_000), { minLength: units.length, maxLength: units.length })
      .map((fees) =>
        units.map(({ bundleKey }, i) => ({
          bundleKey,
          isMaxCharge: i % 2 === 0,
          shippingFee: fees[i] ?? domain.won(0),
        })),
      ),
    shippingPolicies: kit.arbPoliciesOf(units),
  }),
);
const arbDiscounts = fc.record({
  discounts: list(fc.record({ cartUnitId: id, discounts: list(kit.arbDiscount, 4) }), 5),
});

const arbPapersGiven = kit.arbPapers.map(({ taiwanIdNumber, ...papers }) => ({
  ...papers,
  taiwanIdNumber: taiwanIdNumber?.slice(0, 20).toWellFormed(),
}));
const coupon = {
  cartUnitIds: ids,
  couponNo: fc.constantFrom('C1', 'C-2').map(domain.couponIssueNo),
  couponType: fc.constantFrom(...domain.couponTypes),
};
const discount = { cartUnitIds: ids, discountNo: requestText, discountType: fc.constant('Extra' as const) };
const oversea = {
  countryType: requestText100,
  shippingCompany: fc.constantFrom(...domain.shippingCompanyTypes),
  papers: arbPapersGiven,
};
const checkout = {
  cartUnitIds: ids,
  coupons: list(fc.record(coupon)),
  discounts: list(fc.record(discount)),
  branchServiceType: service,
  cartVersion,
  payableSeen: kit.arbWonIn(-10, 1_000_000),
  agreed: fc.subarray(['ASK-INCOME-DUTY' as const, 'ASK-OVERSEA-CONSENT' as const]),
  oversea: kit.arbOption(fc.record(oversea)),
};

const asked = new Set<unknown>();

/** Fields whose keys differ by message or rule. */
const byName: ReadonlySet<string> = new Set(['params', 'inputs']);

/** Adds unlisted fields to every nested object, like internal columns of a store (AZ-5). */
const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([name, inner]) => [name, byName.has(name) ? inner : withMore(inner)] as const);
  return { ...Object.fromEntries(own), ownerNo: 7, costPrice: 1, __internal: { loginId: 'somebody' } };
};

/** An arbitrary of each field, or of the whole value. */
type Body<A> = Arbitrary<A> | { readonly [Name in keyof A]: Arbitrary<A[Name]> };

const expectRoundTrip = <A>(codec: Codec<A>, body?: Body<A>): void => {
  if (!body) return;
  asked.add(codec);
  const values: Arbitrary<A> = body instanceof fc.Arbitrary ? body : fc.record({ ...body });
  const property = fc.property(values, (value) => {
    const sent = wired(codec.encode(value));
    expect(codec.decode(sent)).toEqual(E.right(value));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a type says what must be there, not what must not
    expect(wired(codec.encode(withMore(value) as A))).toEqual(sent);
  });
  fc.assert(property, { numRuns: 50 });
};

/** Declares that requests and responses of a call survive encoding and decoding. */
const roundTrips = <Req, Res>(
  title: string,
  call: Pick<Call<Req, Res>, 'request' | 'response'>,
  { request, response }: { readonly request?: Body<NoInfer<Req>>; readonly response?: Body<NoInfer<Res>> },
): void => {
  test(`${title} round-trips`, () => {
    expectRoundTrip(call.request, request);
    expectRoundTrip(call.response, response);
  });
};

const nothing = fc.constant(undefined);
const readable = <A extends object>(read: Arbitrary<A>) => read.map((cart) => ({ ...cart, unreadable: [] }));
roundTrips('[CM-01] the first cart read', calls.getInitialCart, { response: readable(kit.arbInitialCart) });
roundTrips('[CM-02] a read', calls.getCart, { request: { cartUnitIdList: ids }, response: readable(kit.arbCartRead) });
roundTrips('[CM-03] a merge', calls.mergeCart, { request: nothing, response: arbMerge });

test('[GM-4] a unit left out of a merge requires both its texts and its reason', () => {
  const left = {
    itemName: '사과',
    itemImageUrl: '',
    options: [],
    additions: [],
    quantity: 999,
    code: 'CART-BR1-43',
    params: { max: 100 },
  };
  const read = (over: object) =>
    E.isRight(
      calls.mergeCart.response.decode({ cartVersion: 1, added: [], addedUp: [], left: [{ ...left, ...over }] }),
    );
  expect(read({})).toBe(true);
  for (const over of [{ quantity: 0 }, { quantity: 1000 }, { code: '' }, { params: null }, { itemName: null }])
    expect([over, read(over)]).toEqual([over, false]);
});

const changedOptions = { cartUnitId: id, unitVersion: fc.nat(), optionNos: fc.constant(['R']) };
const entered = list(fc.record({ optionNo: fc.constant('T'), values: fc.constant(['Tori']) }), 2);
roundTrips('[PG-21] an option change', calls.changeOptions, {
  request: changedOptions,
  response: { cartVersion, joined: kit.arbOption(id) },
});
roundTrips('[PG-21] entered options', calls.changeOptions, { request: { ...changedOptions, entered } });
const measure = fc.record({ optionNo: kit.arbText, min: fc.nat(), max: fc.nat(), wonPerSquareMetre: fc.nat() });
roundTrips('[PG-21] the options of an item', calls.getItemOptions, {
  response: { options: fc.array(kit.arbItemOption(domain.won(10_000))), measures: fc.array(measure) },
});

const quantityChange = {
  cartUnitId: id,
  quantity: pieces,
  branchServiceType: service,
  unitVersion: fc.nat(),
  cancelCoupons: fc.boolean(),
};
const overseas = arbTerms.map(({ companies, fees, unavailable, exchangeRates }) => ({
  companies,
  fees,
  unavailable,
  exchangeRates,
}));
const refreshed = {
  shipping: arbShipping,
  discount: arbDiscounts,
  cashback: kit.arbCashbackAnswer([1, 2].map(domain.cartUnitId)),
};
roundTrips('[CM-04] a quantity change', calls.setQuantity, {
  request: quantityChange,
  response: { unit: kit.arbUnit, cartVersion },
});
roundTrips('[CM-04] a quantity change with new prices', calls.setQuantity, {
  request: { ...quantityChange, refresh: fc.record({ countryCode, requests }) },
  response: { unit: kit.arbUnit, cartVersion, refreshed: fc.record(refreshed) },
});
roundTrips('[SE-03] all prices', calls.getPrices, {
  request: { countryCode, requests },
  response: { ...refreshed, overseas },
});
roundTrips('[SE-03] an addition with prices and the cart', calls.addCart, {
  response: { cartUnitId: id, cartVersion, refreshed: fc.record({ ...refreshed, cart: readable(kit.arbCartRead) }) },
});
roundTrips('[CM-05] a deletion', calls.removeCartUnits, {
  request: { cartUnitIds: ids, deleteCauseType: fc.constant('Buyer' as const) },
  response: { removedCartUnitIds: ids, cartVersion },
});
roundTrips('saved units', calls.getSavedUnits, { response: { units: list(kit.arbUnit) } });
roundTrips('saving for later', calls.saveForLater, {
  request: { cartUnitIds: ids },
  response: { savedCartUnitIds: ids, cartVersion },
});
roundTrips('moving to the cart', calls.moveToCart, {
  request: { cartUnitId: id },
  response: { cartUnitId: id, cartVersion },
});
roundTrips('moving to a position of the cart', calls.moveToCart, { request: { cartUnitId: id, before: id } });
roundTrips('a deletion of saved units', calls.removeSavedUnits, {
  request: { cartUnitIds: ids },
  response: { removedCartUnitIds: ids, cartVersion },
});

const memo = fc.array(fc.constantFrom('가', 'a', '<', '😀'), { maxLength: 50 }).map((parts) => parts.join(''));
const slots = list(kit.arbDeliverySlot, 4);
const deliverySlots = slots.map((some) => some.map(({ slotKey }) => slotKey));
const withField = <A>(name: 'memo' | 'deliverySlots' | 'orderNumber' | 'terms' | 'recipient', values: Arbitrary<A>) =>
  fc.tuple(arbOrder, values).map(([order, value]) => ({ ...order, [name]: value }));
roundTrips('[CM-10] a checkout', calls.addCheckoutByCart, {
  request: checkout,
  response: { isSuccess: fc.boolean(), checkoutUnitIds: ids, txKey: key, message: kit.arbText },
});
roundTrips('[LY-08] the memo of a checkout', calls.addCheckoutByCart, { request: { ...checkout, memo } });
roundTrips('[LY-08] the memo of an order', calls.getOrder, { response: withField('memo', memo) });
roundTrips('[LY-09] offered delivery slots', calls.getDeliverySlots, { response: { slots } });
roundTrips('[LY-09] requested delivery slots', calls.addCheckoutByCart, { request: { ...checkout, deliverySlots } });
roundTrips('[LY-09] ordered delivery slots', calls.getOrder, { response: withField('deliverySlots', slots) });
roundTrips('[CK-13] delivery, payment and cashback of an order', calls.getOrder, {
  response: withField(
    'terms',
    fc.record({
      address: kit.arbOption(fc.record({ address: kit.arbText, zipCode: kit.arbText })),
      arrivals: list(
        fc.record({
          cartUnitId: id,
          arrivalScheduledDate: fc.constantFrom('2026-11-21', '2027-01-01'),
          displayType: fc.constantFrom(...domain.arrivalDisplayTypes),
        }),
        3,
      ),
      cashback: kit.arbWon,
      paymentMethod: kit.arbOption(kit.arbText),
    }),
  ),
});
roundTrips('[RC-03] visit news', calls.noteVisit, { response: arbVisitNews });
roundTrips('[CM-11] discounts', calls.getAvailableDiscount, { request: { requests }, response: arbDiscounts });
roundTrips('[CM-13] shipping fees', calls.getShipping, { request: { countryCode, requests }, response: arbShipping });
roundTrips('[CM-40] an error report', calls.logClientError, {
  request: { message: requestText, url: requestText, stack: requestText, ignored: fc.boolean() },
});

const arbBsdEvent = fc.record({
  itemNo: arbItemNo,
  bigSmile: fc.boolean(),
  startDate: fc.constant(kit.aBsdEvent().startDate),
  endDate: fc.constant(kit.aBsdEvent().endDate),
  bannerText: kit.arbText,
  dwebImageUrl: kit.arbText,
  mwebImageUrl: kit.arbText,
  textColor: fc.constantFrom('#000000', '#FfFfFf'),
  bgColor: fc.constantFrom('#123abc', '#b3261e'),
});
const hash = fc.stringMatching(/^[0-9a-f]{64}$/u);
const images = fc.record({ commonImgUrl: kit.arbText, globalImgUrl: kit.arbText });
const benefit = fc.record({ benefitType: fc.constantFrom(...domain.benefitTypes) });
const benefits = fc.record({ itemNo: arbItemNo, itemPurchaseBenefitList: list(benefit, 4) });
roundTrips('[CM-27] a hashed guest id', calls.getHashedCguid, {
  request: nothing,
  response: { hashedCguid: kit.arbOption(hash) },
});
roundTrips('[CM-30] the tag of a sale', calls.getBsdGlobalEventTag, {
  request: nothing,
  response: { tag: kit.arbOption(images.map((urls) => kit.aBsdTag(urls))) },
});
roundTrips('[CM-50] a health check', calls.checkHealth, { request: nothing, response: nothing });
roundTrips('[CM-31] sale events', calls.getBsdEvents, {
  request: { itemNos: list(arbItemNo, 100) },
  response: { events: list(arbBsdEvent, 5) },
});
roundTrips('[CM-32] purchase benefits', calls.getPurchaseBenefits, {
  request: { itemNos: list(arbItemNo, 100) },
  response: { benefits: list(benefits, 5) },
});

test.each(['red', '#fff', '#ffffff;background:url(//evil.example)', 'var(--x)', '#gggggg', 7, null])(
  '[CM-31] drops an event with the invalid colour %j and keeps the others',
  (bgColor) => {
    const [good] = [kit.aBsdEvent()];
    const read = calls.getBsdEvents.response.decode({ events: [{ ...good, bgColor }, good] });
    expect(E.isRight(read) && read.right).toMatchObject({ events: [good], unreadable: ['events.0.bgColor'] });
  },
);

test('[CM-31] refuses requests for more items than a cart holds', () => {
  const itemNos = Array.from({ length: 501 }, (_, i) => `I${i}`);
  expect(E.isLeft(calls.getBsdEvents.request.decode({ itemNos }))).toBe(true);
  expect(E.isRight(calls.getBsdEvents.request.decode({ itemNos: itemNos.slice(1) }))).toBe(true);
});

roundTrips('[CM-41] a script report', calls.logScriptError, {
  request: { moduleName: requestText100, errorContent: requestText },
});
const scriptReport = { moduleName: 'extras', errorContent: 'x' };
const click = { itemNo: 'I1', trackingCode: '1' };
roundTrips('[XT-01] a link click', calls.logItemLink, {
  request: { itemNo: arbItemNo, trackingCode: fc.stringMatching(/^\d{9}$/u) },
});
test.each([
  [calls.logScriptError, { ...scriptReport, moduleName: 'x'.repeat(101) }],
  [calls.logScriptError, { ...scriptReport, errorContent: 'x'.repeat(1_025) }],
  [calls.logScriptError, { ...scriptReport, moduleName: '\u0000' }],
  [calls.logItemLink, { ...click, itemNo: '' }],
  [calls.logItemLink, { ...click, trackingCode: 'x'.repeat(21) }],
])('[CM-41 XT-01] refuses a report that is too long or invalid: %o', ({ request }, report) => {
  expect(E.isLeft(request.decode(report))).toBe(true);
});
roundTrips('[CM-42] an activity', calls.logClientActivity, {
  request: { message: requestText, payload: fc.record({ count: fc.nat() }) },
});
roundTrips('[CM-43] the environment', calls.getEnvironment, { response: kit.arbEnvironment });

const appliedCoupons = kit.arbUnits.chain(kit.arbAppliedCoupons);
const held = kit.arbHeldCoupon({ units: 3, coupons: 3, items: 3, sellers: 2 }, 1);
const issueNo = fc.constantFrom('C1', 'C-2').map(domain.couponIssueNo);
const unused = {
  usedCouponIssueNos: list(issueNo),
  couponPolicyNo: fc.constantFrom('P1', 'P-2').map(domain.couponPolicyNo),
};
const couponList = list(held).map((coupons) => ({ coupons, totalCount: coupons.length }));
const couponChange = { appliedCoupons, cartVersion, units: list(fc.record({ cartUnitId: id, version: fc.nat() }), 5) };
const application = {
  applications: list(fc.record({ couponIssueNo: issueNo, cartUnitIds: ids }), 5),
  cartUnitIds: ids,
  moves: fc.boolean(),
};
roundTrips('[CM-07] a coupon application', calls.applyCoupons, { request: application, response: couponChange });
roundTrips('[CM-07] a coupon application with a selection', calls.applyCoupons, {
  request: { ...application, selected: ids },
});
roundTrips('[CM-08] a coupon removal', calls.unapplyCoupons, {
  request: { cartUnitIds: ids, couponIssueNoes: list(issueNo) },
  response: couponChange,
});
roundTrips('[CM-21] a coupon box', calls.getCouponBox, { request: { cartUnitIds: ids }, response: couponList });
roundTrips('[CM-45] group coupons', calls.getGroupCouponList, { request: { cartUnitIds: ids }, response: couponList });
roundTrips('[CM-46] unit coupons', calls.getUnitCouponList, { request: { cartUnitId: id }, response: couponList });
roundTrips('[CM-22] applied coupons', calls.getAppliedCoupons, {
  request: { cartUnitIds: ids },
  response: { appliedCoupons, cartVersion },
});
const placed = list(fc.record({ coupon: held, cartUnitIds: ids }));
roundTrips('[CM-23] coupon recommendations', calls.getRecommendedCoupons, {
  request: { targets: list(fc.record({ key: requestText, cartUnitIds: ids })), couponsOnNotTargeted: list(issueNo) },
  response: { groups: list(fc.record({ key: kit.arbText, coupons: placed, saving: kit.arbWon })) },
});
roundTrips('[CM-25] unused coupon', calls.getUnusedCoupon, {
  request: unused,
  response: { coupon: kit.arbOption(held) },
});
roundTrips('[CM-47] unused number', calls.pickCouponIssueNo, {
  request: unused,
  response: { couponIssueNo: kit.arbOption(issueNo) },
});
roundTrips('[CM-26] a coupon download', calls.issueCoupon, {
  request: { eventNo: requestText, encStr: requestText, couponPromotionType: requestText },
  response: {
    isSuccess: fc.boolean(),
    failedReason: kit.arbOption(fc.constantFrom(...domain.issueFailures)),
    issueNo: kit.arbOption(issueNo),
  },
});
roundTrips('[CM-48] objections', calls.checkAppliedCoupons, {
  request: { cartUnitIds: ids },
  response: { objections: list(fc.record({ code: kit.arbText, cartUnitIds: ids })) },
});

roundTrips('[CM-12] extra discounts', calls.getExhibitExtraDiscountForNudge, {
  response: { candidates: kit.arbExtraDiscounts(kit.testNow), now: fc.nat() },
});
roundTrips('[CM-24] card offers', calls.getSmileCardNudgeCoupon, { response: { coupons: kit.arbCardOffers } });
roundTrips('[CM-28] a club membership', calls.getUnifyMembershipInfo, { response: kit.arbClubInfo });
roundTrips('[CM-38] a new club membership', calls.joinSmileClubByOneClick, {
  request: { agreed: fc.subarray([...domain.clubTerms]) },
  response: kit.arbClubInfo,
});
roundTrips('[CM-39] a welcome gift', calls.getWelcomeGift, {
  response: { clubWelcomeGift: kit.arbOption(kit.arbWelcomeGift) },
});
roundTrips('[CM-33] cashback', calls.getTotalCashback, {
  request: {
    isSmileClub: fc.boolean(),
    cartRequests: requests,
    couponRequests: list(fc.record({ couponIssueNo: issueNo, cartUnitIds: ids })),
  },
  response: kit.arbCashbackAnswer([domain.cartUnitId(1), domain.cartUnitId(2)]),
});

roundTrips('an order', calls.getOrder, { request: { txKey: key }, response: arbOrder });
roundTrips('a numbered order', calls.getOrder, { response: withField('orderNumber', fc.constant('2026-1122-0001')) });
roundTrips('a paid order', calls.payOrder, { response: arbOrder });
const recipient = fc.record({ name: kit.arbText, phone: kit.arbText, zipCode: kit.arbText, address: kit.arbText });
roundTrips('[CK-20] the address of an order', calls.deliverOrderTo, {
  request: { txKey: key, recipient },
  response: withField('recipient', recipient),
});
roundTrips('an order taken over', calls.takeOrderOver, {
  request: { txKey: key },
  response: {
    order: arbOrder,
    payableBefore: kit.arbWon,
    merge: arbMerge.map(({ cartVersion: _, ...report }) => report),
  },
});
roundTrips('[CK-16] the outcome of an order', calls.findOrder, {
  request: { idempotencyKey: fc.uuid().map(domain.idempotencyKey) },
  response: {
    fate: fc.constantFrom('Unknown' as const, 'Running' as const, 'Opened' as const, 'Refused' as const),
    txKey: kit.arbOption(key),
  },
});

test('only the first read contains the buyer', () => {
  fc.assert(
    fc.property(kit.arbBuyer, readable(kit.arbCartRead), (buyer, cart) => {
      const sent = wired({ ...fieldsOf(calls.getCart.response.encode(cart)), buyer });
      expect(calls.getCart.response.decode(sent)).toEqual(E.right(cart));
    }),
    { numRuns: 10 },
  );
});

const country = fc.record({
  countryCode: fc.constantFrom('JP', 'CN'),
  countryType: kit.arbText,
  countryName: kit.arbText,
});
const abroad = { countryType: requestText100, requests };
roundTrips('[CM-16] countries', calls.getOverseaShippingCountries, {
  request: nothing,
  response: { countries: list(country, 5) },
});
roundTrips('[CM-17] companies', calls.getOverseaShippingCompanies, {
  request: { countryType: requestText100 },
  response: arbTerms.map(({ companies }) => ({ companies })),
});
roundTrips('[CM-19] exchange rates', calls.getExchangeRate, {
  request: { currencyCode: kit.arbOption(fc.constantFrom(...domain.currencyCodes)) },
  response: arbTerms.map(({ exchangeRates }) => ({ exchangeRates })),
});
roundTrips('[CM-18] overseas fees', calls.getOverseaShippingFees, {
  request: abroad,
  response: arbTerms.map(({ fees }) => ({ fees })),
});
roundTrips('[CM-14] unavailable units', calls.getShippingUnavailableItems, {
  request: { ...abroad, shippingCompanies: fc.subarray([...domain.shippingCompanyTypes]) },
  response: arbTerms.map(({ unavailable }) => ({ unavailable })),
});
roundTrips('[CM-20] an address', calls.getLatestShippingAddress, {
  request: nothing,
  response: { latestShippingAddress: kit.arbOption(kit.arbAddress) },
});
roundTrips('[CM-49] a country change', calls.changeCountry, {
  request: { countryType: requestText100, refresh: fc.record({ countryCode, requests, cart: fc.boolean() }) },
  response: {
    shippingCountry: kit.arbText,
    refreshed: fc.record({ ...refreshed, overseas, cart: readable(kit.arbCartRead) }),
  },
});

roundTrips('[CM-09] a hidden nudge', calls.hideNudging, {
  request: { cartNudgingType: fc.constantFrom(...domain.cartNudgingTypes) },
});
roundTrips('[CM-29] price changes', calls.postSignalItems, {
  request: { cartUnitIds: list(id, 10) },
  response: { signals: list(arbPriceSignal, 10) },
});
const recommended = {
  request: { itemNos: list(arbItemNo, 5), isApp: fc.boolean() },
  response: { lists: list(arbRecommendedList, 5) },
};
roundTrips('[CM-34] items bought together', calls.cartBt, recommended);
roundTrips('[CM-35] similar items', calls.recommendItems, recommended);
roundTrips('a viewed item', calls.noteViewedItem, { request: { itemNo: arbItemNo } });
roundTrips('viewed items', calls.getViewedItems, { response: { items: arbRecommendedList.map(({ items }) => items) } });
roundTrips('a deletion of viewed items', calls.clearViewedItems, {});
roundTrips('[FG-01] items for free shipping', calls.getFreeShippingItems, {
  request: { bundleKey: fc.constant(domain.bundleKey('B1')), missing: fc.nat().map(domain.won) },
  response: { units: list(kit.arbUnit, 12) },
});
const shown = {
  request: { seedItemNo: fc.constant(domain.itemNo('I1')), itemNos: list(arbItemNo, 20), isApp: fc.boolean() },
};
roundTrips('[CM-36] seen items', calls.vimp, shown);
roundTrips('[CM-37] drawn items', calls.imp, shown);

roundTrips('[CM-06] an added unit', calls.addCart, { response: { cartUnitId: id, cartVersion } });
const transPolicy = fc.record({
  itemNo: arbItemNo,
  arrivalScheduledDate: fc.constant('2026-11-24'),
  displayType: fc.constantFrom('Scheduled' as const, 'Guaranteed' as const),
  cutOffTime: kit.arbOption(fc.constant('2026-11-23T18:00:00.000Z')),
});
roundTrips('[CM-15] arrivals', calls.getStarDeliveryTransPolicy, { response: { transPolicies: list(transPolicy) } });
const kept = { response: { key: fc.uuid().map(detailKey) } };
roundTrips('[RT-07] a gateway detail', calls.keepGatewayDetail, kept);
roundTrips('[RT-08] a layer detail', calls.keepLayerDetail, kept);

test('[AZ-5] the tests above check every reply codec for unlisted fields', () => {
  // forms receive a file
  const missing = callNames.filter((name) => !asked.has(calls[name].response) && !('isForm' in calls[name]));
  expect(missing).toEqual([]);
});
