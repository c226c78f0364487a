import type { ApiError, EnvironmentName, MessageKey, Notice } from '@baguni/domain';
import { nextStep, saysReread, type NextStep, type Page } from '@baguni/use-cases';
import { option as O } from 'fp-ts';

/** What follows from a payment that failed: what is said of it, and where it leads at once. */
export interface AfterPayment {
  readonly notice: Notice | undefined;
  readonly leave: () => void;
}

/** A message of ours that names nothing. */
export const messageOf = (code: MessageKey): Notice => ({ type: 'Message', code, params: {} });

const noticeIn = (step: NextStep): Notice | undefined => {
  // there is no cart on this page that could have been loaded again
  if ('notice' in step) return saysReread(step.notice) ? messageOf('PAYMENT-CART-CHANGED') : step.notice;
  return step.type === 'Rethrow' ? messageOf('TEMPORARY-PROBLEM') : undefined;
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
