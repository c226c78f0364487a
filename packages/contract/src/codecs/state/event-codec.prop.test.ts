import fc, { type Arbitrary } from 'fast-check';
import * as kit from '@baguni/domain/testing';
import {
  cartUnitId,
  couponIssueNo,
  couponPolicyNo,
  emptyCart,
  unreadableUnit,
  won,
  cartTabs,
  couponLanes,
  currencyCodes,
  priceParts,
  shippingCompanyTypes,
  sideLayers,
  txKey,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { arbPageData } from '../../testing/arb-page-data.ts';
import { wired } from '../../testing/wired.ts';
import { cartOfDocument, documentOf, cartDocument, type CartDocument } from './state-codec.ts';
import { cartEvent, eventLog, type EventDocument, type EventDocumentType } from './event-codec.ts';
import type * as t from 'io-ts';

const travelled = (state: CartDocument): unknown => cartDocument.decode(wired(cartDocument.encode(state)));

test('a cart survives its document, codec and JSON', () => {
  fc.assert(
    fc.property(kit.arbCartState, (state) => {
      const document = documentOf(state);
      expect(travelled(document)).toEqual(E.right(document));
      expect(cartOfDocument(document)).toEqual(state);
    }),
    { numRuns: 100 },
  );
});

test('[PG-15] reads the banners of version 0.1.0: one, or null without a sale', () => {
  const banner = { text: 'Sale', textColor: '#ffffff', bgColor: '#000000', imageUrl: '', itemNos: ['I1'] };
  const document = documentOf(kit.anOpenCart([kit.aUnit()]));
  const bannersOf = (bsd: unknown): unknown => {
    const read = cartDocument.decode(Object.assign({}, wired(cartDocument.encode(document)), { extras: { bsd } }));
    return E.isRight(read) ? read.right.extras.bsd : 'refused';
  };
  expect([null, banner, [banner], undefined, [null], 'Sale'].map(bannersOf)).toEqual([
    [],
    [banner],
    [banner],
    undefined,
    'refused',
    'refused',
  ]);
});

test('[DL-03 QT-04] reads the undo data of version 0.1.0, which had no kind', () => {
  const document = cartDocument.encode(documentOf(kit.anOpenCart([kit.aUnit()])));
  const older = { units: [], selected: [], coupons: [], isUndoing: false };
  const kindOf = (removal: object): unknown => {
    const read = cartDocument.decode(Object.assign({}, wired(document), { extras: { removal } }));
    return E.isRight(read) ? read.right.extras.removal?.kind : 'refused';
  };
  expect(
    [older, { ...older, isInCart: true }, { ...older, kind: 'Saved' }, { ...older, kind: 'Other' }].map(kindOf),
  ).toEqual(['Deleted', 'CouponsCancelled', 'Saved', 'refused']);
});

test('[CK-18] reads sessions of older pages, which did not count refused orders', () => {
  const { refusedOrders, ...older } = cartDocument.encode(documentOf(kit.anOpenCart([kit.aUnit()])));
  expect([refusedOrders, cartDocument.decode(wired(older))]).toMatchObject([0, { right: { refusedOrders: 0 } }]);
});

test('a cart is plain JSON: it survives a round trip without a codec too', () => {
  fc.assert(
    fc.property(kit.arbCartState, (state) => {
      expect(wired(state)).toEqual(state);
    }),
    { numRuns: 100 },
  );
});

test('a State with pending saves, refusals, deletions, an order, unreadable units and prices survives', () => {
  const id = cartUnitId(1);
  const finding = {
    code: 'CART-BR3-06',
    params: { max: 5, product: '{0} $&' },
    units: [id],
    fixes: [
      { type: 'SetQuantity', cartUnitId: id, quantity: 5 },
      { type: 'SelectAll' },
      { type: 'SignIn' },
      { type: 'Deselect', cartUnitIds: [id] },
      { type: 'RemoveCoupons', cartUnitIds: [id] },
      { type: 'RemoveCoupons', cartUnitIds: [id], couponIssueNoes: [couponIssueNo('C1')] },
      { type: 'Delete', cartUnitIds: [id] },
    ],
  } as const;
  const inputs = { selected: [id], quantities: [1] };
  const gauge = { type: 'GAUGE', missing: won(700), percent: 53 } as const;
  const unit = kit.aUnit();
  const state: CartDocument = {
    ...documentOf(kit.anOpenCart([unit, unreadableUnit(cartUnitId(-1))])),
    selected: [id],
    serverPrices: {
      status: 'Asking',
      answer: { inputs, bundles: [], gauges: [{ bundleKey: unit.bundleKey, gauge }] },
    },
    couponBox: {
      cartUnitId: id,
      scope: 'ItemGroup',
      openedAt: 1,
      choices: [
        { lane: 'Buyer', cartUnitId: cartUnitId(2), couponKey: couponIssueNo('policy/P1') },
        { lane: 'Shipping', cartUnitId: cartUnitId(1), couponKey: undefined },
      ],
      downloading: [couponPolicyNo('P1')],
      fresh: [couponIssueNo('C1')],
      isApplying: true,
    },
    bestCombination: {
      status: 'Applying',
      found: {
        cartVersion: 1,
        selected: [id],
        lines: [{ couponKey: couponIssueNo('C1'), cartUnitIds: [id] }],
        before: won(2),
        after: won(1),
        gap: won(0),
        unused: [{ couponKey: couponIssueNo('C2'), reason: finding }],
      },
    },
    saving: [{ cartUnitId: id, quantity: 999 }],
    refusals: [{ cartUnitId: id, finding }],
    deleting: [id],
    isOrdering: true,
    isAppliedCouponQuantityChanged: true,
  };
  expect(travelled(state)).toEqual(E.right(state));
});

test('the document of a page that did not load survives', () => {
  const document: CartDocument = { ...documentOf(emptyCart(kit.aStorefront())), load: 'LoadFailed' };
  expect(travelled(document)).toEqual(E.right(document));
});

test('refuses invalid States without an exception', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(E.isLeft(cartDocument.decode(value))).toBe(true);
    }),
  );
});

