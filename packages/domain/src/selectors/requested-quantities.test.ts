import { expect, test } from 'vitest';
import { evolveCart } from '../testing/cart-events.ts';
import { cartUnitId } from '../money/ids.ts';
import type { Cart } from '../cart/cart.ts';
import { anOpenCart, aUnit, withAllSelected } from '../testing/index.ts';
import { payableOf, pricedInputsOf, withRequestedQuantities } from './priced-of.ts';

const id = cartUnitId(1);
const units = [aUnit({ cartUnitId: id, quantity: 1 }), aUnit({ cartUnitId: cartUnitId(2), quantity: 1 })];
const cart = withAllSelected(anOpenCart(units));
const asked = (state: Cart, quantity: number): Cart =>
  evolveCart(state, { type: 'QuantityChangeStarted', cartUnitId: id, quantity });
const holding = (quantity: number): Cart => ({
  ...cart,
  units: cart.units.map((unit) => (unit.cartUnitId === id ? { ...unit, quantity } : unit)),
});

test('[QT-05] [PR-06] prices a pending quantity immediately, as the server will', () => {
  expect(payableOf(asked(cart, 3))).toBe(payableOf(holding(3)));
  expect(payableOf(asked(cart, 3))).not.toBe(payableOf(cart));
  expect(payableOf(asked(asked(cart, 3), 4))).toBe(payableOf(holding(4)));
});

test('[QT-05] a quantity that could not be saved is no longer priced', () => {
  const failed = evolveCart(asked(cart, 3), { type: 'QuantityChangeFailed', cartUnitId: id });
  expect(payableOf(failed)).toBe(payableOf(cart));
});

test('[SE-03] requests to the server contain saved quantities, not pending ones', () => {
  expect(pricedInputsOf(asked(cart, 3))).toEqual(pricedInputsOf(cart));
});

test('[PR-08] units without a pending quantity stay the same objects', () => {
  const state = asked(cart, 3);
  expect(withRequestedQuantities(cart)).toBe(cart);
  expect(withRequestedQuantities(asked(cart, 1))).toMatchObject({ units: cart.units });
  expect(withRequestedQuantities(state).units[1]).toBe(cart.units[1]);
});
