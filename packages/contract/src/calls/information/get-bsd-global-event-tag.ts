import type { BsdEventTag } from '@baguni/domain';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { bsdEventTag } from '../../codecs/information/information.ts';

/** The tag of the marketplace's big sale, if one is planned (CM-30). */
export const getBsdGlobalEventTag: Call<void, { readonly tag: BsdEventTag | null }> = {
  id: 'CM-30',
  name: 'getBsdGlobalEventTag',
  method: 'GET',
  path: '/event/getBsdGlobalEventTag',
  request: nothing,
  response: t.strict({ tag: t.union([bsdEventTag, t.null]) }),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
