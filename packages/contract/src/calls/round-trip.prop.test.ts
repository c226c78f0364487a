import {
  benefitTypes,
  branchServiceTypes,
  cartNudgingTypes,
  cartUnitId,
  couponIssueNo,
  couponPolicyNo,
  couponTypes,
  currencyCodes,
  idempotencyKey as anIdempotencyKey,
  issueFailures,
  itemNo as anItemNo,
  shippingCompanyTypes,
  txKey,
  won,
  type Order,
} from '@baguni/domain';
import { detailKey } from '@baguni/domain/gateway';
import {
  aBsdEvent,
  aBsdTag,
  arbAddition,
  arbAddress,
  arbAppliedCoupons,
  arbBuyer,
  arbCardOffers,
  arbCashbackAnswer,
  arbDeliverySlot,
  arbVisitNews,
  arbClubInfo,
  arbWelcomeGift,
  arbCartRead,
  arbDiscount,
  arbEnvironment,
  arbExtraDiscounts,
  arbHeldCoupon,
  arbInitialCart,
  arbOption,
  arbPriceSignal,
  arbRecommendedList,
  arbOverseaTerms,
  arbPapers,
  arbItemOption,
  arbLedgerEntry,
  arbText,
  arbUnit,
  arbUnits,
  arbWon,
  arbWonIn,
  arbPoliciesOf,
  testNow,
} from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf, wired } from '../testing/wired.ts';
import type { Codec } from '../codecs/base/codec.ts';
import type { MergeReply } from './cart/merge-cart.ts';
import { callNames, calls } from './client.ts';

const id = fc.integer({ min: 1, max: 1_000_000 }).map(cartUnitId);
const ids = fc.array(id, { maxLength: 100 });
const pieces = fc.integer({ min: 1, max: 999 });
const service = fc.constantFrom(...branchServiceTypes);
const priceRequests = fc.array(fc.record({ cartUnitId: id, quantity: pieces }), { maxLength: 100 });
const requestText = arbText.map((text) => text.slice(0, 1_000).toWellFormed());
const requestText100 = requestText.map((text) => text.slice(0, 100).toWellFormed());
const arbTerms = arbOverseaTerms([1, 2, 3].map(cartUnitId));
const key = fc.uuid().map(txKey);
const arbItemNo = fc.constantFrom('I1', '12-3', '가').map(anItemNo);

const arbOrder: Arbitrary<Order> = fc.record({
  txKey: key,
  isPaid: fc.boolean(),
  lines: fc.array(
    fc.record({
      cartUnitId: id,
      itemName: arbText,
      options: fc.array(arbItemOption(won(10_000)), { maxLength: 2 }),
      additions: fc.array(arbAddition, { maxLength: 2 }),
      itemImageUrl: arbText,
      quantity: pieces,
      price: arbWon,
    }),
    { maxLength: 3 },
  ),
  entries: fc.array(arbLedgerEntry, { maxLength: 10 }),
  payable: arbWon,
});

const arbMerged = fc.array(fc.record({ cartUnitId: id, quantity: pieces }), { maxLength: 3 });
const arbMerge: Arbitrary<MergeReply> = fc.record({
  cartVersion: fc.nat(),
  added: arbMerged,
  addedUp: arbMerged,
  left: fc.array(
    fc.record({
      itemName: arbText,
      itemImageUrl: arbText,
      options: fc.array(arbItemOption(won(10_000)), { maxLength: 2 }),
      additions: fc.array(arbAddition, { maxLength: 2 }),
      quantity: pieces,
      code: fc.constantFrom('CART-BR1-43' as const, 'CART-BR1-33' as const),
      params: fc.dictionary(fc.constantFrom('max', 'product'), fc.oneof(fc.nat(), arbText)).map((o) => ({ ...o })),
    }),
    { maxLength: 3 },
  ),
});

const reportOf = ({ cartVersion: _, ...report }: MergeReply) => report;

const arbShipping = arbUnits.chain((units) =>
  fc.record({
    shippingBundles: fc
      .array(arbWonIn(0, 50_000), { minLength: units.length, maxLength: units.length })
      .map((fees) =>
        units.map(({ bundleKey }, i) => ({ bundleKey, isMaxCharge: i % 2 === 0, shippingFee: fees[i] ?? won(0) })),
      ),
    shippingPolicies: arbPoliciesOf(units),
  }),
);