const id = fc.integer({ min: -3, max: 1_000 }).map(cartUnitId);
const ids = fc.array(id, { maxLength: 10 });
const version = fc.nat(1_000_000);
const moment = fc.integer({ min: 0, max: kit.testNow });
const coupon = fc.nat(9).chain((n) => kit.arbHeldCoupon({ units: 5, coupons: 3, items: 3, sellers: 2 }, n));
const terms = kit.arbOverseaTerms([1, 2, 3].map(cartUnitId));
const missing = fc.subarray([...priceParts]);
const inputs = ids.map((selected) => ({ selected, quantities: selected.map(() => 2) }));
const finding = ids.map((units) => ({
  code: 'CART-BR3-06' as const,
  params: { max: 5 },
  units,
  fixes: [{ type: 'Deselect' as const, cartUnitIds: units }, { type: 'SelectAll' as const }],
}));
const error = fc
  .tuple(
    kit.arbText,
    fc.constantFrom('Refused' as const, 'TimedOut' as const),
    fc.constantFrom(undefined, 409),
    fc.constantFrom(null, { unit: 1 }),
  )
  .map(([message, kind, status, data]) => kit.anApiError({ message, kind, status, data, redirectUrl: '/x' }));

type Fields<T extends EventDocumentType> = Arbitrary<Omit<Extract<EventDocument, { type: T }>, 'type'>>;
const nothing = fc.constant({});
const ofUnit = fc.record({ cartUnitId: id });
const ofUnits = fc.record({ cartUnitIds: ids });
const ofError = fc.record({ error });
const ofCountry = fc.record({ countryType: kit.arbText });
const ofPolicy = fc.nat(99).map((n) => ({ policyNo: couponPolicyNo(`P${n}`) }));
const maybeMissing = <A>(fields: Arbitrary<A>) =>
  fc.oneof(
    fields,
    fc.tuple(fields, missing).map(([one, lacks]) => ({ ...one, missing: lacks })),
  );

