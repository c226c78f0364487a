import type { ApiError } from '@baguni/domain';
import { nextStep, type NextStep } from '../session/next-step.ts';
import { noticeAfter, saysReread, type Reread } from '../session/notices.ts';
import { option as O } from 'fp-ts';
import { defer, EMPTY, switchMap, type Observable } from 'rxjs';
import { alert, alertThen, effect, notify } from './ask.ts';
import type { FailureFacts, FailurePorts } from './deps.ts';
import { messageOf } from './errors.ts';
import { reread as readAgain } from './read-first.ts';

/** Opens an allowed address, or the home page without one. */
const goToTarget = ({ page }: FailurePorts, to: Extract<NextStep, { type: 'Redirect' }>['to']): void =>
  O.isSome(to) ? page.goTo(to.value) : page.goHome();

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
  const target = O.chain((address: string) => page.targetOf(address))(redirectUrl);
  if (O.isSome(redirectUrl) && O.isNone(target)) log.report({ type: 'RedirectRefused', requestUrl });
  return target;
};

/** Adds the result of the reload to the notice of a step. */
const withReread = (step: NextStep, error: ApiError, reread: Reread | undefined): NextStep =>
  'notice' in step ? { ...step, notice: noticeAfter(reread, error, step.notice) } : step;

/**
 * Works out the next step after a failed call and follows it (ER-03..ER-06, ER-08). If its notice reports that the cart
 * was reloaded, the cart is reloaded first, unless the caller has done so. It emits nothing.
 */
export const handleFailure = (
  ports: FailurePorts,
  error: ApiError,
  { origin = 'Act', reread, inPassing, ...rest }: FailureFacts = {},
): Observable<never> =>
  defer(() => {
    const environment = ports.state().environment.name;
    const target = origin === 'Info' ? O.none : targetOf(ports, error);
    const step: NextStep =
      inPassing === undefined
        ? nextStep(error, { environment, origin, target, ...rest })
        : { type: 'Notify', notice: messageOf(inPassing) };
    const followWith = (known: Reread | undefined): Observable<never> =>
      follow(ports, withReread(step, error, known), error);
    const claimsReread = reread === undefined && 'notice' in step && saysReread(step.notice);
    return claimsReread ? readAgain(ports).pipe(switchMap(followWith)) : followWith(reread);
  });
