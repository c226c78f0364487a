import { call } from '../call.ts';
import { mergeReply } from '../../codecs/cart/merge.ts';
import { nothing } from '../../codecs/base/nothing.ts';

/** Merges the guest's cart into the buyer's, and answers where each piece went (CM-03, GM-4). */
export const mergeCart = call({
  id: 'CM-03',
  path: '/cart/merge',
  request: nothing,
  response: mergeReply,
  isWrite: true,
});
