import type { InitialCart, Unreadable } from '@baguni/domain';
import type { Call } from '../call.ts';
import { initialCart } from '../../codecs/cart/cart-content.ts';
import { nothing } from '../../codecs/base/nothing.ts';

/** The first read of the cart (CM-01); the specification does not show its path. */
export const getInitialCart: Call<void, InitialCart & Unreadable> = {
  id: 'CM-01',
  name: 'getInitialCart',
  method: 'POST',
  path: '/cart/getInitialCart',
  request: nothing,
  response: initialCart,
  timeoutMs: 5000,
  isWrite: false,
  attempts: 2,
};
