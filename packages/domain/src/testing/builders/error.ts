import { option as O } from 'fp-ts';
import type { ApiError } from '../../messages/api-error.ts';
import type { SafeTarget } from '../../storefront/targets.ts';

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

/** An address that counts as checked. */
export const aSafeTarget = (address: string): SafeTarget => address as SafeTarget;
