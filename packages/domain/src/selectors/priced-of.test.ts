import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { bundleKey, cartUnitId } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { anItem, anOpenCart, anOption, aUnit, withAllSelected } from '../testing/index.ts';
import { areExtraDiscountsAwaited, payableOf, pricedInputsOf, pricedOf, samePricedInputs } from './priced-of.ts';
import { won } from '../money/won.ts';

const id = cartUnitId;
const units = [1, 2].map((n) => aUnit({ cartUnitId: id(n), quantity: n }));
const inputs = (selected: readonly number[], quantities: readonly number[]) => ({
  selected: selected.map(id),
  quantities,
});

test('[SE-03] inputs are equal if the same units are bought in the same quantities', () => {
  const two = inputs([1, 2], [1, 2]);
  expect(samePricedInputs(two, inputs([1, 2], [1, 2]))).toBe(true);
  for (const other of [
    inputs([1], [1]),
    inputs([1, 2, 3], [1, 2, 1]),
    inputs([1, 3], [1, 2]),
    inputs([3, 2], [1, 2]),
    inputs([1, 2], [1, 3]),
    inputs([], []),
  ]) {
    expect(samePricedInputs(two, other)).toBe(false);
    expect(samePricedInputs(other, two)).toBe(false);
  }
  expect(samePricedInputs(inputs([], []), inputs([], []))).toBe(true);
});

test('[SE-03] the cart order does not affect the inputs', () => {
  const state = withAllSelected(anOpenCart(units));
  expect(pricedInputsOf({ ...state, units: units.toReversed() })).toEqual(inputs([1, 2], [1, 2]));
});

test('[SE-03] server fees apply only while the answer is current, not during a new request', () => {
  const state = withAllSelected(anOpenCart(units));
  const bundles = [{ bundleKey: bundleKey('B/Seller/S1'), isMaxCharge: true, shippingFee: won(700) }];
  const answer = O.some({ inputs: pricedInputsOf(state), bundles, gauges: [] });
  const payable = (status: Cart['serverPrices']['status']) => payableOf({ ...state, serverPrices: { status, answer } });
  expect(payable('Known')).toBe(30_700);
  expect(payable('Asking')).toBe(32_500);
  expect(payable('Failed')).toBe(30_000);
});

test('[DC-04] a unit with a negative price does not reduce the base of other units', () => {
  const options = [anOption({ optionPrice: won(-11_000) })];
  const below = aUnit({ cartUnitId: id(3), item: anItem({ options }) });
  const { extraDiscountBasis, payable } = pricedOf(withAllSelected(anOpenCart([...units, below])));
  expect(extraDiscountBasis).toBe(30_000);
  expect(payable).toBe(31_500);
});

test('[DC-04] waits for extra discounts, if the storefront has them, until they are read', () => {
  const awaited = (over: Partial<Cart>): boolean => areExtraDiscountsAwaited(anOpenCart(units, over));
  expect(awaited({ pricesAsOf: 0 })).toBe(true);
  expect(awaited({ pricesAsOf: 1 })).toBe(false);
  const { storefront } = anOpenCart();
  expect(awaited({ pricesAsOf: 0, storefront: { ...storefront, language: 'en' } })).toBe(false);
});
