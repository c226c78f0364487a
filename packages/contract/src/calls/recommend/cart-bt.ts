import * as t from 'io-ts';
import { partly } from '../../codecs/base/partly.ts';
import { recommendedLists, recommendRequest } from '../../codecs/recommend.ts';
import { call, type RequestOf } from '../call.ts';

/** Items bought together with cart items, one list per seed (CM-34). */
export const cartBt = call({
  id: 'CM-34',
  path: '/recommend/cartBt',
  query: 'version=v2',
  request: recommendRequest,
  response: partly(t.strict({ lists: recommendedLists })),
  isSilent: true,
});

export type RecommendRequest = RequestOf<typeof cartBt>;
