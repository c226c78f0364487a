import type { Call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';

/** Whether the checkout server answers; a page asks that of one on its own machine only (CM-50). */
export const checkHealth: Call<void, void> = {
  id: 'CM-50',
  name: 'checkHealth',
  method: 'GET',
  path: '/cart-checkout/health',
  request: nothing,
  response: nothing,
  timeoutMs: 'default',
  isWrite: false,
  attempts: 1,
};
