import { call } from '../call.ts';
import { environment } from '../../codecs/buyer/environment.ts';
import { nothing } from '../../codecs/base/nothing.ts';

export const getEnvironment = call({
  id: 'CM-43',
  method: 'GET',
  path: '/env',
  request: nothing,
  response: environment,
});
