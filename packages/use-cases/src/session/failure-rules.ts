import { option as O } from 'fp-ts';
import type { Option } from 'fp-ts/Option';
import { isStaleCode, isUnknownOutcome, type ApiError } from '@baguni/domain';
import { isWorded, wordedNoticeOf } from './notice-of.ts';
import type { FailureContext, NextStep } from './failure-step.ts';

/** A rule on failed calls: the next step, or `none` if it does not apply. */
export type FailureRule = (error: ApiError, context: FailureContext) => Option<NextStep>;

const when = (condition: boolean, step: () => NextStep): Option<NextStep> => (condition ? O.some(step()) : O.none);

/** Missing information is not reported to the shopper (ER-08). */
const information: FailureRule = (_, { origin }) => when(origin === 'Info', () => ({ type: 'GoOn' }));

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
  switch (O.getOrElse(() => '')(error.nextAction)) {
    case 'ALERT':
      return O.some({ type: 'Alert', notice });
    case 'ALERT_AND_REFRESH':
      return O.some({ type: 'AlertAndRefresh', notice });
    case 'ALERT_AND_REDIRECT':
      return O.some({ type: 'AlertAndRedirect', notice, to });
    default:
      return O.none;
  }
};

/** Follows an allowed address without an action; otherwise the shopper stays (ER-06, RD-4). */
const redirect: FailureRule = (_, { target: to }) => when(O.isSome(to), () => ({ type: 'Redirect', to }));

/** CART-BR2: shows the message or the code, then goes back. Locally the page stays (ER-04). */
const goBack: FailureRule = (error, { environment }) =>
  when(error.resultCode.startsWith('CART-BR2-'), () => ({
    type: environment === 'local' ? 'Alert' : 'AlertAndGoBack',
    notice: wordedNoticeOf(error),
  }));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const entriesIn = (data: unknown): readonly unknown[] => {
  const list = isRecord(data) && 'list' in data ? data['list'] : data;
  return Array.isArray(list) ? list : [];
};

/** CART-BR1-51 with one entry: uses message or code of the entry if there is one (ER-05). */
const onlyEntry: FailureRule = (error) => {
  const [entry, ...others] = entriesIn(error.data);
  const isOnly = error.resultCode === 'CART-BR1-51' && others.length === 0 && isRecord(entry);
  if (!isOnly) return O.none;
  const ofEntry = { resultCode: textOf(entry['resultCode']), message: textOf(entry['message']), data: entry };
  if (`${ofEntry.resultCode}${ofEntry.message}`.trim() === '') return O.none;
  return O.some({ type: 'Alert', notice: wordedNoticeOf({ ...error, ...ofEntry }) });
};

const stale = ({ resultCode }: ApiError): NextStep => {
  const code = resultCode === 'PRICE-CHANGED' ? 'PRICE-CHANGED' : 'CART-CHANGED';
  return { type: 'Notify', notice: { type: 'Message', code, params: {} } };
};

/** HTTP 409: alerts the message of the server. A cart changed meanwhile only shows a toast (ER-05, CK-19). */
const conflict: FailureRule = (error) => {
  if (isUnknownOutcome(error) || O.toUndefined(error.status) !== 409) return O.none;
  const isOnlyStale = isStaleCode(error.resultCode) || !isWorded(error);
  return O.some(isOnlyStale ? stale(error) : { type: 'Alert', notice: wordedNoticeOf(error) });
};

export const failureRules: readonly FailureRule[] = [
  information,
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
