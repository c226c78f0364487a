import { call } from '../call.ts';
import { nothing } from '../../codecs/base/codec.ts';

export const checkHealth = call({
  id: 'CM-50',
  method: 'GET',
  path: '/cart-checkout/health',
  request: nothing,
  response: nothing,
  attempts: 1,
});
