import { isStale, isUnknownOutcome, type ApiError, type Finding, type MessageKey, type Notice } from '@baguni/domain';

/** True if the content of the cart is unknown after this failure, so that it must be reloaded. */
export const mustReadAgain = (error: ApiError): boolean => isUnknownOutcome(error) || isStale(error);

export const wordingOf = ({ code, params }: Finding): Notice => ({ type: 'Message', code, params });

export const messageOf = (code: MessageKey): Notice => ({ type: 'Message', code, params: {} });