const arbPapersGiven = arbPapers.map(({ taiwanIdNumber, ...papers }) => ({
  ...papers,
  taiwanIdNumber: O.map((text: string) => text.slice(0, 20).toWellFormed())(taiwanIdNumber),
}));

const arbCheckout = fc.record({
  cartUnitIds: ids,
  coupons: fc.array(
    fc.record({
      cartUnitIds: ids,
      couponNo: fc.constantFrom('C1', 'C-2').map(couponIssueNo),
      couponType: fc.constantFrom(...couponTypes),
    }),
    { maxLength: 3 },
  ),
  discounts: fc.array(
    fc.record({ cartUnitIds: ids, discountNo: requestText, discountType: fc.constant('Extra' as const) }),
    { maxLength: 3 },
  ),
  branchServiceType: service,
  cartVersion: fc.nat(),
  payableSeen: arbWonIn(-10, 1_000_000),
  agreed: fc.subarray(['ASK-INCOME-DUTY' as const, 'ASK-OVERSEA-CONSENT' as const]),
  oversea: arbOption(
    fc.record({
      countryType: requestText100,
      shippingCompany: fc.constantFrom(...shippingCompanyTypes),
      papers: arbPapersGiven,
    }),
  ),
});

const current = fc.record({ unit: arbUnit, cartVersion: fc.nat() });
const noneUnreadable = { unreadable: [] };

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

const changed = <A>(codec: Codec<A>, values: Arbitrary<A>): string | null => {
  asked.add(codec);
  const property = fc.property(values, (value) => {
    const sent = wired(codec.encode(value));
    expect(codec.decode(sent)).toEqual(E.right(value));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a type says what must be there, not what must not
    expect(wired(codec.encode(withMore(value) as A))).toEqual(sent);
  });
  const run = fc.check(property, { numRuns: 50 });
  return run.failed ? (fc.defaultReportMessage(run) ?? 'failed') : null;
};

test('[CM-01] round-trips the first cart read', () => {
  expect(
    changed(
      calls.getInitialCart.response,
      arbInitialCart.map((cart) => ({ ...cart, ...noneUnreadable })),
    ),
  ).toBeNull();
});

test('[CM-02] round-trips a cart read', () => {
  expect(changed(calls.getCart.request, fc.record({ cartUnitIdList: ids }))).toBeNull();
  expect(
    changed(
      calls.getCart.response,
      arbCartRead.map((cart) => ({ ...cart, ...noneUnreadable })),
    ),
  ).toBeNull();
});

test('[CM-03] round-trips a merge reply', () => {
  expect(changed(calls.mergeCart.request, fc.constant(undefined))).toBeNull();
  expect(changed(calls.mergeCart.response, arbMerge)).toBeNull();
});

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

const arbDiscounts = fc.record({
  discounts: fc.array(fc.record({ cartUnitId: id, discounts: fc.array(arbDiscount, { maxLength: 4 }) }), {
    maxLength: 5,
  }),
});
const refreshed = fc.record({
  unit: arbUnit,
  cartVersion: fc.nat(),
  refreshed: fc.record({
    shipping: arbShipping,
    discount: arbDiscounts,
    cashback: arbCashbackAnswer([1, 2].map(cartUnitId)),
  }),
});

test('[PG-21] round-trips item options and option changes', () => {
  const entered = fc.array(fc.record({ optionNo: fc.constant('T'), values: fc.constant(['Tori']) }), { maxLength: 2 });
  const asked = { cartUnitId: id, unitVersion: fc.nat(), optionNos: fc.constant(['R']) };
  expect(changed(calls.changeOptions.request, fc.record(asked))).toBeNull();
  expect(changed(calls.changeOptions.request, fc.record({ ...asked, entered }))).toBeNull();
  expect(changed(calls.changeOptions.response, fc.record({ cartVersion: fc.nat(), joined: arbOption(id) }))).toBeNull();
  const measure = fc.record({ optionNo: arbText, min: fc.nat(), max: fc.nat(), wonPerSquareMetre: fc.nat() });
  const offered = { options: fc.array(arbItemOption(won(10_000))), measures: fc.array(measure) };
  expect(changed(calls.getItemOptions.response, fc.record(offered))).toBeNull();
});

