import {
  type ApiError,
  isMessageKey,
  isUnknownOutcome,
  knownDomains,
  type MessageKey,
  messageParams,
  type Notice,
  type Params,
} from '@baguni/domain/internal';
import { messageOf } from './notices.ts';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isValue = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

const namedParams = (sent: unknown): Params =>
  Object.fromEntries(
    Object.entries(isRecord(sent) ? sent : {}).flatMap(([name, value]) => (isValue(value) ? [[name, value]] : [])),
  );

/** Codes whose message has several values, with the message for a single value without a name. */
const ofUnnamed: Readonly<Partial<Record<MessageKey, MessageKey>>> = { 'CART-BR7-41': 'CART-BR7-41-WON' };

/** True if the server refused with a text. */
export const isWorded = (error: ApiError): boolean => error.kind === 'Refused' && error.message.trim() !== '';
const serverText = (error: ApiError): Notice => ({ type: 'ServerText', text: error.message });
const unknownCode = (error: ApiError): Notice => messageOf('TEMPORARY-PROBLEM-CODE', { code: error.resultCode });

/** A value may come without a name, as `{0}`; it is used if the message has no other value. */
const ofKnownCode = ({ data }: ApiError, code: MessageKey): Notice => {
  const sent = isRecord(data) ? data['params'] : undefined;
  if (!Array.isArray(sent)) return messageOf(code, namedParams(sent));
  const values: readonly unknown[] = sent;
  const key = ofUnnamed[code] ?? code;
  const [name, ...others] = messageParams[key];
  return messageOf(key, name !== undefined && others.length === 0 ? namedParams({ [name]: values[0] }) : {});
};

/**
 * Returns the notice for a failed call (ER-02): our message for a known code, the server text for an unknown domain,
 * otherwise a generic message.
 */
export const noticeOf = (error: ApiError): Notice => {
  if (error.kind !== 'Refused') return messageOf('TEMPORARY-PROBLEM');
  if (!knownDomains.includes(error.domain)) return isWorded(error) ? serverText(error) : unknownCode(error);
  return isMessageKey(error.resultCode) ? ofKnownCode(error, error.resultCode) : unknownCode(error);
};

const isGeneric = (notice: Notice): boolean =>
  notice.type === 'Message' && (notice.code === 'TEMPORARY-PROBLEM' || notice.code === 'TEMPORARY-PROBLEM-CODE');

/**
 * Returns the notice with server text before the generic message (ER-04, ER-05, ER-06, DL-04).
 * @param otherwise fallback without our message or a server text; the generic message if undefined
 */
export const wordedNoticeOf = (error: ApiError, otherwise?: MessageKey): Notice => {
  const notice = noticeOf(error);
  if (!isGeneric(notice)) return notice;
  if (isWorded(error)) return serverText(error);
  return otherwise === undefined ? notice : messageOf(otherwise);
};

/** Returns the fallback of a call without an answer. A refusal with an unknown code shows that code (ER-05). */
export const ifLost = ({ kind }: ApiError, otherwise: MessageKey): { readonly otherwise?: MessageKey } =>
  kind === 'Refused' ? {} : { otherwise };

/** Result of a reload after a failure. */
export type Reread =
  /** The page shows the current cart. */
  'Read' | { readonly unread: ApiError };

/** Messages that report a reload. We reload before we report it. */
const sayingReread: readonly MessageKey[] = ['CART-CHANGED', 'CART-STALE', 'PRICE-CHANGED', 'QUANTITY-UNKNOWN'];

/** True if a notice says that the cart was loaded again. */
export const saysReread = (notice: Notice): boolean => notice.type === 'Message' && sayingReread.includes(notice.code);

/** Returns the notice for a failed reload: no connection, or possibly stale data. */
const unreadNotice = ({ kind }: ApiError): Notice =>
  messageOf(kind === 'Network' ? 'NO-CONNECTION' : 'CART-NOT-RELOADED');

/**
 * Returns the notice after an attempted reload. After a failed one, the result of a lost write is unknown and no
 * reload is reported. A missing connection is reported unless the cart was just read.
 * @param reread undefined without an attempt
 */
export const noticeAfter = (reread: Reread | undefined, error: ApiError, notice: Notice): Notice => {
  if (reread === 'Read') return notice;
  if (reread !== undefined) return saysReread(notice) || isUnknownOutcome(error) ? unreadNotice(reread.unread) : notice;
  const isVague = notice.type === 'Message' && notice.code === 'TEMPORARY-PROBLEM';
  return error.kind === 'Network' && isVague ? messageOf('NO-CONNECTION') : notice;
};
