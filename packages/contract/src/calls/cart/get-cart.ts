import type { CartRead, CartUnitId, Unreadable } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { cartContent } from '../../codecs/cart/cart-content.ts';
import { cartUnitIds } from '../../codecs/cart/request-ids.ts';

/** Reads the cart again: the units asked for, or all of them (CM-02). */
export const getCart: Call<{ readonly cartUnitIdList: readonly CartUnitId[] }, CartRead & Unreadable> = {
  id: 'CM-02',
  name: 'getCart',
  method: 'POST',
  path: '/cart/getCart',
  request: t.strict({ cartUnitIdList: cartUnitIds }),
  response: cartContent,
  timeoutMs: 5000,
  isWrite: false,
  attempts: 2,
};
