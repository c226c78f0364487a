import * as t from 'io-ts';
import { call } from '../call.ts';
import { partly } from '../../codecs/base/partly.ts';
import { bsdEvents, itemsRequest } from '../../codecs/information.ts';

/** Big-sale events of items (CM-31). */
export const getBsdEvents = call({
  id: 'CM-31',
  path: '/item/getBsdEvents',
  request: itemsRequest,
  response: partly(t.strict({ events: bsdEvents })),
  isSilent: true,
});
