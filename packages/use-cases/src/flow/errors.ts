import {
  isStale,
  isUnknownOutcome,
  type ApiError,
  type ApiErrorKind,
  type Finding,
  type MessageKey,
  type Notice,
} from '@baguni/domain';
import { option as O } from 'fp-ts';

/** A failure that the cart page finds itself, in the shape of a failed call. @param message in words for the shop */
export const ourError = (kind: ApiErrorKind, message: string, requestUrl = ''): ApiError => ({
  kind,
  domain: 'cart-fe',
  resultCode: '9999',
  message,
  requestUrl,
  status: O.none,
  redirectUrl: O.none,
  nextAction: O.none,
  data: undefined,
});

/** After these the page no longer knows what the cart holds: it must be read again before anything is shown of it. */
export const mustReadAgain = (error: ApiError): boolean => isUnknownOutcome(error) || isStale(error);

/** A finding in words. */
export const wordingOf = ({ code, params }: Finding): Notice => ({ type: 'Message', code, params });

/** A message of ours that names nothing. */
export const messageOf = (code: MessageKey): Notice => ({ type: 'Message', code, params: {} });
