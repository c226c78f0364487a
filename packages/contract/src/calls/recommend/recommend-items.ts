import * as t from 'io-ts';
import { partly } from '../../codecs/base/partly.ts';
import { recommendedLists, recommendRequest } from '../../codecs/recommend.ts';
import { call } from '../call.ts';

/** Items similar to cart items, one list per seed (CM-35). */
export const recommendItems = call({
  id: 'CM-35',
  path: '/recommend/items',
  request: recommendRequest,
  response: partly(t.strict({ lists: recommendedLists })),
  isSilent: true,
});
