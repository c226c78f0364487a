import type { BsdEvent, ItemsRequest } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { partly } from '../../codecs/base/partly.ts';
import { bsdEvents, itemsRequest } from '../../codecs/information/information.ts';

/** What the marketplace's big sale says of items (CM-31). */
export const getBsdEvents: Call<ItemsRequest, { readonly events: readonly BsdEvent[] }> = {
  id: 'CM-31',
  name: 'getBsdEvents',
  method: 'POST',
  path: '/item/getBsdEvents',
  request: itemsRequest,
  response: partly(t.strict({ events: bsdEvents })),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
