import { nextStep, type ApiError, type EnvironmentName, type NextStep, type Notice, type Page } from '@baguni/domain';
import { option as O } from 'fp-ts';

/** What follows from a payment that failed: what is said of it, and where it leads at once. */
export interface AfterPayment {
  readonly notice: Notice | undefined;
  readonly leave: () => void;
}

const unexpected: Notice = { type: 'Message', code: 'TEMPORARY-PROBLEM', params: {} };

const noticeIn = (step: NextStep): Notice | undefined => {
  if ('notice' in step) return step.notice;
  return step.type === 'Rethrow' ? unexpected : undefined;
};

/**
 * The same handling as the cart's (ER-03..ER-06). What is said stays on the order page, with its own way back to the cart,
 * so that nobody is led away from a message that they have not read.
 */
export const afterPayment = (page: Page, environment: EnvironmentName, error: ApiError): AfterPayment => {
  const target = O.chain(page.targetOf)(error.redirectUrl);
  const step = nextStep(error, { environment, origin: 'Act', target });
  const leave = (): void => {
    if (step.type === 'VerifyIdentity') page.goToSelfAuthentication();
    if (step.type === 'SignIn') page.goToSignIn();
    if (step.type === 'Redirect') O.match(page.goHome, page.goTo)(step.to);
  };
  return { notice: noticeIn(step), leave };
};
