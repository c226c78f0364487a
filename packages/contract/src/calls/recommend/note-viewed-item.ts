import * as t from 'io-ts';
import { nothing } from '../../codecs/base/codec.ts';
import { itemNo } from '../../codecs/base/values.ts';
import { call } from '../call.ts';

/** Notes that the shopper has opened the page of an item. Items that the shop does not sell are ignored. */
export const noteViewedItem = call({
  id: 'reference',
  path: '/recommend/noteViewedItem',
  request: t.strict({ itemNo }),
  response: nothing,
  isWrite: true,
  isSilent: true,
});
