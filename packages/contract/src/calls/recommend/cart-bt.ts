import type { RecommendedList, RecommendRequest } from '@baguni/domain';
import * as t from 'io-ts';
import { partly } from '../../codecs/base/partly.ts';
import { recommendedLists, recommendRequest } from '../../codecs/recommend/recommend.ts';
import type { Call } from '../call.ts';

/** What others bought together with items of the cart, a list for each (CM-34, RC-01). */
export const cartBt: Call<RecommendRequest, { readonly lists: readonly RecommendedList[] }> = {
  id: 'CM-34',
  name: 'cartBt',
  method: 'POST',
  path: '/recommend/cartBt',
  query: 'version=v2',
  request: recommendRequest,
  response: partly(t.strict({ lists: recommendedLists })),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
