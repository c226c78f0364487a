import { option as O } from 'fp-ts';
import type { Option } from 'fp-ts/Option';
import { isStaleCode, isUnknownOutcome, type ApiError } from '@baguni/domain';
import { isWorded, wordedNoticeOf } from './notice-of.ts';
import type { FailureContext, NextStep } from './step.ts';

/** A rule on failed calls: the next step after a failure that it concerns, none for any other. */
export type FailureRule = (error: ApiError, context: FailureContext) => Option<NextStep>;

const when = (condition: boolean, step: () => NextStep): Option<NextStep> => (condition ? O.some(step()) : O.none);

/** Missing information is not reported to the shopper (ER-08). */
const information: FailureRule = (_, { origin }) => when(origin === 'Info', () => ({ type: 'GoOn' }));

/** CART-BR-100 of the front end leads to the address given, or home (ER-03). */
const leadAway: FailureRule = ({ domain, resultCode }, { target: to }) =>
  when(domain === 'cart-fe' && resultCode === 'CART-BR-100', () => ({ type: 'Redirect', to }));

/** CART-BR-101 of the front end is thrown again (ER-03). */
const throwAgain: FailureRule = ({ domain, resultCode }) =>
  when(domain === 'cart-fe' && resultCode === 'CART-BR-101', () => ({ type: 'Rethrow' }));

/** An order that needs the buyer's identity leads to its verification (ER-04). */
const verification: FailureRule = ({ resultCode }) =>
  when(resultCode === 'CHECKOUT-BR2-200', () => ({ type: 'VerifyIdentity' }));

/** A payment of whom nobody knows leads to signing in (CK-15). */
const signIn: FailureRule = ({ resultCode }) => when(resultCode === 'SIGN-IN-TO-ORDER', () => ({ type: 'SignIn' }));

/** The server says what is to be done; an action that we do not know says nothing (ER-06). */
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

/** An address without an action is followed, where it is allowed; otherwise the shopper stays (ER-06, RD-4). */
const redirect: FailureRule = (_, { target: to }) => when(O.isSome(to), () => ({ type: 'Redirect', to }));

/** CART-BR2: the message or the reason's code, then back; a developer's own page stays (ER-04). */
const goBack: FailureRule = (error, { environment }) =>
  when(error.resultCode.startsWith('CART-BR2-'), () => ({
    type: environment === 'local' ? 'Alert' : 'AlertAndGoBack',
    notice: wordedNoticeOf(error),
  }));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The entries of an answer's list: the data itself, or its `list`. */
const entriesIn = (data: unknown): readonly unknown[] => {
  const list = isRecord(data) && 'list' in data ? data['list'] : data;
  return Array.isArray(list) ? list : [];
};

/** CART-BR1-51 with one entry: that entry's message or code (ER-05); its own where the entry says neither. */
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

/** HTTP 409: the server’s message is an alert; a cart that merely changed meanwhile is a toast (ER-05, CK-19). */
const conflict: FailureRule = (error) => {
  if (isUnknownOutcome(error) || O.toUndefined(error.status) !== 409) return O.none;
  const isOnlyStale = isStaleCode(error.resultCode) || !isWorded(error);
  return O.some(isOnlyStale ? stale(error) : { type: 'Alert', notice: wordedNoticeOf(error) });
};

/** The rules on failed calls in the order in which they are asked (specification 8, Handling). */
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