const arbFoundCombination = fc.record({
  found: fc.record({
    cartVersion: version,
    selected: ids,
    lines: ids.map((cartUnitIds) => [{ couponKey: couponIssueNo('C1'), cartUnitIds }]),
    before: kit.arbWon,
    after: kit.arbWon,
    gap: kit.arbWon,
    unused: finding.map((reason) => [{ couponKey: couponIssueNo('C2'), reason }]),
  }),
});

const arbFields: { readonly [T in EventDocumentType]: Fields<T> } = {
  EnvironmentRead: fc.record({ environment: kit.arbEnvironment }),
  CartOpened: fc.record({ initial: maybeMissing(kit.arbInitialCart), autoSelected: ids }),
  CartResumed: fc.record({ selected: ids }),
  CartLoadFailed: ofError,
  CartReloaded: fc.record({ content: maybeMissing(kit.arbCartRead) }),
  TabSwitched: fc.record({ tab: fc.constantFrom(...cartTabs) }),
  UnitToggled: ofUnit,
  SellerGroupToggled: fc.record({ sellerGroupKey: kit.arbText }),
  TabToggled: nothing,
  SelectionNarrowed: ofUnits,
  OrderAgreed: fc.record({ code: fc.constantFrom('ASK-OVERSEA-CONSENT' as const) }),
  QuantityChangeStarted: fc.record({ cartUnitId: id, quantity: fc.integer({ min: 1, max: 999 }) }),
  QuantityChanged: fc.record({
    cartUnitId: id,
    unit: kit.arbUnit,
    cartVersion: version,
    cancelledCoupons: fc.boolean(),
  }),
  QuantityRefused: fc.record({ cartUnitId: id, finding }),
  QuantityChangeFailed: fc.record({ cartUnitId: id, error }),
  UnitsDeleteStarted: ofUnits,
  UnitsDeleted: fc.record({ cartUnitIds: ids, cartVersion: version }),
  UnitsDeleteFailed: fc.record({ cartUnitIds: ids, error }),
  PricesAsked: fc.record({ inputs }),
  PricesUpdated: maybeMissing(
    fc.record({
      inputs,
      bundles: kit.arbUnit.map(({ bundleKey }) => [{ bundleKey, isMaxCharge: true, shippingFee: won(2_500) }]),
      policies: fc.array(kit.arbPolicy, { maxLength: 3 }),
      discounts: fc.array(fc.record({ cartUnitId: id, discounts: fc.array(kit.arbDiscount, { maxLength: 3 }) }), {
        maxLength: 3,
      }),
      gauges: fc
        .tuple(kit.arbUnit, kit.arbWon)
        .map(([{ bundleKey }, least]) => [
          { bundleKey, gauge: { type: 'GAUGE' as const, missing: least, percent: 5 } },
        ]),
    }),
  ),
  PricesFailed: fc.record({ inputs }),
  ExtraDiscountsRead: maybeMissing(fc.record({ candidates: kit.arbExtraDiscounts(kit.testNow), now: moment })),
  CashbackRead: fc.record({ cashback: kit.arbCashbackAnswer([1, 2].map(cartUnitId)) }),
  SmileCardNudgeCouponsRead: fc.record({ coupons: kit.arbCardOffers }),
  CouponsAsked: nothing,
  CouponsRead: fc.record({ coupons: fc.array(coupon, { maxLength: 3 }) }),
  CouponsFailed: ofError,
  CouponsApplied: maybeMissing(
    fc.record({
      appliedCoupons: kit.arbUnits.chain(kit.arbAppliedCoupons),
      cartVersion: version,
      units: fc.array(fc.record({ cartUnitId: id, version }), { maxLength: 3 }),
    }),
  ),
  CouponIssued: fc.record({ coupon }),
  CouponsRecommended: ofUnits,
  CouponPromptDismissed: nothing,
  CouponBoxOpened: fc.record(
    { cartUnitId: id, now: moment, scope: fc.constantFrom('Unit' as const, 'ItemGroup' as const) },
    { requiredKeys: ['cartUnitId', 'now'] },
  ),
  CouponChosen: fc.record(
    {
      cartUnitId: id,
      lane: fc.constantFrom(...couponLanes),
      couponKey: kit.arbOption(fc.constant(couponIssueNo('C1'))),
    },
    { requiredKeys: ['lane', 'couponKey'] },
  ),
  CouponBoxApplyStarted: nothing,
  CouponBoxApplyFailed: nothing,
  CouponBoxClosed: nothing,
  CouponDownloadStarted: ofPolicy,
  CouponDownloadFailed: ofPolicy,
  CombinationSought: nothing,
  CombinationProgressed: arbFoundCombination,
  CombinationFound: arbFoundCombination,
  CombinationFailed: nothing,
  CombinationApplyStarted: nothing,
  CombinationApplyFailed: nothing,
  CombinationClosed: nothing,
  CountriesAsked: nothing,
  CountriesRead: fc.record({
    countries: fc.array(fc.record({ countryCode: kit.arbText, countryType: kit.arbText, countryName: kit.arbText }), {
      maxLength: 3,
    }),
  }),
  CountriesFailed: nothing,
  CountryChangeStarted: ofCountry,
  CountryChanged: ofCountry,
  CountryChangeFailed: ofError,
  OverseaAsked: nothing,
  OverseaRead: maybeMissing(terms),
  OverseaFailed: ofCountry,
  CompanyChosen: fc.record({ company: fc.constantFrom(...shippingCompanyTypes) }),
  CurrencyChosen: fc.record({ currency: fc.constantFrom(...currencyCodes) }),
  PapersGiven: fc.record({
    papers: kit.arbPapers.chain((all) =>
      fc.subarray(Object.entries(all)).map((some): Partial<typeof all> => Object.fromEntries(some)),
    ),
  }),
  IdImageRefused: fc.record({ refusal: fc.constantFrom('Type' as const, 'Size' as const) }),
  AddressRead: fc.record({ address: kit.arbOption(kit.arbAddress) }),
  AddressFailed: nothing,
  ExtrasRead: fc.record({ extras: arbPageData }),
  SideLayerOpened: fc.record({ layer: fc.constantFrom(...sideLayers) }),
  SideLayerClosed: nothing,
  CheckoutStarted: ofUnits,
  CheckoutRefused: fc.record({ finding }),
  CheckoutFailed: ofError,
  CheckoutCreated: fc.constant({ txKey: txKey('T1') }),
};

