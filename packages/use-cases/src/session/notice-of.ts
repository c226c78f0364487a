import {
  isMessageKey,
  knownDomains,
  messageParams,
  type ApiError,
  type MessageKey,
  type Notice,
  type Params,
} from '@baguni/domain';

const message = (code: MessageKey, params: Params = {}): Notice => ({ type: 'Message', code, params });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A value may come without a name, as `{0}`; with several names only the first is known. */
const withNames = (sent: unknown, names: readonly string[]): unknown => {
  if (!Array.isArray(sent)) return sent;
  const values: readonly unknown[] = sent;
  return Object.fromEntries(names.slice(0, 1).map((name) => [name, values[0]]));
};

const paramsIn = (data: unknown, names: readonly string[]): Params => {
  const sent = withNames(isRecord(data) ? data['params'] : undefined, names);
  return Object.fromEntries(
    Object.entries(isRecord(sent) ? sent : {}).flatMap(([name, value]) => (isValue(value) ? [[name, value]] : [])),
  );
};

/**
 * Whether the server said something in words of its own.
 * @example
 * [anApiError({ message: 'Sold out.' }), anApiError()].map(isWorded); // [ true, false ]
 */
export const isWorded = (error: ApiError): boolean => error.kind === 'Refused' && error.message.trim() !== '';
const serverText = (error: ApiError): Notice => ({ type: 'ServerText', text: error.message });
const unknownCode = (error: ApiError): Notice => message('TEMPORARY-PROBLEM-CODE', { code: error.resultCode });

const ofKnownCode = (error: ApiError, code: MessageKey): Notice => {
  const names = messageParams[code];
  const params = paramsIn(error.data, names);
  const isComplete = names.every((name) => Object.hasOwn(params, name));
  if (isComplete) return message(code, params);
  // our text would lack a value, so the complete text of the server is better
  return isWorded(error) ? serverText(error) : unknownCode(error);
};

/**
 * Returns the notice for a failed call (ER-02): our message for a known code, the server text for an unknown domain,
 * otherwise a generic message.
 * @example
 * const full = noticeOf(anApiError({ resultCode: 'CART-BR1-43', data: { params: { max: 100 } } }));
 * full.type === 'Message' && formatMessage(messages, full.code, full.params); // Your cart can hold up to 100 items.
 * noticeOf(anApiError({ domain: 'elsewhere', message: 'Try again.' })); // { type: 'ServerText', text: 'Try again.' }
 */
export const noticeOf = (error: ApiError): Notice => {
  if (error.kind !== 'Refused') return message('TEMPORARY-PROBLEM');
  if (!knownDomains.includes(error.domain)) return isWorded(error) ? serverText(error) : unknownCode(error);
  return isMessageKey(error.resultCode) ? ofKnownCode(error, error.resultCode) : unknownCode(error);
};

const isGeneric = (notice: Notice): boolean =>
  notice.type === 'Message' && (notice.code === 'TEMPORARY-PROBLEM' || notice.code === 'TEMPORARY-PROBLEM-CODE');

/**
 * Returns the notice with server text before the generic message (ER-04, ER-05, ER-06, DL-04).
 * @param otherwise fallback without our message or a server text; the generic message if undefined
 * @example
 * wordedNoticeOf(anApiError({ message: 'Not today.' })); // { type: 'ServerText', text: 'Not today.' }
 * wordedNoticeOf(anApiError(), 'CART-NOT-RELOADED'); // { type: 'Message', code: 'CART-NOT-RELOADED', params: {} }
 */
export const wordedNoticeOf = (error: ApiError, otherwise?: MessageKey): Notice => {
  const notice = noticeOf(error);
  if (!isGeneric(notice)) return notice;
  if (isWorded(error)) return serverText(error);
  return otherwise === undefined ? notice : message(otherwise);
};
