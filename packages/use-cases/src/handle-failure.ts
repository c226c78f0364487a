import { nextStep, noticeAfter, saysReread, type ApiError, type NextStep, type Reread } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { defer, EMPTY, switchMap, type Observable } from 'rxjs';
import { alert, alertThen, doing, tell } from './ask.ts';
import type { HandleFailure, Way } from './after-failure.ts';
import type { Deps } from './deps.ts';
import { messageOf } from './errors.ts';
import { reread as readAgain } from './read-first.ts';

/** Follows an allowed address, home where there is none (RD-4). */
const leave = ({ page }: Way, to: Extract<NextStep, { type: 'Redirect' }>['to']): void =>
  O.isSome(to) ? page.goTo(to.value) : page.goHome();

const carriedOut = (way: Way, step: NextStep, error: ApiError): Observable<never> => {
  const { page, shopper } = way;
  switch (step.type) {
    case 'GoOn':
      return EMPTY;
    case 'Alert':
      return alert(shopper, step.notice);
    case 'Tell':
      return tell(shopper, step.notice);
    case 'AlertAndRefresh':
      return alertThen(shopper, step.notice, () => page.refresh());
    case 'AlertAndRedirect':
      return alertThen(shopper, step.notice, () => leave(way, step.to));
    case 'AlertAndGoBack':
      return alertThen(shopper, step.notice, () => page.goBack());
    case 'Redirect':
      return doing(() => leave(way, step.to));
    case 'VerifyIdentity':
      return doing(() => page.goToSelfAuthentication());
    case 'SignIn':
      return doing(() => page.goToSignIn());
    case 'Rethrow':
      return doing(() => way.unhandled(new Error(`${error.resultCode} ${error.requestUrl}`)));
    default:
      return step satisfies never;
  }
};

/** Where the answer may lead; an address that is not allowed is reported (LG-7). */
const targetOf = ({ page, log }: Way, { redirectUrl, requestUrl }: ApiError): ReturnType<Deps['page']['targetOf']> => {
  const target = O.chain((address: string) => page.targetOf(address))(redirectUrl);
  if (O.isSome(redirectUrl) && O.isNone(target)) log.report({ type: 'RedirectRefused', requestUrl });
  return target;
};

/** The step with words that are true of what came of reading the cart again. */
const worded = (step: NextStep, error: ApiError, reread: Reread | undefined): NextStep =>
  'notice' in step ? { ...step, notice: noticeAfter(reread, error, step.notice) } : step;

/**
 * Judges a failed call and carries out what follows from it (ER-03..ER-06, ER-08). Where it would say that the cart was
 * loaded again, the cart is read first, unless who asked has done so. It emits nothing.
 */
export const handleFailure: HandleFailure = (way, error, { origin = 'Act', reread, inPassing, ...rest }) =>
  defer(() => {
    const environment = way.state().environment.name;
    const target = origin === 'Info' ? O.none : targetOf(way, error);
    const step: NextStep =
      inPassing === undefined
        ? nextStep(error, { environment, origin, target, ...rest })
        : { type: 'Tell', notice: messageOf(inPassing) };
    const told = (known: Reread | undefined): Observable<never> => carriedOut(way, worded(step, error, known), error);
    // nobody hears that the cart was loaded again unless it was
    const isClaimed = reread === undefined && 'notice' in step && saysReread(step.notice);
    return isClaimed ? readAgain(way).pipe(switchMap(told)) : told(reread);
  });
