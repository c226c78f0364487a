import type { Cart } from '../cart/cart.ts';
import { marketplaceCheck } from '../orders/order-check.ts';
import { asked } from './at.ts';
import type { Finding } from '../rule/rule.ts';

/**
 * Everything that blocks an order of what is selected, with the units it concerns and what removes it: all that a server
 * would refuse it for (EN-02, CK-18, CK-19).
 * @param now the moment at which coupons and offers are judged, ms since 1970 UTC
 * @throws TypeError where the cart or the moment is none, RangeError where something in it costs no whole number
 * @example
 * checkOrder(cart, now); // []
 * checkOrder({ ...cart, selected: [] }, now).map(({ code }) => code); // [ 'CART-BR7-01' ]
 */
export const checkOrder = (state: Cart, now: number): readonly Finding[] =>
  marketplaceCheck.judge(asked(state, now)).findings;
