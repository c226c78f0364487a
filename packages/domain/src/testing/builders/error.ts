import { option as O } from 'fp-ts';
import type { ApiError } from '../../errors/api-error.ts';

/** A refusal by the cart's server, HTTP 400, without a code of its own. */
export const anApiError = (over: Partial<ApiError> = {}): ApiError => ({
  kind: 'Refused',
  domain: 'cart-api',
  resultCode: '9999',
  message: '',
  requestUrl: 'POST /cart/setQuantity',
  status: O.some(400),
  redirectUrl: O.none,
  nextAction: O.none,
  data: undefined,
  ...over,
});