test('[CM-04] round-trips a quantity change', () => {
  expect(
    changed(
      calls.setQuantity.request,
      fc.record({
        cartUnitId: id,
        quantity: pieces,
        branchServiceType: service,
        unitVersion: fc.nat(),
        cancelCoupons: fc.boolean(),
      }),
    ),
  ).toBeNull();
  expect(changed(calls.setQuantity.response, current)).toBeNull();
  const withRefresh = fc.record({
    cartUnitId: id,
    quantity: pieces,
    branchServiceType: service,
    unitVersion: fc.nat(),
    cancelCoupons: fc.boolean(),
    refresh: fc.record({ countryCode: fc.constantFrom('SouthKorea', 'China'), requests: priceRequests }),
  });
  expect(changed(calls.setQuantity.request, withRefresh)).toBeNull();
  expect(changed(calls.setQuantity.response, refreshed)).toBeNull();
});

test('[CM-05] round-trips a deletion', () => {
  expect(
    changed(
      calls.removeCartUnits.request,
      fc.record({ cartUnitIds: ids, deleteCauseType: fc.constant('Buyer' as const) }),
    ),
  ).toBeNull();
  expect(
    changed(calls.removeCartUnits.response, fc.record({ removedCartUnitIds: ids, cartVersion: fc.nat() })),
  ).toBeNull();
});

test('[LY-08] round-trips the memo of a request and of an order', () => {
  const memo = fc.array(fc.constantFrom('가', 'a', '<', '😀'), { maxLength: 50 }).map((parts) => parts.join(''));
  const withMemo = <A extends object>(arb: Arbitrary<A>) =>
    fc.tuple(arb, memo).map(([one, text]) => ({ ...one, memo: text }));
  expect(changed(calls.addCheckoutByCart.request, withMemo(arbCheckout))).toBeNull();
  expect(changed(calls.getOrder.response, withMemo(arbOrder))).toBeNull();
});

test('[LY-09] round-trips offered, requested and ordered delivery slots', () => {
  const slots = fc.array(arbDeliverySlot, { maxLength: 4 });
  const keys = slots.map((some) => some.map(({ slotKey }) => slotKey));
  expect(changed(calls.getDeliverySlots.response, fc.record({ slots }))).toBeNull();
  const timed = fc.tuple(arbCheckout, keys).map(([one, deliverySlots]) => ({ ...one, deliverySlots }));
  expect(changed(calls.addCheckoutByCart.request, timed)).toBeNull();
  const ordered = fc.tuple(arbOrder, slots).map(([one, deliverySlots]) => ({ ...one, deliverySlots }));
  expect(changed(calls.getOrder.response, ordered)).toBeNull();
});

test('[RC-03] round-trips visit news', () => {
  expect(changed(calls.noteVisit.response, arbVisitNews)).toBeNull();
});

test('[CM-10] round-trips a checkout', () => {
  expect(changed(calls.addCheckoutByCart.request, arbCheckout)).toBeNull();
  expect(
    changed(
      calls.addCheckoutByCart.response,
      fc.record({ isSuccess: fc.boolean(), checkoutUnitIds: ids, txKey: key, message: arbText }),
    ),
  ).toBeNull();
});

test('[CM-11] round-trips discounts', () => {
  expect(changed(calls.getAvailableDiscount.request, fc.record({ requests: priceRequests }))).toBeNull();
  const unit = fc.record({ cartUnitId: id, discounts: fc.array(arbDiscount, { maxLength: 4 }) });
  expect(
    changed(calls.getAvailableDiscount.response, fc.record({ discounts: fc.array(unit, { maxLength: 5 }) })),
  ).toBeNull();
});

test('[CM-13] round-trips shipping fees', () => {
  expect(
    changed(
      calls.getShipping.request,
      fc.record({ countryCode: fc.constantFrom('SouthKorea', 'China'), requests: priceRequests }),
    ),
  ).toBeNull();
  expect(changed(calls.getShipping.response, arbShipping)).toBeNull();
});

test('[CM-40] round-trips an error report', () => {
  const report = { message: requestText, url: requestText, stack: requestText, ignored: fc.boolean() };
  expect(changed(calls.logClientError.request, fc.record(report))).toBeNull();
});

const arbBsdEvent = fc.record({
  itemNo: arbItemNo,
  bigSmile: fc.boolean(),
  startDate: fc.constant(aBsdEvent().startDate),
  endDate: fc.constant(aBsdEvent().endDate),
  bannerText: arbText,
  dwebImageUrl: arbText,
  mwebImageUrl: arbText,
  textColor: fc.constantFrom('#000000', '#FfFfFf'),
  bgColor: fc.constantFrom('#123abc', '#b3261e'),
});

