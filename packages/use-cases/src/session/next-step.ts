import { option as O } from 'fp-ts';
import type { ApiError } from '@baguni/domain';
import { failureRules } from './failure-rules.ts';
import { noticeOf, wordedNoticeOf } from './notice-of.ts';
import type { FailureContext, NextStep } from './failure-step.ts';

const alertOf = (error: ApiError, { origin, otherwise }: FailureContext): NextStep => {
  // the failure view already shows the error (LS-05)
  if (origin === 'Load') return { type: 'GoOn' };
  return { type: 'Alert', notice: otherwise === undefined ? noticeOf(error) : wordedNoticeOf(error, otherwise) };
};

/**
 * Returns the next step of the first matching failure rule, or an alert (ER-01..ER-06, ER-08).
 * @example
 * const context = { environment: 'production', origin: 'Act', target: O.none } as const;
 * nextStep(anApiError({ resultCode: 'CART-BR2-1' }), context).type; // AlertAndGoBack
 * nextStep(anApiError({ resultCode: 'CART-BR3-07' }), context).type; // Alert
 */
export const nextStep = (error: ApiError, context: FailureContext): NextStep => {
  for (const rule of failureRules) {
    const step = rule(error, context);
    if (O.isSome(step)) return step.value;
  }
  return alertOf(error, context);
};
