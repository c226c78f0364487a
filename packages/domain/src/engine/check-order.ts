import type { OrderedCart } from '../cart/cart.ts';
import { marketplaceCheck } from '../orders/order-check.ts';
import { asked } from './at.ts';
import type { Finding } from '../rule/rule.ts';

/**
 * Returns every reason that blocks an order of the selected units, with affected units and fixes (EN-02, CK-18).
 * @param now moment of evaluation, ms since 1970 UTC
 * @throws TypeError if the cart or the moment is invalid, RangeError if an amount is not a whole number
 * @example
 * checkOrder(cart, now); // []
 * checkOrder({ ...cart, selected: [] }, now).map(({ code }) => code); // [ 'CART-BR7-01' ]
 */
export const checkOrder = (state: OrderedCart, now: number): readonly Finding[] =>
  marketplaceCheck.judge(asked(state, now)).findings;
