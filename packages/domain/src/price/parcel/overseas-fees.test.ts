import { expect, test } from 'vitest';
import { replaceFields } from '../../cart/cart.ts';
import { anExtraDiscount } from '../../testing/builders/price.ts';
import { cartUnitId } from '../../money/ids.ts';
import { overseaFreeFrom } from '../../entities/overseas/country.ts';
import { noOversea, type OverseaShipping } from '../../entities/overseas/oversea.ts';
import { anOpenCart, withAllSelected, anOversea, anItem, aUnit } from '../../testing/index.ts';
import { isOverseaAwaited, payableOf, pricedOf } from '../../selectors/priced-of.ts';
import { lacksFee } from './shipping-fees.ts';
import { cartSummary, itemGroupSummary } from '../priced-cart.ts';
import { totalOf } from '../ledger/ledger.ts';
import { won } from '../../money/won.ts';

const [one, two] = [cartUnitId(1), cartUnitId(2)];
const apples = [aUnit(), aUnit({ cartUnitId: two })];
const abroad = (shippingCountry: string, oversea = anOversea('CJ', [one, two]), units = apples) =>
  withAllSelected(
    anOpenCart(units, {
      destination: { country: shippingCountry, overseas: { ...oversea, freeFrom: overseaFreeFrom(shippingCountry) } },
    }),
  );
const feesOf = (state: ReturnType<typeof abroad>) =>
  pricedOf(state).entries.filter(({ kind }) => kind === 'OverseaShipping');

test('[OV-03 CM-53] a fee is missing if the chosen courier ships a unit but gave no fee for it', () => {
  const known = anOversea('CJ', [one]);
  expect([lacksFee(known, []), lacksFee(known, [one]), lacksFee(known, [one, two])]).toEqual([false, false, true]);
  expect(lacksFee(anOversea('CJ', [one, two]), [two])).toBe(false);
  const staying = [{ shippingCompany: 'CJ' as const, unavailableCartUnitIds: [two] }];
  expect(lacksFee({ ...known, unavailable: staying }, [one, two])).toBe(false);
  // Data of other couriers must not affect the chosen one.
  const others = [{ shippingCompany: 'EMS' as const, unavailableCartUnitIds: [two] }];
  expect(lacksFee({ ...known, unavailable: others }, [two])).toBe(true);
  expect(lacksFee({ ...known, selectedCompany: 'EMS' }, [one])).toBe(true);
});

test('[PR-06 OV-03] the total includes overseas fees; item and seller totals do not', () => {
  const [home, away] = [withAllSelected(anOpenCart(apples)), abroad('Japan')];
  const fees = totalOf(feesOf(away));
  expect(fees).toBe(18_000);
  const goods = pricedOf(home).goods;
  expect(payableOf(away)).toBe(payableOf(home) + fees);
  expect(cartSummary(pricedOf(away)).price).toBe(payableOf(away));
  expect(itemGroupSummary(pricedOf(away), [one, two]).price).toBe(goods);
});

test('[OV-03] each selected unit that the courier ships has one fee; a refused unit has none, whatever others refuse', () => {
  const oversea = anOversea('CJ', [one, two]);
  const placesOf = (over: Partial<OverseaShipping>) =>
    feesOf(abroad('Japan', { ...oversea, ...over })).map(({ place, amount }) => [place, amount]);
  const [first, second] = [one, two].map((id) => [{ type: 'Oversea', cartUnitId: id }, 9_000]);
  const refusedBy = (shippingCompany: 'CJ' | 'EMS', ...ids: readonly (typeof one)[]) => ({
    unavailable: [{ shippingCompany, unavailableCartUnitIds: ids }],
  });
  expect(placesOf({})).toEqual([first, second]);
  expect(placesOf(refusedBy('CJ', two))).toEqual([first]);
  expect(placesOf(refusedBy('EMS', one, two))).toEqual([first, second]);
  expect(placesOf({ selectedCompany: 'EMS' })).toEqual([]);
  expect(feesOf({ ...abroad('Japan', { ...oversea, ...refusedBy('CJ', two) }), selected: [two] })).toEqual([]);
});

test('[OV-14 OV-02] charges no overseas fee for domestic carts and on outlet', () => {
  const state = abroad('Japan');
  expect([feesOf(abroad('SouthKorea')), feesOf(abroad('Unknown'))]).toEqual([[], []]);
  expect(feesOf({ ...state, storefront: { ...state.storefront, tenant: 'outlet' } })).toEqual([]);
});