test('[CM-27 CM-30 CM-50] round-trips the replies of GET calls', () => {
  for (const { request } of [calls.getHashedCguid, calls.getBsdGlobalEventTag, calls.checkHealth])
    expect(changed(request, fc.constant(undefined))).toBeNull();
  const hash = fc.stringMatching(/^[0-9a-f]{64}$/u);
  expect(changed(calls.getHashedCguid.response, fc.record({ hashedCguid: arbOption(hash) }))).toBeNull();
  const images = fc.record({ commonImgUrl: arbText, globalImgUrl: arbText });
  const tag = images.map((urls) => aBsdTag(urls));
  expect(changed(calls.getBsdGlobalEventTag.response, fc.record({ tag: arbOption(tag) }))).toBeNull();
  expect(changed(calls.checkHealth.response, fc.constant(undefined))).toBeNull();
});

test('[CM-31 CM-32] round-trips item information', () => {
  const request = fc.record({ itemNos: fc.array(arbItemNo, { maxLength: 100 }) });
  expect(changed(calls.getBsdEvents.request, request)).toBeNull();
  expect(changed(calls.getPurchaseBenefits.request, request)).toBeNull();
  expect(
    changed(calls.getBsdEvents.response, fc.record({ events: fc.array(arbBsdEvent, { maxLength: 5 }) })),
  ).toBeNull();
  const benefit = fc.record({ benefitType: fc.constantFrom(...benefitTypes) });
  const benefits = fc.record({ itemNo: arbItemNo, itemPurchaseBenefitList: fc.array(benefit, { maxLength: 4 }) });
  expect(
    changed(calls.getPurchaseBenefits.response, fc.record({ benefits: fc.array(benefits, { maxLength: 5 }) })),
  ).toBeNull();
});

test.each(['red', '#fff', '#ffffff;background:url(//evil.example)', 'var(--x)', '#gggggg', 7, null])(
  '[CM-31] drops an event with the invalid colour %j and keeps the others',
  (bgColor) => {
    const [good] = [aBsdEvent()];
    const read = calls.getBsdEvents.response.decode({ events: [{ ...good, bgColor }, good] });
    expect(E.isRight(read) && read.right).toMatchObject({ events: [good], unreadable: ['events.0.bgColor'] });
  },
);

test('[CM-31] refuses requests for more items than a cart holds', () => {
  const itemNos = Array.from({ length: 501 }, (_, i) => `I${i}`);
  expect(E.isLeft(calls.getBsdEvents.request.decode({ itemNos }))).toBe(true);
  expect(E.isRight(calls.getBsdEvents.request.decode({ itemNos: itemNos.slice(1) }))).toBe(true);
});

test('[CM-41] round-trips a script report and refuses a longer one', () => {
  expect(
    changed(calls.logScriptError.request, fc.record({ moduleName: requestText100, errorContent: requestText })),
  ).toBeNull();
  const report = { moduleName: 'extras', errorContent: 'x' };
  for (const over of [{ moduleName: 'x'.repeat(101) }, { errorContent: 'x'.repeat(1_025) }, { moduleName: '\u0000' }])
    expect(E.isLeft(calls.logScriptError.request.decode({ ...report, ...over }))).toBe(true);
});

test('[XT-01] round-trips a link click', () => {
  const request = fc.record({ itemNo: arbItemNo, trackingCode: fc.stringMatching(/^\d{9}$/u) });
  expect(changed(calls.logItemLink.request, request)).toBeNull();
  expect(E.isLeft(calls.logItemLink.request.decode({ itemNo: '', trackingCode: '1' }))).toBe(true);
  expect(E.isLeft(calls.logItemLink.request.decode({ itemNo: 'I1', trackingCode: 'x'.repeat(21) }))).toBe(true);
});

test('[CM-42] round-trips an activity', () => {
  const activity = { message: requestText, payload: fc.record({ count: fc.nat() }) };
  expect(changed(calls.logClientActivity.request, fc.record(activity))).toBeNull();
});

test('[CM-43] round-trips the environment', () => {
  expect(changed(calls.getEnvironment.response, arbEnvironment)).toBeNull();
});

