import * as t from 'io-ts';
import { call } from '../call.ts';
import { nothing, orNull } from '../../codecs/base/codec.ts';
import { hashedCguid } from '../../codecs/information.ts';

/** Guest id hashed by the server; `none` unless the language is Korean (CM-27). */
export const getHashedCguid = call({
  id: 'CM-27',
  method: 'GET',
  path: '/buyer/getHashedCguid',
  request: nothing,
  response: t.strict({ hashedCguid: orNull(hashedCguid) }),
  isSilent: true,
});
