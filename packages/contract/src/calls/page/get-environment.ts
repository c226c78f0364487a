import { call } from '../call.ts';
import { environment } from '../../codecs/buyer.ts';
import { nothing } from '../../codecs/base/codec.ts';

export const getEnvironment = call({
  id: 'CM-43',
  method: 'GET',
  path: '/env',
  request: nothing,
  response: environment,
});
