import * as t from 'io-ts';
import { call } from '../call.ts';
import { orNull, nothing } from '../../codecs/base/codec.ts';
import { bsdEventTag } from '../../codecs/information.ts';

export const getBsdGlobalEventTag = call({
  id: 'CM-30',
  method: 'GET',
  path: '/event/getBsdGlobalEventTag',
  request: nothing,
  response: t.strict({ tag: orNull(bsdEventTag) }),
  isSilent: true,
});
