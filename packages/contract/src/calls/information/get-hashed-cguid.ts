import * as t from 'io-ts';
import { call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';
import { orNull } from '../../codecs/base/list.ts';
import { hashedCguid } from '../../codecs/information/information.ts';

/** The guest's id, hashed by the server; none but in Korean (CM-27). */
export const getHashedCguid = call({
  id: 'CM-27',
  method: 'GET',
  path: '/buyer/getHashedCguid',
  request: nothing,
  response: t.strict({ hashedCguid: orNull(hashedCguid) }),
});
