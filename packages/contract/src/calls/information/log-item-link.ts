import * as t from 'io-ts';
import { call } from '../call.ts';
import { itemNo } from '../../codecs/base/ids.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { requestText } from '../../codecs/base/text.ts';

/** Tells that a link of an item was followed, before the page is left (XT-01); it has no key and is sent once. */
export const logItemLink = call({
  id: 'reference',
  path: '/activity-log/item-link',
  request: t.strict({ itemNo, trackingCode: requestText(20) }),
  response: nothing,
  isReport: true,
  outlivesPage: true,
  attempts: 1,
});
