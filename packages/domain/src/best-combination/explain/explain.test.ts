import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { cartUnitId, couponIssueNo, itemNo } from '../../money/ids.ts';
import { pricingInput } from '../../selectors/priced-of.ts';
import { won } from '../../money/won.ts';
import {
  aDiscount,
  aHeldCoupon,
  anItem,
  anOpenCart,
  aSituation,
  aUnit,
  couponFlags,
  withAllSelected,
} from '../../testing/index.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import { bestCombination } from '../best-combination.ts';

const pear = (id: number, price: number, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({
    cartUnitId: cartUnitId(id),
    item: anItem({ itemNo: itemNo(`I${id}`), itemSellPrice: won(price) }),
    ...over,
  });
const amount = (no: string, discountValue: number, over: Partial<Coupon> = {}): Coupon =>
  aHeldCoupon({
    issueNo: O.some(couponIssueNo(no)),
    couponName: no,
    discountUnitType: 'Amount',
    discountValue,
    ...over,
  });
const reasons = (units: readonly CartUnit[], coupons: readonly Coupon[]) =>
  Object.fromEntries(
    bestCombination({
      pricing: pricingInput(withAllSelected(anOpenCart(units))),
      coupons,
      situation: aSituation(),
    }).unused.map(({ coupon, reason }) => [coupon.couponName, reason.code]),
  );
const onlyFor = (id: number): Partial<Coupon> => ({ target: { type: 'Items', itemNos: [itemNo(`I${id}`)] } });

test('[CP-19 CP-20] reports the reason at the place that passes the most rules', () => {
  const club = { flags: couponFlags('isClub') };
  for (const id of [1, 2, 3])
    expect(
      reasons(
        [1, 2, 3].map((n) => pear(n, 9000)),
        [amount('A', 100, { ...club, ...onlyFor(id) })],
      ),
    ).toEqual({
      A: 'COUPON-CLUB',
    });
  const expired = { expiredDate: '2026-11-19T00:00:00Z' };
  expect(reasons([pear(1, 9000), pear(2, 9000)], [amount('A', 100, { ...expired, ...onlyFor(2) })])).toEqual({
    A: 'COUPON-EXPIRED',
  });
});

test('[CP-19 CP-03] reports the minimum purchase only if it is missed at every place', () => {
  const units = [pear(1, 10_000, { discounts: [aDiscount({ discountType: 'Ebay' })] }), pear(2, 4000)];
  expect(reasons(units, [amount('A', 900, { possiblePrice: won(5000) })])).toEqual({ A: 'COUPON-WORTH-NOTHING' });
  expect(reasons(units, [amount('A', 900, { possiblePrice: won(10_001) })])).toEqual({ A: 'COUPON-MINIMUM' });
});

test('[CP-19 CP-08] reports a coupon of another lane at the same place as a conflict', () => {
  const dup = amount('dup', 3000, { couponType: 'SellerDupCoupon' });
  expect(reasons([pear(1, 9000)], [dup, amount('super', 2000, { couponType: 'SuperCoupon' })])).toEqual({
    super: 'CART-BR5-14',
  });
  expect(reasons([pear(1, 9000)], [dup, amount('less', 2000, { couponType: 'SellerDupCoupon' })])).toEqual({
    less: 'COUPON-BETTER-OTHERWISE',
  });
});

test('[CP-19 CP-05] of two shipping coupons for a parcel the smaller one is unused', () => {
  const flags = couponFlags('isFreeShipping');
  expect(reasons([pear(1, 9000)], [amount('A', 2000, { flags }), amount('B', 1000, { flags })])).toEqual({
    B: 'COUPON-BETTER-OTHERWISE',
  });
});

test('[CP-19] evaluates each coupon alone: a coupon without a saving reports this, whatever others save', () => {
  expect(reasons([pear(1, 9000)], [amount('A', 3000), amount('B', 2000), amount('C', 0)])).toEqual({
    B: 'COUPON-BETTER-OTHERWISE',
    C: 'COUPON-WORTH-NOTHING',
  });
  const discounted = pear(1, 9000, { discounts: [aDiscount({ discountType: 'Ebay' })] });
  expect(reasons([discounted], [amount('A', 3000), amount('B', 2000), amount('D', 500)])).toEqual({
    B: 'COUPON-BETTER-OTHERWISE',
    D: 'COUPON-WORTH-NOTHING',
  });
});
