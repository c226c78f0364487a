/** Kinds of failed calls: refused by the server, no response, timeout, or unreadable response. */
export type ApiErrorKind = 'Refused' | 'Network' | 'TimedOut' | 'Unreadable';

export interface ApiError {
  readonly kind: ApiErrorKind;
  /** `cart-api`, `ex-api`, `order-api`, `cart-fe`, or an unknown one. */
  readonly domain: string;
  /** `9999` if the server gave none. */
  readonly resultCode: string;
  /** Server text; for our own kinds a technical note that is never shown in production. */
  readonly message: string;
  /** Method and path, without query. */
  readonly requestUrl: string;
  /** HTTP status, or undefined without a response. */
  readonly status: number | undefined;
  /** Redirect from the server; validated before use. */
  readonly redirectUrl: string | undefined;
  /** Server action: `ALERT`, `ALERT_AND_REFRESH` or `ALERT_AND_REDIRECT`. */
  readonly nextAction: string | undefined;
  /** Payload of the error, e.g. the current unit with a 409; the caller decodes it. */
  readonly data: unknown;
}

export const DEFAULT_CODE = '9999';

/**
 * Creates an error that the page itself detects.
 * @param message text for the shop
 */
export const pageError = (kind: ApiErrorKind, message: string, requestUrl = ''): ApiError => ({
  kind,
  domain: 'cart-fe',
  resultCode: DEFAULT_CODE,
  message,
  requestUrl,
  status: undefined,
  redirectUrl: undefined,
  nextAction: undefined,
  data: null,
});

/** Error if a file of the page fails to load; treated as a network error. */
export const notLoaded = (): ApiError => pageError('Network', 'a part of the page did not load');

/** Domains whose codes we translate. */
export const knownDomains: readonly string[] = ['cart-api', 'ex-api', 'order-api', 'cart-fe'];

const isStatus = ({ kind, status }: ApiError, wanted: number): boolean => kind === 'Refused' && status === wanted;

/** Server codes for a reused idempotency key: its request is still running, or was a different one. */
const keyCodes: readonly string[] = ['9409', '9422'];

/**
 * True if a failed write may have happened; the affected data must be read again. This includes 503, which a proxy
 * may send, and reused keys.
 */
export const isUnknownOutcome = (error: ApiError): boolean =>
  error.kind !== 'Refused' || isStatus(error, 503) || keyCodes.includes(error.resultCode);

const staleCodes: readonly string[] = ['CART-STALE', 'CART-CHANGED', 'PRICE-CHANGED'];

/** The server's words for a cart or a price that has become another meanwhile. */
export const isStaleCode = (code: string): boolean => staleCodes.includes(code);

/** True if the page used an older cart: another device wrote first (409), or a unit is gone (404). */
export const isStale = (error: ApiError): boolean =>
  isStatus(error, 409) || (error.kind === 'Refused' && isStaleCode(error.resultCode));
