import type { MergeReply } from '@baguni/domain';
import type { Call } from '../call.ts';
import { mergeReply } from '../../codecs/cart/merge.ts';
import { nothing } from '../../codecs/base/nothing.ts';

/** Merges the guest's cart into the buyer's, and answers where each piece went (CM-03, GM-4). */
export const mergeCart: Call<void, MergeReply> = {
  id: 'CM-03',
  name: 'mergeCart',
  method: 'POST',
  path: '/cart/merge',
  request: nothing,
  response: mergeReply,
  timeoutMs: 'default',
  isWrite: true,
  attempts: 2,
};
