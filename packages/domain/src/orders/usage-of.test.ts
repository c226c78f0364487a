import { replaceFields } from '../cart/cart.ts';
import { expect, test } from 'vitest';
import { cartUnitId } from '../money/ids.ts';
import { payableOf } from '../selectors/priced-of.ts';
import { anOpenCart, withAllSelected, aCoupon, anOversea } from '../testing/index.ts';
import { parcel } from '../testing/oversea-rules.ts';
import { overseaUsageOf } from './usage-of.ts';

const units = [parcel(1), parcel(2, {}, { quantity: 2 }, 'cosmetics')];
const abroad = (shippingCountry: string) =>
  withAllSelected(
    anOpenCart(units, {
      destination: { country: shippingCountry, overseas: anOversea('CJ', [cartUnitId(1), cartUnitId(2)]) },
    }),
  );

test('[OV-06 OV-07 OV-08] reports the usage of each limit before it is reached', () => {
  const cartUnitIds = [1, 2].map(cartUnitId);
  expect(overseaUsageOf(abroad('Japan'))).toEqual([
    { kind: 'Pieces', used: 3, max: 30, unit: 'piece', isOver: false, cartUnitIds },
    { kind: 'Amount', used: 3_261, max: 16_600, unit: 'JPY', isOver: false, cartUnitIds },
    { kind: 'Weight', used: 3, max: 30, unit: 'kg', isOver: false, cartUnitIds },
    { kind: 'Cosmetics', used: 2, max: 24, unit: 'piece', isOver: false, cartUnitIds: [cartUnitId(2)] },
  ]);
});

test('[OV-04 OV-08] reports every limit of a company with several limits, and the fullest category', () => {
  const kinds = (country: string, company: 'CJ' | 'SFExpress') =>
    overseaUsageOf(replaceFields(abroad(country), { destination: { overseas: anOversea(company) } })).map(
      ({ kind, used, unit }) => [kind, used, unit],
    );
  expect(kinds('Taiwan', 'CJ')).toEqual([
    ['Pieces', 3, 'piece'],
    ['Amount', 682, 'TWD'],
    ['Amount', 21.43, 'USD'],
    ['Weight', 3, 'kg'],
    ['EachCategory', 2, 'piece'],
  ]);
  expect(kinds('China', 'SFExpress')).toEqual([
    ['Pieces', 3, 'piece'],
    ['Amount', 30_000, 'KRW'],
    ['Weight', 3, 'kg'],
  ]);
});

test('[OV-14 SE-04] reports no usage for domestic orders, on outlet, or without selected units', () => {
  const state = abroad('Japan');
  expect(overseaUsageOf(abroad('SouthKorea'))).toEqual([]);
  expect(overseaUsageOf({ ...state, storefront: { ...state.storefront, tenant: 'outlet' } })).toEqual([]);
  expect(overseaUsageOf({ ...state, selected: [] })).toEqual([]);
});

test('[OV-06 CP-05] a coupon on the fee of a parcel does not lower the price of the goods', () => {
  const state = abroad('Japan');
  const coupon = aCoupon({ couponType: 'BuyerCoupon', isFreeShipping: true, cartUnitIds: [cartUnitId(1)] });
  const reduced = { ...state, coupons: { ...state.coupons, applied: [coupon] } };
  expect(payableOf(reduced)).toBeLessThan(payableOf(state));
  expect(overseaUsageOf(reduced)).toEqual(overseaUsageOf(state));
});
