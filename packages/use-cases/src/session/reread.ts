import { isUnknownOutcome, type ApiError, type MessageKey, type Notice } from '@baguni/domain';

/** Result of a reload after a failure. */
export type Reread =
  /** The page shows the current cart. */
  'Read' | { readonly unread: ApiError };

/** Messages that report a reload. We reload before we report it. */
const sayingReread: readonly MessageKey[] = ['CART-CHANGED', 'CART-STALE', 'PRICE-CHANGED', 'QUANTITY-UNKNOWN'];

/**
 * Whether a notice says that the cart was loaded again.
 * @example
 * saysReread({ type: 'Message', code: 'CART-STALE', params: {} }); // true
 * saysReread({ type: 'Message', code: 'TEMPORARY-PROBLEM', params: {} }); // false
 */
export const saysReread = (notice: Notice): boolean => notice.type === 'Message' && sayingReread.includes(notice.code);

const said = (code: MessageKey): Notice => ({ type: 'Message', code, params: {} });

/** Returns the notice for a failed reload: no connection, or possibly stale data. */
const unreadNotice = ({ kind }: ApiError): Notice => said(kind === 'Network' ? 'NO-CONNECTION' : 'CART-NOT-RELOADED');

const isGeneric = (notice: Notice): boolean => notice.type === 'Message' && notice.code === 'TEMPORARY-PROBLEM';

/**
 * Returns the notice after an attempted reload. After a failed one, the result of a lost write is unknown and no
 * reload is reported. A missing connection is reported unless the cart was just read.
 * @param reread undefined without an attempt
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
