import { call } from '../call.ts';
import { initialCart } from '../../codecs/cart/cart-content.ts';
import { nothing } from '../../codecs/base/nothing.ts';

/** The first read of the cart (CM-01); the specification does not show its path. */
export const getInitialCart = call({
  id: 'CM-01',
  path: '/cart/getInitialCart',
  request: nothing,
  response: initialCart,
  timeoutMs: 5000,
});