const applied = arbUnits.chain(arbAppliedCoupons);
const size = { units: 3, coupons: 3, items: 3, sellers: 2 };
const held = arbHeldCoupon(size, 1);
const heldList = fc.array(held, { maxLength: 3 });
const issueNo = fc.constantFrom('C1', 'C-2').map(couponIssueNo);
const issueNos = fc.array(issueNo, { maxLength: 3 });
const policyNo = fc.constantFrom('P1', 'P-2').map(couponPolicyNo);
const couponList = heldList.map((coupons) => ({ coupons, totalCount: coupons.length }));
const couponChange = fc.record({
  appliedCoupons: applied,
  cartVersion: fc.nat(),
  units: fc.array(fc.record({ cartUnitId: id, version: fc.nat() }), { maxLength: 5 }),
});

test('[CM-07] round-trips a coupon application', () => {
  const application = fc.record({ couponIssueNo: issueNo, cartUnitIds: ids });
  const request = { applications: fc.array(application, { maxLength: 5 }), cartUnitIds: ids, moves: fc.boolean() };
  expect(changed(calls.applyCoupons.request, fc.record(request))).toBeNull();
  expect(changed(calls.applyCoupons.request, fc.record({ ...request, selected: ids }))).toBeNull();
  expect(changed(calls.applyCoupons.response, couponChange)).toBeNull();
});

test('[CM-08] round-trips a coupon removal', () => {
  expect(changed(calls.unapplyCoupons.request, fc.record({ cartUnitIds: ids, couponIssueNoes: issueNos }))).toBeNull();
  expect(changed(calls.unapplyCoupons.response, couponChange)).toBeNull();
});

test('[CM-21] [CM-45] [CM-46] round-trips coupon lists', () => {
  for (const call of [calls.getCouponBox, calls.getGroupCouponList, calls.getUnitCouponList])
    expect(changed(call.response, couponList)).toBeNull();
  expect(changed(calls.getCouponBox.request, fc.record({ cartUnitIds: ids }))).toBeNull();
  expect(changed(calls.getGroupCouponList.request, fc.record({ cartUnitIds: ids }))).toBeNull();
  expect(changed(calls.getUnitCouponList.request, fc.record({ cartUnitId: id }))).toBeNull();
});

test('[CM-22] round-trips applied coupons', () => {
  expect(changed(calls.getAppliedCoupons.request, fc.record({ cartUnitIds: ids }))).toBeNull();
  const reply = fc.record({ appliedCoupons: applied, cartVersion: fc.nat() });
  expect(changed(calls.getAppliedCoupons.response, reply)).toBeNull();
});

test('[CM-23] round-trips coupon recommendations', () => {
  const target = fc.record({ key: requestText, cartUnitIds: ids });
  const request = { targets: fc.array(target, { maxLength: 3 }), couponsOnNotTargeted: issueNos };
  expect(changed(calls.getRecommendedCoupons.request, fc.record(request))).toBeNull();
  const placed = fc.record({ coupon: held, cartUnitIds: ids });
  const group = fc.record({ key: arbText, coupons: fc.array(placed, { maxLength: 3 }), saving: arbWon });
  const reply = fc.record({ groups: fc.array(group, { maxLength: 3 }) });
  expect(changed(calls.getRecommendedCoupons.response, reply)).toBeNull();
});

test('[CM-25] [CM-47] round-trips an unused coupon lookup', () => {
  const request = fc.record({ usedCouponIssueNos: issueNos, couponPolicyNo: policyNo });
  expect(changed(calls.getUnusedCoupon.request, request)).toBeNull();
  expect(changed(calls.pickCouponIssueNo.request, request)).toBeNull();
  expect(changed(calls.getUnusedCoupon.response, fc.record({ coupon: arbOption(held) }))).toBeNull();
  expect(changed(calls.pickCouponIssueNo.response, fc.record({ couponIssueNo: arbOption(issueNo) }))).toBeNull();
});

test('[CM-26] round-trips a coupon download', () => {
  const request = { eventNo: requestText, encStr: requestText, couponPromotionType: requestText };
  expect(changed(calls.issueCoupon.request, fc.record(request))).toBeNull();
  const reason = arbOption(fc.constantFrom(...issueFailures));
  const reply = { isSuccess: fc.boolean(), failedReason: reason, issueNo: arbOption(issueNo) };
  expect(changed(calls.issueCoupon.response, fc.record(reply))).toBeNull();
});

