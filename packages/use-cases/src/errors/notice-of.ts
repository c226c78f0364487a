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

/** A value may come without its name, as `{0}`; of several names only the first would be known. */
const withNames = (sent: unknown, names: readonly string[]): unknown => {
  if (!Array.isArray(sent)) return sent;
  const values: readonly unknown[] = sent;
  return Object.fromEntries(names.slice(0, 1).map((name) => [name, values[0]]));
};

/** The values that a server sent along with a code, as `data.params`; what is no text and no number is left out. */
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
  // our text would have a hole where a value is missing: the server's own words are whole
  return isWorded(error) ? serverText(error) : unknownCode(error);
};

/**
 * What the shopper is told of a failed call (ER-02): our message for a code that we know; the server's words for a
 * domain that we do not know; otherwise the temporary-problem message, with the code where there is one.
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
 * The same where the server's words come before a generic message (ER-04, ER-05, ER-06, DL-04).
 * @param otherwise said where neither our code nor the server has words for it; undefined: the generic message
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
