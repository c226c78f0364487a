import * as t from 'io-ts';
import { call } from '../call.ts';
import { cartContent } from '../../codecs/cart/cart-content.ts';
import { cartUnitIds } from '../../codecs/cart/request-ids.ts';

export const getCart = call({
  id: 'CM-02',
  path: '/cart/getCart',
  request: t.strict({ cartUnitIdList: cartUnitIds }),
  response: cartContent,
  timeoutMs: 5000,
  isCacheable: true,
});
