import { expect, test } from 'vitest';
import { cartUnitId } from '../money/ids.ts';
import { anExtraDiscount, anOpenCart, aUnit, testNow, withAllSelected } from '../testing/index.ts';
import { orderedDiscountsOf } from './ordered-discounts.ts';

const units = [1, 2].map((n) => aUnit({ cartUnitId: cartUnitId(n) }));
const cart = (endDate: string) =>
  withAllSelected(anOpenCart(units, { extraDiscountCandidates: [anExtraDiscount({ endDate })], pricesAsOf: testNow }));

test('[DC-06] an order names the applied extra discount with its units', () => {
  expect(orderedDiscountsOf(cart('2026-12-31T14:59:59.999Z'))).toEqual([
    { cartUnitIds: [1, 2], discountNo: 'E1', discountType: 'Extra' },
  ]);
});

test('[DC-06] an order without an extra discount names none', () => {
  expect(orderedDiscountsOf(cart('2026-01-01T00:00:00.000Z'))).toEqual([]);
});
