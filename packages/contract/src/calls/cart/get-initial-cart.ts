import { call } from '../call.ts';
import { initialCart } from '../../codecs/cart/cart-content.ts';
import { nothing } from '../../codecs/base/codec.ts';

/** First read of the cart (CM-01). The specification does not define its path. */
export const getInitialCart = call({
  id: 'CM-01',
  path: '/cart/getInitialCart',
  request: nothing,
  response: initialCart,
  timeoutMs: 5000,
  isCacheable: true,
});
