import { option as O } from 'fp-ts';
import type { Option } from 'fp-ts/Option';

/** What went wrong with a call, before any code: the server said no, nothing came, too late, or it could not be read. */
export type ApiErrorKind = 'Refused' | 'Network' | 'TimedOut' | 'Unreadable';

/** A failed call, as data (ER-01). */
export interface ApiError {
  /** How it failed. */
  readonly kind: ApiErrorKind;
  /** `cart-api`, `ex-api`, `order-api`, `cart-fe`, or one that we do not know. */
  readonly domain: string;
  /** `9999` where the server gave none. */
  readonly resultCode: string;
  /** The server's words; for our own kinds a technical note that is never shown in production. */
  readonly message: string;
  /** Method and path, without query. */
  readonly requestUrl: string;
  /** The HTTP status; none where no answer came. */
  readonly status: Option<number>;
  /** Where the server wants the page to go; judged before anything goes there (ER-06, RT-12). */
  readonly redirectUrl: Option<string>;
  /** What the server wants done: `ALERT`, `ALERT_AND_REFRESH` or `ALERT_AND_REDIRECT` (ER-06). */
  readonly nextAction: Option<string>;
  /** What the server sent along, e.g. the current unit with a 409; decoded by who asks for it. */
  readonly data: unknown;
}

/** The code of a failure that has none of its own (ER-01). */
export const DEFAULT_CODE = '9999';

/**
 * A failure that the page finds itself, in the shape of a failed call.
 * @param message in words for the shop
 * @example
 * const { kind, resultCode, message } = pageError('TimedOut', 'no answer in 3 s', 'POST /cart/setQuantity');
 * [kind, resultCode, message]; // [ 'TimedOut', '9999', 'no answer in 3 s' ]
 */
export const pageError = (kind: ApiErrorKind, message: string, requestUrl = ''): ApiError => ({
  kind,
  domain: 'cart-fe',
  resultCode: DEFAULT_CODE,
  message,
  requestUrl,
  status: O.none,
  redirectUrl: O.none,
  nextAction: O.none,
  data: null,
});

/**
 * A file of the page's own did not come: to whoever waits for it that is a network that does not answer.
 * @example
 * notLoaded().kind; // Network
 */
export const notLoaded = (): ApiError => pageError('Network', 'a part of the page did not load');

/** Domains whose codes are ours to word (ER-02). */
export const knownDomains: readonly string[] = ['cart-api', 'ex-api', 'order-api', 'cart-fe'];

const isStatus = ({ kind, status }: ApiError, wanted: number): boolean =>
  kind === 'Refused' && O.isSome(status) && status.value === wanted;

/** What a server says of the key of a write that came before: its request is still running, or was another one (BL-8). */
const keyCodes: readonly string[] = ['9409', '9422'];

/**
 * A write whose answer never came may have happened: what it was about must be read again before anything is shown as
 * its value. So may one that was answered with 503, for who says that the service is busy need not be the one who wrote;
 * and one whose key came before.
 * @example
 * [anApiError({ kind: 'TimedOut' }), anApiError()].map(isUnknownOutcome); // [ true, false ]
 * isUnknownOutcome(anApiError({ status: O.some(503) })); // true
 */
export const isUnknownOutcome = (error: ApiError): boolean =>
  error.kind !== 'Refused' || isStatus(error, 503) || keyCodes.includes(error.resultCode);

/** Codes that say only that the cart, or a price, has become another. */
const staleCodes: readonly string[] = ['CART-STALE', 'CART-CHANGED', 'PRICE-CHANGED'];

/**
 * The server's words for a cart or a price that has become another meanwhile.
 * @example
 * ['CART-STALE', 'CART-BR3-06'].map(isStaleCode); // [ true, false ]
 */
export const isStaleCode = (code: string): boolean => staleCodes.includes(code);

/**
 * The page acted on an older cart than the server's: somebody else was faster (HTTP 409), or a unit is gone (404).
 * @example
 * [anApiError({ status: O.some(409) }), anApiError()].map(isStale); // [ true, false ]
 */
export const isStale = (error: ApiError): boolean =>
  isStatus(error, 409) || (error.kind === 'Refused' && isStaleCode(error.resultCode));