test('[CM-48] round-trips objections', () => {
  expect(changed(calls.checkAppliedCoupons.request, fc.record({ cartUnitIds: ids }))).toBeNull();
  const objection = fc.record({ code: arbText, cartUnitIds: ids });
  const reply = fc.record({ objections: fc.array(objection, { maxLength: 3 }) });
  expect(changed(calls.checkAppliedCoupons.response, reply)).toBeNull();
});

test('[CM-12] round-trips extra discounts', () => {
  const offer = fc.record({ candidates: arbExtraDiscounts(testNow), now: fc.nat() });
  expect(changed(calls.getExhibitExtraDiscountForNudge.response, offer)).toBeNull();
});

test('[CM-24] round-trips card offers', () => {
  expect(changed(calls.getSmileCardNudgeCoupon.response, fc.record({ coupons: arbCardOffers }))).toBeNull();
});

test('[CM-28] [CM-38] [CM-39] round-trips club data', () => {
  expect(changed(calls.getUnifyMembershipInfo.response, arbClubInfo)).toBeNull();
  expect(changed(calls.joinSmileClubByOneClick.response, arbClubInfo)).toBeNull();
  expect(changed(calls.getWelcomeGift.response, fc.record({ clubWelcomeGift: arbOption(arbWelcomeGift) }))).toBeNull();
});

test('[CM-33] round-trips cashback', () => {
  const couponRequest = fc.record({ couponIssueNo: issueNo, cartUnitIds: ids });
  const request = fc.record({
    isSmileClub: fc.boolean(),
    cartRequests: priceRequests,
    couponRequests: fc.array(couponRequest, { maxLength: 3 }),
  });
  expect(changed(calls.getTotalCashback.request, request)).toBeNull();
  expect(changed(calls.getTotalCashback.response, arbCashbackAnswer([cartUnitId(1), cartUnitId(2)]))).toBeNull();
});

test('round-trips an order', () => {
  expect(changed(calls.getOrder.request, fc.record({ txKey: key }))).toBeNull();
  expect(changed(calls.getOrder.response, arbOrder)).toBeNull();
  const numbered = arbOrder.map((one) => ({ ...one, orderNumber: '2026-1122-0001' }));
  expect(changed(calls.getOrder.response, numbered)).toBeNull();
  expect(changed(calls.payOrder.response, arbOrder)).toBeNull();
  const arbTaken = fc.record({ order: arbOrder, payableBefore: arbWon, merge: arbMerge.map(reportOf) });
  expect(changed(calls.takeOrderOver.request, fc.record({ txKey: key }))).toBeNull();
  expect(changed(calls.takeOrderOver.response, arbTaken)).toBeNull();
});

test('[CK-16] round-trips the outcome of an order', () => {
  const idempotencyKey = fc.uuid().map(anIdempotencyKey);
  expect(changed(calls.findOrder.request, fc.record({ idempotencyKey }))).toBeNull();
  expect(
    changed(
      calls.findOrder.response,
      fc.record({
        fate: fc.constantFrom('Unknown' as const, 'Running' as const, 'Opened' as const, 'Refused' as const),
        txKey: arbOption(key),
      }),
    ),
  ).toBeNull();
});

test('only the first read contains the buyer', () => {
  fc.assert(
    fc.property(arbBuyer, arbCartRead, (buyer, cart) => {
      const read = calls.getCart.response.decode(
        wired({ ...fieldsOf(calls.getCart.response.encode({ ...cart, ...noneUnreadable })), buyer }),
      );
      expect(read).toEqual(E.right({ ...cart, ...noneUnreadable }));
    }),
    { numRuns: 10 },
  );
});

test('[CM-16 CM-17 CM-19] round-trips countries, companies and exchange rates', () => {
  const country = fc.record({ countryCode: fc.constantFrom('JP', 'CN'), countryType: arbText, countryName: arbText });
  expect(changed(calls.getOverseaShippingCountries.request, fc.constant(undefined))).toBeNull();
  expect(
    changed(calls.getOverseaShippingCountries.response, fc.record({ countries: fc.array(country, { maxLength: 5 }) })),
  ).toBeNull();
  expect(changed(calls.getOverseaShippingCompanies.request, fc.record({ countryType: requestText100 }))).toBeNull();
  expect(
    changed(
      calls.getOverseaShippingCompanies.response,
      arbTerms.map(({ companies }) => ({ companies })),
    ),
  ).toBeNull();
  expect(
    changed(calls.getExchangeRate.request, fc.record({ currencyCode: arbOption(fc.constantFrom(...currencyCodes)) })),
  ).toBeNull();
  expect(
    changed(
      calls.getExchangeRate.response,
      arbTerms.map(({ exchangeRates }) => ({ exchangeRates })),
    ),
  ).toBeNull();
});

