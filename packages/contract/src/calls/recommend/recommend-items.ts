import * as t from 'io-ts';
import { partly } from '../../codecs/base/partly.ts';
import { recommendedLists, recommendRequest } from '../../codecs/recommend/recommend.ts';
import { call } from '../call.ts';

/** What is like items of the cart, a list for each (CM-35, RC-01). */
export const recommendItems = call({
  id: 'CM-35',
  path: '/recommend/items',
  request: recommendRequest,
  response: partly(t.strict({ lists: recommendedLists })),
});
