import { option as O } from 'fp-ts';
import type { ApiError } from '../../messages/api-error.ts';
import type { SafeTarget } from '../../storefront/targets.ts';

/**
 * A refusal of the cart server, HTTP 400, without a specific code.
 * @example
 * anApiError({ message: 'Try again.' }).message; // Try again.
 */
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

/**
 * An address that counts as checked.
 * @example
 * aSafeTarget('https://pay.example/7f3a'); // https://pay.example/7f3a
 */
export const aSafeTarget = (address: string): SafeTarget => address as SafeTarget;
