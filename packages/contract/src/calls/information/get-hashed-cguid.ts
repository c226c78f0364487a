import type { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { orNull } from '../../codecs/base/list.ts';
import { hashedCguid } from '../../codecs/information/information.ts';

/** The guest's id, hashed by the server; none but in Korean (CM-27). */
export const getHashedCguid: Call<void, { readonly hashedCguid: O.Option<string> }> = {
  id: 'CM-27',
  name: 'getHashedCguid',
  method: 'GET',
  path: '/buyer/getHashedCguid',
  request: nothing,
  response: t.strict({ hashedCguid: orNull(hashedCguid) }),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
