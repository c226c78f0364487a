import { option as O } from 'fp-ts';
import type { Option } from 'fp-ts/Option';
import { isStaleCode, isUnknownOutcome, type ApiError } from '../messages/api-error.ts';
import { isWorded, wordedNoticeOf } from './notice-of.ts';
import type { FailureContext, NextStep } from './step.ts';

/** A line of the handling: the step of a failure that it concerns. */
export type Line = (error: ApiError, context: FailureContext) => Option<NextStep>;

const when = (condition: boolean, step: () => NextStep): Option<NextStep> => (condition ? O.some(step()) : O.none);

/** Information that is missing disturbs nobody (ER-08). */
const information: Line = (_, { origin }) => when(origin === 'Info', () => ({ type: 'GoOn' }));

/** CART-BR-100 of the front end leads to the address given, or home (ER-03). */
const leadAway: Line = ({ domain, resultCode }, { target: to }) =>
  when(domain === 'cart-fe' && resultCode === 'CART-BR-100', () => ({ type: 'Redirect', to }));

/** CART-BR-101 of the front end is thrown again (ER-03). */
const throwAgain: Line = ({ domain, resultCode }) =>
  when(domain === 'cart-fe' && resultCode === 'CART-BR-101', () => ({ type: 'Rethrow' }));

/** An order that needs the buyer's identity leads to its verification (ER-04). */
const verification: Line = ({ resultCode }) =>
  when(resultCode === 'CHECKOUT-BR2-200', () => ({ type: 'VerifyIdentity' }));

/** A payment of whom nobody knows leads to signing in (CK-15). */
const signIn: Line = ({ resultCode }) => when(resultCode === 'SIGN-IN-TO-ORDER', () => ({ type: 'SignIn' }));

/** The server says what is to be done; an action that we do not know says nothing (ER-06). */
const nextAction: Line = (error, { target: to }) => {
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
const redirect: Line = (_, { target: to }) => when(O.isSome(to), () => ({ type: 'Redirect', to }));

/** CART-BR2: the message or the reason's code, then back; a developer's own page stays (ER-04). */
const goBack: Line = (error, { environment }) =>
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
const onlyEntry: Line = (error) => {
  const [entry, ...others] = entriesIn(error.data);
  const isOnly = error.resultCode === 'CART-BR1-51' && others.length === 0 && isRecord(entry);
  if (!isOnly) return O.none;
  const ofEntry = { resultCode: textOf(entry['resultCode']), message: textOf(entry['message']), data: entry };
  if (`${ofEntry.resultCode}${ofEntry.message}`.trim() === '') return O.none;
  return O.some({ type: 'Alert', notice: wordedNoticeOf({ ...error, ...ofEntry }) });
};

const stale = ({ resultCode }: ApiError): NextStep => {
  const code = resultCode === 'PRICE-CHANGED' ? 'PRICE-CHANGED' : 'CART-CHANGED';
  return { type: 'Tell', notice: { type: 'Message', code, params: {} } };
};

/** HTTP 409: what was said is alerted; a cart that only became another meanwhile is told in passing (ER-05, CK-19). */
const conflict: Line = (error) => {
  if (isUnknownOutcome(error) || O.toUndefined(error.status) !== 409) return O.none;
  const isOnlyStale = isStaleCode(error.resultCode) || !isWorded(error);
  return O.some(isOnlyStale ? stale(error) : { type: 'Alert', notice: wordedNoticeOf(error) });
};

/** The handling, line by line in the order in which they are asked (specification 8, Handling). */
export const lines: readonly Line[] = [
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