test('[CM-14 CM-18] round-trips overseas fees and unavailable units', () => {
  const asked = { countryType: requestText100, requests: priceRequests };
  expect(changed(calls.getOverseaShippingFees.request, fc.record(asked))).toBeNull();
  expect(
    changed(
      calls.getOverseaShippingFees.response,
      arbTerms.map(({ fees }) => ({ fees })),
    ),
  ).toBeNull();
  const shippingCompanies = fc.subarray([...shippingCompanyTypes]);
  expect(changed(calls.getShippingUnavailableItems.request, fc.record({ ...asked, shippingCompanies }))).toBeNull();
  expect(
    changed(
      calls.getShippingUnavailableItems.response,
      arbTerms.map(({ unavailable }) => ({ unavailable })),
    ),
  ).toBeNull();
});

test('[CM-20 CM-49] round-trips an address and a country change', () => {
  expect(changed(calls.getLatestShippingAddress.request, fc.constant(undefined))).toBeNull();
  expect(
    changed(calls.getLatestShippingAddress.response, fc.record({ latestShippingAddress: arbOption(arbAddress) })),
  ).toBeNull();
  expect(changed(calls.changeCountry.request, fc.record({ countryType: requestText100 }))).toBeNull();
  expect(changed(calls.changeCountry.response, fc.record({ shippingCountry: arbText }))).toBeNull();
});

const itemNos = (max: number) => fc.array(fc.constantFrom('I1', 'I2', 'I3').map(anItemNo), { maxLength: max });

test('[CM-09] round-trips a hidden nudge', () => {
  const type = fc.constantFrom(...cartNudgingTypes);
  expect(changed(calls.hideNudging.request, fc.record({ cartNudgingType: type }))).toBeNull();
});

test('[CM-29] round-trips price changes', () => {
  const few = fc.array(id, { maxLength: 10 });
  expect(changed(calls.postSignalItems.request, fc.record({ cartUnitIds: few }))).toBeNull();
  const signals = fc.record({ signals: fc.array(arbPriceSignal, { maxLength: 10 }) });
  expect(changed(calls.postSignalItems.response, signals)).toBeNull();
});

test('[CM-34] [CM-35] round-trips recommendations', () => {
  for (const call of [calls.cartBt, calls.recommendItems]) {
    expect(changed(call.request, fc.record({ itemNos: itemNos(5), isApp: fc.boolean() }))).toBeNull();
    expect(changed(call.response, fc.record({ lists: fc.array(arbRecommendedList, { maxLength: 5 }) }))).toBeNull();
  }
});

test('[CM-36] [CM-37] round-trips shown items', () => {
  const shown = fc.record({
    seedItemNo: fc.constant(anItemNo('I1')),
    itemNos: itemNos(20),
    isApp: fc.boolean(),
  });
  for (const call of [calls.vimp, calls.imp]) expect(changed(call.request, shown)).toBeNull();
});

test('[CM-06] [CM-15] [RT-07] [RT-08] round-trips the replies of the remaining calls', () => {
  expect(changed(calls.addCart.response, fc.record({ cartUnitId: id, cartVersion: fc.nat() }))).toBeNull();
  const transPolicy = fc.record({
    itemNo: arbItemNo,
    arrivalScheduledDate: fc.constant('2026-11-24'),
    displayType: fc.constantFrom('Scheduled' as const, 'Guaranteed' as const),
    cutOffTime: arbOption(fc.constant('2026-11-23T18:00:00.000Z')),
  });
  const transPolicies = fc.array(transPolicy, { maxLength: 3 });
  expect(changed(calls.getStarDeliveryTransPolicy.response, fc.record({ transPolicies }))).toBeNull();
  const kept = fc.record({ key: fc.uuid().map(detailKey) });
  for (const { response } of [calls.keepGatewayDetail, calls.keepLayerDetail])
    expect(changed(response, kept)).toBeNull();
});

test('[AZ-5] the tests above check every reply codec for unlisted fields', () => {
  // forms receive a file
  const missing = callNames.filter((name) => !asked.has(calls[name].response) && !('isForm' in calls[name]));
  expect(missing).toEqual([]);
});
