import type { RecommendedList, RecommendRequest } from '@baguni/domain';
import * as t from 'io-ts';
import { partly } from '../../codecs/base/partly.ts';
import { recommendedLists, recommendRequest } from '../../codecs/recommend/recommend.ts';
import type { Call } from '../call.ts';

/** What is like items of the cart, a list for each (CM-35, RC-01). */
export const recommendItems: Call<RecommendRequest, { readonly lists: readonly RecommendedList[] }> = {
  id: 'CM-35',
  name: 'recommendItems',
  method: 'POST',
  path: '/recommend/items',
  request: recommendRequest,
  response: partly(t.strict({ lists: recommendedLists })),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
