import { cartUnitId, payableOf, won, type CartState } from '@baguni/domain';
import { anExtraDiscount, anItem, anOpenCart, aUnit, testNow, withAllSelected } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { checkoutRequestOf } from './checkout-request.ts';

const cart: CartState = withAllSelected(
  anOpenCart(
    [
      aUnit(),
      aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemSellPrice: won(0) }) }),
      aUnit({ cartUnitId: cartUnitId(3) }),
    ],
    { extraDiscountCandidates: [anExtraDiscount()], pricesAsOf: testNow },
  ),
);

test('[DC-06] an extra discount goes out as Extra, with its number and the units that share it', () => {
  const request = checkoutRequestOf(cart);
  expect(request.discounts).toEqual([{ cartUnitIds: [1, 3], discountNo: 'E1', discountType: 'Extra' }]);
  expect(request.payableSeen).toBe(payableOf(cart));
  expect(request.payableSeen).toBe(21_500);
});

test('[DC-06] none goes out where none applies', () => {
  const ended = { ...cart, pricesAsOf: Date.parse('2027-01-01T00:00:00.000Z') };
  expect(checkoutRequestOf(ended).discounts).toEqual([]);
  expect(checkoutRequestOf({ ...cart, storefront: { ...cart.storefront, tenant: 'outlet' } }).discounts).toEqual([]);
  expect(checkoutRequestOf({ ...cart, selected: [cartUnitId(2)] }).discounts).toEqual([]);
});