const types = Object.keys(arbFields) as readonly EventDocumentType[];
const arbEvent = (type: EventDocumentType): Arbitrary<EventDocument> =>
  (arbFields[type] as Arbitrary<object>).map((fields) => ({ type, ...fields }) as EventDocument);

test.each(types)('[SE-03] an event survives its codec and JSON: %s', (type) => {
  fc.assert(
    fc.property(arbEvent(type), (event) => {
      expect(cartEvent.is(event)).toBe(true);
      expect(cartEvent.decode(wired(cartEvent.encode(event)))).toEqual(E.right(event));
    }),
    { numRuns: 25 },
  );
});

test('[SE-03] a log survives its codec and JSON', () => {
  const arbLog: Arbitrary<t.TypeOf<typeof eventLog>> = fc.record({
    base: kit.arbCartState.map(documentOf),
    events: fc.array(fc.constantFrom(...types).chain(arbEvent), { maxLength: 5 }),
  });
  fc.assert(
    fc.property(arbLog, (log) => {
      expect(eventLog.decode(wired(eventLog.encode(log)))).toEqual(E.right(log));
    }),
    { numRuns: 25 },
  );
});

test('refuses invalid events without an exception', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.jsonValue(), fc.record({ type: fc.constantFrom<unknown>('Nothing', 'toString', 1) })),
      (value) => {
        expect([cartEvent.is(value), E.isLeft(cartEvent.decode(value))]).toEqual([false, true]);
      },
    ),
  );
  const odd = { type: 'QuantityChangeStarted', cartUnitId: 1, quantity: '2' };
  expect(E.isLeft(cartEvent.decode(odd))).toBe(true);
  expect(E.isLeft(cartEvent.decode({ type: 'PapersGiven', papers: { isConsented: 'yes' } }))).toBe(true);
});
