import type { BsdEventTag } from '@baguni/domain';
import type { Option } from 'fp-ts/Option';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { orNull } from '../../codecs/base/list.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { bsdEventTag } from '../../codecs/information/information.ts';

/** The tag of the marketplace's big sale, if one is planned (CM-30). */
export const getBsdGlobalEventTag: Call<void, { readonly tag: Option<BsdEventTag> }> = {
  id: 'CM-30',
  name: 'getBsdGlobalEventTag',
  method: 'GET',
  path: '/event/getBsdGlobalEventTag',
  request: nothing,
  response: t.strict({ tag: orNull(bsdEventTag) }),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
