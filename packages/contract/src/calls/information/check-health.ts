import { call } from '../call.ts';
import { nothing } from '../../codecs/base/nothing.ts';

/** Whether the checkout server answers; a page asks that of one on its own machine only (CM-50). */
export const checkHealth = call({
  id: 'CM-50',
  method: 'GET',
  path: '/cart-checkout/health',
  request: nothing,
  response: nothing,
  attempts: 1,
});
