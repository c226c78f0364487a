import * as t from 'io-ts';
import { call } from '../call.ts';
import { itemNo, requestText } from '../../codecs/base/values.ts';
import { nothing } from '../../codecs/base/codec.ts';

/** Logs a click on an item link (XT-01). The first script of a page sends it once, with a request that outlives the page. */
export const logItemLink = call({
  id: 'reference',
  path: '/activity-log/item-link',
  request: t.strict({ itemNo, trackingCode: requestText(20) }),
  response: nothing,
  isReport: true,
  attempts: 1,
});
