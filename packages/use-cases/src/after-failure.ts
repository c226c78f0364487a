import { nextStep, type ApiError, type FailureOrigin, type MessageKey, type NextStep } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { defer, EMPTY, type Observable } from 'rxjs';
import { alert, alertThen, doing, tell } from './ask.ts';
import type { Deps } from './deps.ts';

/** What is known of a failure besides its error. */
export interface FailureFacts {
  /** Default: the shopper acted. */
  readonly origin?: FailureOrigin;
  /** What the call says where nobody else has words for it. */
  readonly otherwise?: MessageKey;
}

type Way = Pick<Deps, 'page' | 'shopper' | 'log' | 'state' | 'unhandled'>;

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

/**
 * What the shopper sees of a failed call, and where it leads (ER-03..ER-06, ER-08): the one way in which every use case
 * that fails goes on. It emits nothing.
 */
export const afterFailure = (way: Way, error: ApiError, { origin = 'Act', ...rest }: FailureFacts = {}) =>
  defer(() => {
    const environment = way.state().environment.name;
    const target = origin === 'Info' ? O.none : targetOf(way, error);
    return carriedOut(way, nextStep(error, { environment, origin, target, ...rest }), error);
  });
