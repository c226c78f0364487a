import { isStale, isUnknownOutcome, type ApiError, type Finding, type MessageKey, type Notice } from '@baguni/domain';

/** After these the page no longer knows what the cart holds: it must be read again before anything is shown of it. */
export const mustReadAgain = (error: ApiError): boolean => isUnknownOutcome(error) || isStale(error);

/** A finding in words. */
export const wordingOf = ({ code, params }: Finding): Notice => ({ type: 'Message', code, params });

/** A message of ours that names nothing. */
export const messageOf = (code: MessageKey): Notice => ({ type: 'Message', code, params: {} });
