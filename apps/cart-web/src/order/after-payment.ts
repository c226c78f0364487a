import type { ApiError, EnvironmentName, MessageKey, Notice } from '@baguni/domain';
import { nextStep, saysReread, type NextStep, type Page } from '@baguni/use-cases';
import { option as O } from 'fp-ts';

export interface AfterPayment {
  readonly notice: Notice | undefined;
  readonly leave: () => void;
}

export const messageOf = (code: MessageKey): Notice => ({ type: 'Message', code, params: {} });

const noticeIn = (step: NextStep): Notice | undefined => {
  // the order page has no cart that could be reloaded
  if ('notice' in step) return saysReread(step.notice) ? messageOf('PAYMENT-CART-CHANGED') : step.notice;
  return step.type === 'Rethrow' ? messageOf('TEMPORARY-PROBLEM') : undefined;
};

/**
 * Handles errors like the cart (ER-03). Messages stay on the order page with a link to the cart, so that shoppers can
 * read them.
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
