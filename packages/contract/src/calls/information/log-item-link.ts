import * as t from 'io-ts';
import { call } from '../call.ts';
import { itemNo, requestText } from '../../codecs/base/values.ts';
import { nothing } from '../../codecs/base/codec.ts';

/** Logs a click on an item link before the page unloads (XT-01). Sent once, without a key. */
export const logItemLink = call({
  id: 'reference',
  path: '/activity-log/item-link',
  request: t.strict({ itemNo, trackingCode: requestText(20) }),
  response: nothing,
  isReport: true,
  outlivesPage: true,
  attempts: 1,
});
