import {
  cartTabs,
  cartUnitId,
  couponIssueNo,
  couponLanes,
  couponPolicyNo,
  currencyCodes,
  priceParts,
  shippingCompanyTypes,
  sideLayers,
  txKey,
  won,
} from '@baguni/domain';
import * as kit from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import type * as t from 'io-ts';
import { expect, test } from 'vitest';
import { wired } from '../../testing/wired.ts';
import { documentOf } from './state-codec.ts';
import { cartEvent, eventLog, type EventDocument, type EventDocumentType } from './event-codec.ts';

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
    fc.constantFrom(O.none, O.some(409)),
    fc.constantFrom(null, { unit: 1 }),
  )
  .map(([message, kind, status, data]) => kit.anApiError({ message, kind, status, data, redirectUrl: O.some('/x') }));

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
  ExtrasRead: fc.record({ extras: kit.arbExtras }),
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
