import {
  type ApiError,
  type EnvironmentName,
  isStaleCode,
  isUnknownOutcome,
  type MessageKey,
  type Notice,
  type SafeTarget,
} from '@baguni/domain/internal';
import { messageOf } from './notices.ts';
import { isRecord, isWorded, noticeOf, wordedNoticeOf } from './failure-notices.ts';

export type NextStep =
  /** Silent: the failure view already shows the error (LS-05). */
  | { readonly type: 'GoOn' }
  | { readonly type: 'Alert'; readonly notice: Notice }
  /** Shows `notice` as a toast; the page has already reloaded the cart. */
  | { readonly type: 'Notify'; readonly notice: Notice }
  | { readonly type: 'AlertAndRefresh'; readonly notice: Notice }
  /** Shows `notice`, then opens an allowed target in `to`; home if undefined (RD-4). */
  | { readonly type: 'AlertAndRedirect'; readonly notice: Notice; readonly to: SafeTarget | undefined }
  /** Opens an allowed target in `to` silently; home if undefined (ER-03). */
  | { readonly type: 'Redirect'; readonly to: SafeTarget | undefined }
  | { readonly type: 'AlertAndGoBack'; readonly notice: Notice }
  | { readonly type: 'VerifyIdentity' }
  /** Opens the sign-in and returns to the current page (CK-15). */
  | { readonly type: 'SignIn' }
  /** Forwards to the handler of unhandled errors (ER-07). */
  | { readonly type: 'Rethrow' };

/** Origin of the request: the cart itself, or an action of the shopper. Optional calls fail silently (ER-08). */
export type FailureOrigin = 'Load' | 'Act';

export interface FailureContext {
  /** Environment: locally the page does not go back; outside production it shows details (ER-04, ER-07). */
  readonly environment: EnvironmentName;
  readonly origin: FailureOrigin;
  /** Allowed target of `redirectUrl`, or undefined. */
  readonly target: SafeTarget | undefined;
  /** Fallback message of the call without a known code or a server text. */
  readonly otherwise?: MessageKey;
}

/** A rule on failed calls: the next step, or undefined if it does not apply. */
type FailureRule = (error: ApiError, context: FailureContext) => NextStep | undefined;

const when = (condition: boolean, step: () => NextStep): NextStep | undefined => (condition ? step() : undefined);

const leadAway: FailureRule = ({ domain, resultCode }, { target: to }) =>
  when(domain === 'cart-fe' && resultCode === 'CART-BR-100', () => ({ type: 'Redirect', to }));

const throwAgain: FailureRule = ({ domain, resultCode }) =>
  when(domain === 'cart-fe' && resultCode === 'CART-BR-101', () => ({ type: 'Rethrow' }));

/** CHECKOUT-BR2-200 requires identity verification (ER-04). */
const verification: FailureRule = ({ resultCode }) =>
  when(resultCode === 'CHECKOUT-BR2-200', () => ({ type: 'VerifyIdentity' }));

/** A payment without a signed-in buyer requires a sign-in (CK-15). */
const signIn: FailureRule = ({ resultCode }) => when(resultCode === 'SIGN-IN-TO-ORDER', () => ({ type: 'SignIn' }));

/** The server names the next action. An unknown action is silent (ER-06). */
const nextAction: FailureRule = (error, { target: to }) => {
  const notice = wordedNoticeOf(error);
  switch (error.nextAction ?? '') {
    case 'ALERT':
      return { type: 'Alert', notice };
    case 'ALERT_AND_REFRESH':
      return { type: 'AlertAndRefresh', notice };
    case 'ALERT_AND_REDIRECT':
      return { type: 'AlertAndRedirect', notice, to };
    default:
      return undefined;
  }
};

/** Follows an allowed address without an action; otherwise the shopper stays (ER-06, RD-4). */
const redirect: FailureRule = (_, { target: to }) => when(to !== undefined, () => ({ type: 'Redirect', to }));

/** CART-BR2: shows the message or the code, then goes back. Locally the page stays (ER-04). */
const goBack: FailureRule = (error, { environment }) =>
  when(error.resultCode.startsWith('CART-BR2-'), () => ({
    type: environment === 'local' ? 'Alert' : 'AlertAndGoBack',
    notice: wordedNoticeOf(error),
  }));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const entriesIn = (data: unknown): readonly unknown[] => {
  const list = isRecord(data) && 'list' in data ? data['list'] : data;
  return Array.isArray(list) ? list : [];
};

/** CART-BR1-51 with one entry: uses message or code of the entry if there is one (ER-05). */
const onlyEntry: FailureRule = (error) => {
  const [entry, ...others] = entriesIn(error.data);
  const isOnly = error.resultCode === 'CART-BR1-51' && others.length === 0 && isRecord(entry);
  if (!isOnly) return undefined;
  const ofEntry = { resultCode: textOf(entry['resultCode']), message: textOf(entry['message']), data: entry };
  if (`${ofEntry.resultCode}${ofEntry.message}`.trim() === '') return undefined;
  return { type: 'Alert', notice: wordedNoticeOf({ ...error, ...ofEntry }) };
};

const stale = ({ resultCode }: ApiError): NextStep => ({
  type: 'Notify',
  notice: messageOf(resultCode === 'PRICE-CHANGED' ? 'PRICE-CHANGED' : 'CART-CHANGED'),
});

/** HTTP 409: alerts the message of the server. A cart changed meanwhile only shows a toast (ER-05, CK-19). */
const conflict: FailureRule = (error) => {
  if (isUnknownOutcome(error) || error.status !== 409) return undefined;
  const isOnlyStale = isStaleCode(error.resultCode) || !isWorded(error);
  return isOnlyStale ? stale(error) : { type: 'Alert', notice: wordedNoticeOf(error) };
};

const failureRules: readonly FailureRule[] = [
  leadAway,
  throwAgain,
  verification,
  signIn,
  nextAction,
  redirect,
  goBack,
  onlyEntry,
  conflict,
];

const alertOf = (error: ApiError, { origin, otherwise }: FailureContext): NextStep => {
  if (origin === 'Load') return { type: 'GoOn' };
  return { type: 'Alert', notice: otherwise === undefined ? noticeOf(error) : wordedNoticeOf(error, otherwise) };
};

/** Returns the next step of the first matching failure rule, or an alert (ER-01..ER-06). */
export const nextStep = (error: ApiError, context: FailureContext): NextStep => {
  for (const rule of failureRules) {
    const step = rule(error, context);
    if (step !== undefined) return step;
  }
  return alertOf(error, context);
};
