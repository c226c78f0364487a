import { isUnknownOutcome, type ApiError, type MessageKey, type Notice } from '@baguni/domain';

/** What came of reading the cart again after a failure: it was read, or why not. */
export type Reread =
  /** It was read: what is shown is what the cart holds now. */
  | 'Read'
  /** It could not be read either: `unread` says why. */
  | { readonly unread: ApiError };

/** Messages that say that the cart was loaded again: only after it was. */
const sayingReread: readonly MessageKey[] = ['CART-CHANGED', 'CART-STALE', 'PRICE-CHANGED', 'QUANTITY-UNKNOWN'];

/**
 * Whether a notice says that the cart was loaded again.
 * @example
 * saysReread({ type: 'Message', code: 'CART-STALE', params: {} }); // true
 * saysReread({ type: 'Message', code: 'TEMPORARY-PROBLEM', params: {} }); // false
 */
export const saysReread = (notice: Notice): boolean => notice.type === 'Message' && sayingReread.includes(notice.code);

const said = (code: MessageKey): Notice => ({ type: 'Message', code, params: {} });

/** What is said where the cart could not be read again: that there is no connection, or that what is shown may be old. */
const unreadNotice = ({ kind }: ApiError): Notice => said(kind === 'Network' ? 'NO-CONNECTION' : 'CART-NOT-RELOADED');

const isGeneric = (notice: Notice): boolean => notice.type === 'Message' && notice.code === 'TEMPORARY-PROBLEM';

/**
 * What may be said of a failure after the cart was to be read again. Where it could not be, nobody knows whether a lost
 * write happened, and nothing was loaded again. Without a connection that is said, unless the cart was read just now.
 * @param reread undefined: nobody tried
 * @example
 * const [lost, offline] = [anApiError({ kind: 'TimedOut' }), anApiError({ kind: 'Network' })];
 * const said = noticeAfter({ unread: offline }, lost, noticeOf(lost));
 * said.type === 'Message' && said.code; // NO-CONNECTION
 */
export const noticeAfter = (reread: Reread | undefined, error: ApiError, notice: Notice): Notice => {
  if (reread === 'Read') return notice;
  if (reread !== undefined) return saysReread(notice) || isUnknownOutcome(error) ? unreadNotice(reread.unread) : notice;
  return error.kind === 'Network' && isGeneric(notice) ? said('NO-CONNECTION') : notice;
};
