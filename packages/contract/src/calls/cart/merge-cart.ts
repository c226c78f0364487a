import { call, type ResponseOf } from '../call.ts';
import { mergeReply } from '../../codecs/cart/merge.ts';
import { nothing } from '../../codecs/base/codec.ts';

/** Merges the guest cart into the buyer’s cart and reports the result for each unit (CM-03). */
export const mergeCart = call({
  id: 'CM-03',
  path: '/cart/merge',
  request: nothing,
  response: mergeReply,
  isWrite: true,
});

export type MergeReply = ResponseOf<typeof mergeCart>;
