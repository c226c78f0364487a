import { nothing } from '../../codecs/base/codec.ts';
import { call } from '../call.ts';

/** Deletes the shopper’s list of viewed items. A repeat is no error. */
export const clearViewedItems = call({
  id: 'reference',
  path: '/recommend/clearViewedItems',
  request: nothing,
  response: nothing,
  isWrite: true,
});
