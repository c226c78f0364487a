import * as t from 'io-ts';
import { partly } from '../../codecs/base/partly.ts';
import { recommendedLists, recommendRequest } from '../../codecs/recommend/recommend.ts';
import { call } from '../call.ts';

/** What others bought together with items of the cart, a list for each (CM-34, RC-01). */
export const cartBt = call({
  id: 'CM-34',
  path: '/recommend/cartBt',
  query: 'version=v2',
  request: recommendRequest,
  response: partly(t.strict({ lists: recommendedLists })),
});
