import { option as O } from 'fp-ts';
import type { Option } from 'fp-ts/Option';

/** What went wrong with a call, before any code: the server said no, nothing came, too late, or it could not be read. */
export type ApiErrorKind = 'Refused' | 'Network' | 'TimedOut' | 'Unreadable';

/** A failed call, as data (ER-01). */
export interface ApiError {
  readonly kind: ApiErrorKind;
  /** `cart-api`, `ex-api`, `order-api`, `cart-fe`, or one that we do not know. */
  readonly domain: string;
  /** `9999` where the server gave none. */
  readonly resultCode: string;
  /** The server's words; for our own kinds a technical note that is never shown in production. */
  readonly message: string;
  /** Method and path, without query. */
  readonly requestUrl: string;
  readonly status: Option<number>;
  readonly redirectUrl: Option<string>;
  readonly nextAction: Option<string>;
  /** What the server sent along, e.g. the current unit with a 409; decoded by who asks for it. */
  readonly data: unknown;
}

/** Domains whose codes are ours to word (ER-02). */
export const knownDomains: readonly string[] = ['cart-api', 'ex-api', 'order-api', 'cart-fe'];

/**
 * A write whose answer never came may have happened: the cart must be read again before anything is shown as its value.
 * So may one that the server could not finish now (503: its commit may stand), or whose first sending still runs (9409).
 */
export const isUnknownOutcome = ({ kind, status, resultCode }: ApiError): boolean =>
  kind !== 'Refused' || (O.isSome(status) && status.value === 503) || resultCode === '9409';