test.each([
  ['Indonesia', 85_000],
  ['Thailand', 135_000],
  ['Japan', 150_000],
  ['Philippines', 220_000],
  ['MalaysiaWest', 230_000],
  ['RussianFederation', 230_000],
  ['Taiwan', 230_000],
  ['NewZealand', 270_000],
  ['Singapore', 320_000],
  ['HongKong', 580_000],
  ['Australia', 690_000],
  ['UnitedStates', 870_000],
])('[OV-11] %s ships free from %i won of goods, not from one less', (country, amount) => {
  const costing = (price: number) =>
    abroad(country, anOversea('CJ', [one]), [aUnit({ item: anItem({ itemSellPrice: won(price) }) })]);
  expect(feesOf(costing(amount - 1)).map((entry) => entry.amount)).toEqual([9_000]);
  expect(feesOf(costing(amount)).map((entry) => entry.amount)).toEqual([0]);
});

test.each(['China', 'toString'])('[OV-11] %s has no threshold', (country) => {
  expect(overseaFreeFrom(country)).toBeUndefined();
});

test('[OV-11] goods that cannot be shipped do not count towards free shipping', () => {
  const dear = aUnit({ cartUnitId: two, item: anItem({ itemSellPrice: won(500_000) }) });
  const unavailable = [{ shippingCompany: 'CJ' as const, unavailableCartUnitIds: [two] }];
  const state = abroad('Japan', { ...anOversea('CJ', [one, two]), unavailable }, [aUnit(), dear]);
  expect(feesOf(state).map(({ amount }) => amount)).toEqual([9_000]);
});

const domesticOnly = { shippingKnown: false, payable: 20_000 };

test('[OV-03 SH-05] fees that could not be read leave shipping unknown', () => {
  const state = abroad('Japan', { ...anOversea('CJ', [one, two]), status: 'Failed' });
  expect(pricedOf(state)).toMatchObject(domesticOnly);
  expect(feesOf(state)).toEqual([]);
});

test.each(['NotAsked', 'Asking'] as const)(
  '[OV-03 SH-05] before the first read (%s) the total shipping is unknown; earlier data stays valid',
  (status) => {
    expect(pricedOf(abroad('Japan', { ...noOversea, status }))).toMatchObject(domesticOnly);
    const again = pricedOf(abroad('Japan', { ...anOversea('CJ', [one, two]), status }));
    expect(again).toMatchObject({ shippingKnown: true, payable: payableOf(abroad('Japan')) });
  },
);

test('[OV-03] overseas shipping is pending until it was read or failed; domestic shipping never is', () => {
  const awaited = (status: OverseaShipping['status'], country = 'Japan') =>
    isOverseaAwaited(abroad(country, { ...noOversea, status }));
  expect([awaited('NotAsked'), awaited('Asking')]).toEqual([true, true]);
  expect([awaited('Known'), awaited('Failed'), awaited('NotAsked', 'SouthKorea')]).toEqual([false, false, false]);
});

test('[OV-03 PR-08] a fee entry has courier, weight, subtotal, and the free-shipping threshold if there is one', () => {
  const fee = { rule: 'OverseaShippingFee', kind: 'OverseaShipping', sellerGroupKey: '', amount: 9000 };
  const place = { type: 'Oversea', cartUnitId: one };
  const inputs = { company: 'CJ', kg: 1, subtotal: 10_000 };
  const only = (country: string) => feesOf(abroad(country, anOversea('CJ', [one]), [aUnit()]));
  expect(only('Japan')).toEqual([{ ...fee, place, inputs: { ...inputs, freeFrom: 150_000 } }]);
  expect(only('China')).toEqual([{ ...fee, place, inputs }]);
});

test('[OV-11 DC-04] an extra discount does not affect free shipping overseas', () => {
  const units = [aUnit({ item: anItem({ itemSellPrice: won(150_000) }) })];
  const off = {
    unit: 'Amount',
    baseAmount: won(100_000),
    discountAmount: won(5_000),
    maxDiscountAmount: undefined,
  } as const;
  const extra = [anExtraDiscount(off)];
  const state = replaceFields(abroad('Japan', anOversea('CJ', [one]), units), { discounts: { extra } });
  expect(feesOf(state).map(({ amount }) => amount)).toEqual([0]);
  expect(payableOf(state)).toBe(payableOf(abroad('Japan', anOversea('CJ', [one]), units)) - 5_000);
});
