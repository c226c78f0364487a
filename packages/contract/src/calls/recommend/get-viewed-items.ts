import * as t from 'io-ts';
import { nothing } from '../../codecs/base/codec.ts';
import { partly } from '../../codecs/base/partly.ts';
import { recommendedItems } from '../../codecs/recommend.ts';
import { call } from '../call.ts';

/** Items whose pages the shopper opened, the latest first, with current prices. Items that cannot be added are left out. */
export const getViewedItems = call({
  id: 'reference',
  path: '/recommend/getViewedItems',
  request: nothing,
  response: partly(t.strict({ items: recommendedItems })),
  isSilent: true,
});
