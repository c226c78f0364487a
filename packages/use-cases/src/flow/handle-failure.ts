import { type ApiError, type CartRead, isStale, isUnknownOutcome } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { defer, EMPTY, map, type Observable, switchMap } from 'rxjs';
import { nextStep, type NextStep } from '../session/next-step.ts';
import { messageOf } from '../session/notices.ts';
import { noticeAfter, type Reread, saysReread } from '../session/failure-notices.ts';
import { alert, alertThen, effect, notify } from './ask.ts';
import type { Deps, FailureFacts, FailurePorts } from './deps.ts';

/** True if the content of the cart is unknown after this failure, so that it must be reloaded. */
export const mustReadAgain = (error: ApiError): boolean => isUnknownOutcome(error) || isStale(error);

const rereadOf = (read: E.Either<ApiError, CartRead>): Reread => (E.isRight(read) ? 'Read' : { unread: read.left });

/** Reloads the cart and emits once whether that succeeded. */
export const reread = ({ readAgain }: Pick<Deps, 'readAgain'>): Observable<Reread> => readAgain.pipe(map(rereadOf));

/** Reloads the cart first if the failure leaves its content unknown. Passes the result on. */
export const readFirst = <A>(
  deps: Pick<Deps, 'readAgain'>,
  error: ApiError,
  then: (reread: Reread | undefined) => Observable<A>,
): Observable<A> => (mustReadAgain(error) ? reread(deps).pipe(switchMap(then)) : defer(() => then(undefined)));

/** Opens an allowed address, or the home page without one. */
const goToTarget = ({ page }: FailurePorts, to: Extract<NextStep, { type: 'Redirect' }>['to']): void =>
  to === undefined ? page.goHome() : page.goTo(to);

const follow = (ports: FailurePorts, step: NextStep, error: ApiError): Observable<never> => {
  const { page, shopper } = ports;
  switch (step.type) {
    case 'GoOn':
      return EMPTY;
    case 'Alert':
      return alert(shopper, step.notice);
    case 'Notify':
      return notify(shopper, step.notice);
    case 'AlertAndRefresh':
      return alertThen(shopper, step.notice, () => page.refresh());
    case 'AlertAndRedirect':
      return alertThen(shopper, step.notice, () => goToTarget(ports, step.to));
    case 'AlertAndGoBack':
      return alertThen(shopper, step.notice, () => page.goBack());
    case 'Redirect':
      return effect(() => goToTarget(ports, step.to));
    case 'VerifyIdentity':
      return effect(() => page.goToSelfAuthentication());
    case 'SignIn':
      return effect(() => page.goToSignIn());
    case 'Rethrow':
      return effect(() => ports.unhandled(new Error(`${error.resultCode} ${error.requestUrl}`)));
    default:
      return step satisfies never;
  }
};

/** Returns the validated target of an answer. Reports an address that is not allowed. */
const targetOf = (
  { page, log }: FailurePorts,
  { redirectUrl, requestUrl }: ApiError,
): ReturnType<FailurePorts['page']['targetOf']> => {
  const target = redirectUrl === undefined ? undefined : page.targetOf(redirectUrl);
  if (redirectUrl !== undefined && target === undefined) log.report({ type: 'RedirectRefused', requestUrl });
  return target;
};

/** Follows the next step after a failed call (ER-03..ER-07). A notice about a reload comes after the reload. */
export const handleFailure = (
  ports: FailurePorts,
  error: ApiError,
  { origin = 'Act', reread: known, inPassing, ...rest }: FailureFacts = {},
): Observable<never> =>
  defer(() => {
    const environment = ports.state().environment.name;
    const target = targetOf(ports, error);
    const step: NextStep =
      inPassing === undefined
        ? nextStep(error, { environment, origin, target, ...rest })
        : { type: 'Notify', notice: messageOf(inPassing) };
    if (!('notice' in step)) return follow(ports, step, error);
    const followWith = (read: Reread | undefined): Observable<never> =>
      follow(ports, { ...step, notice: noticeAfter(read, error, step.notice) }, error);
    return known === undefined && saysReread(step.notice)
      ? reread(ports).pipe(switchMap(followWith))
      : followWith(known);
  });
