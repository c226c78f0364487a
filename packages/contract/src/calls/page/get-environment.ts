import type { Environment } from '@baguni/domain';
import type { Call } from '../call.ts';
import { environment } from '../../codecs/buyer/environment.ts';
import { nothing } from '../../codecs/base/nothing.ts';

/** What the server says of itself (CM-43). */
export const getEnvironment: Call<void, Environment> = {
  id: 'CM-43',
  name: 'getEnvironment',
  method: 'GET',
  path: '/env',
  request: nothing,
  response: environment,
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
