import * as t from 'io-ts';
import { pageError, type ApiError, type ApiErrorKind, DEFAULT_CODE } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { nameOf, type CallAddress, type AnsweredCall, type AnyCall, type Call, type Reader } from '../calls/call.ts';
import { pathsOf, type Codec } from '../codecs/base/codec.ts';

/**
 * Creates the error of a call without a usable reply; its message contains the reason, method and path (ER-02).
 * @example
 * const { kind, message } = failureOf(calls.getCart, 'TimedOut', 'no answer in 5 s');
 * [kind, message]; // [ 'TimedOut', 'no answer in 5 s (POST /cart/getCart)' ]
 */
export const failureOf = (call: CallAddress, kind: Exclude<ApiErrorKind, 'Refused'>, note: string): ApiError =>
  pageError(kind, `${note} (${nameOf(call)})`, nameOf(call));

/**
 * The same error as the result of a call.
 * @example
 * const outcome = failed(calls.getCart, 'Network', 'no connection');
 * E.isLeft(outcome) && outcome.left.requestUrl; // POST /cart/getCart
 */
export const failed = (
  call: CallAddress,
  kind: Exclude<ApiErrorKind, 'Refused'>,
  note: string,
): E.Either<ApiError, never> => E.left(failureOf(call, kind, note));

/** The result code of an answer without an error. */
export const SUCCESS = '0000';
/** Longest refusal text, in UTF-16 units. */
const MAX_LENGTH = 2_000;

/** An HTTP answer with its parsed body. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** An error that a server answers. */
export interface Refusal {
  /** Each language has messages for the known codes. */
  readonly resultCode: string;
  /** Origin of the code, e.g. `cart-api`. */
  readonly domain: string;
  readonly message: string;
  /** Next action of the page, e.g. `ALERT` (ER-06). */
  readonly nextAction?: string;
  /** Next address, checked before navigation (ER-06). */
  readonly redirectUrl?: string;
  /** Further data, e.g. the current unit with a 409. */
  readonly data?: unknown;
}

/**
 * The body of a success (CM-51).
 * @example
 * successBody(calls.changeCountry, { shippingCountry: 'Japan' }); // { resultCode: '0000', data: { shippingCountry: 'Japan' } }
 */
export const successBody = <Res>(
  call: Pick<Call<never, Res>, 'response'>,
  answer: Res,
): { resultCode: string; data: unknown } => ({
  resultCode: SUCCESS,
  data: call.response.encode(answer),
});

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, MAX_LENGTH) : undefined;

const orElse = (value: unknown, otherwise: string): string => textOf(value) ?? otherwise;

type ConflictReader = { readonly conflict?: Reader };

const conflictOf = (call: ConflictReader, { status }: Reply, data: unknown): unknown => {
  if (status !== 409 || call.conflict === undefined) return data ?? null;
  return E.getOrElse<unknown, unknown>(() => null)(call.conflict.decode(data));
};

type Body = Readonly<Record<string, unknown>>;

const refused = (call: AnyCall & ConflictReader, reply: Reply, body: Body): ApiError => ({
  kind: 'Refused',
  domain: orElse(body['domain'], 'unknown'),
  resultCode: orElse(body['resultCode'], DEFAULT_CODE),
  message: orElse(body['message'], ''),
  requestUrl: nameOf(call),
  status: reply.status,
  redirectUrl: textOf(body['redirectUrl']),
  nextAction: textOf(body['nextAction']),
  data: conflictOf(call, reply, body['data']),
});

const envelope = t.UnknownRecord;

const accepted = <Res>(call: AnsweredCall<Res>, body: Body): E.Either<ApiError, Res> => {
  const data = body['data'];
  const context = t.appendContext([{ key: '', type: envelope, actual: body }], 'data', call.response, data);
  const read = call.response.validate(data, context);
  return E.isLeft(read) ? failed(call, 'Unreadable', pathsOf(read.left).slice(0, 20).join(', ')) : read;
};

const isFailureStatus = (status: number): boolean => status >= 400;

/**
 * Parses a reply; anything other than code 0000 with valid data is an error (CM-51, CM-53).
 * @example
 * const body = { resultCode: '0000', data: { shippingCountry: 'Japan' } };
 * readReply(calls.changeCountry, { status: 200, body }); // { _tag: 'Right', right: { shippingCountry: 'Japan' } }
 * const refused = readReply(calls.changeCountry, { status: 400, body: { resultCode: 'CART-BR7-21' } });
 * E.isLeft(refused) && [refused.left.kind, refused.left.resultCode]; // [ 'Refused', 'CART-BR7-21' ]
 */
export const readReply = <Res>(call: AnsweredCall<Res>, reply: Reply): E.Either<ApiError, Res> => {
  const { status, body } = reply;
  if (!envelope.is(body)) return failed(call, 'Unreadable', `not an envelope, status ${status}`);
  if (body['resultCode'] === SUCCESS && !isFailureStatus(status)) return accepted(call, body);
  // a result code or a plain 4xx confirms that no change was made; otherwise the outcome is unknown
  const isRefusal = body['resultCode'] !== SUCCESS && (typeof body['resultCode'] === 'string' || isClientError(status));
  return isRefusal
    ? E.left(refused(call, reply, body))
    : failed(call, 'Unreadable', `no result code, status ${status}`);
};

const isClientError = (status: number): boolean => status >= 400 && status < 500;

/**
 * Decodes a value, or returns undefined if it is invalid.
 * @example
 * readValue(calls.changeCountry.request, { countryType: 'Japan' }); // { countryType: 'Japan' }
 * readValue(calls.changeCountry.request, { countryType: 7 }); // undefined
 */
export const readValue = <A>(codec: Codec<A>, value: unknown): A | undefined =>
  E.getOrElseW(() => undefined)(codec.decode(value));

/**
 * A decoded request body, or the paths that did not fit.
 * @example
 * readRequest(calls.changeCountry.request, { countryType: 'Japan' }); // { _tag: 'Right', right: { countryType: 'Japan' } }
 * readRequest(calls.changeCountry.request, { countryType: 7 }); // { _tag: 'Left', left: [ 'countryType' ] }
 */
export const readRequest = <A>(codec: Codec<A>, body: unknown): E.Either<readonly string[], A> =>
  E.mapLeft(pathsOf)(codec.decode(body));
