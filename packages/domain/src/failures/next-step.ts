import { option as O } from 'fp-ts';
import type { ApiError } from '../messages/api-error.ts';
import { lines } from './lines.ts';
import { noticeOf, wordedNoticeOf } from './notice-of.ts';
import type { FailureContext, NextStep } from './step.ts';

const alertOf = (error: ApiError, { origin, otherwise }: FailureContext): NextStep => {
  // a cart that could not be loaded is said to be so by the view in its place (LS-05)
  if (origin === 'Load') return { type: 'GoOn' };
  return { type: 'Alert', notice: otherwise === undefined ? noticeOf(error) : wordedNoticeOf(error, otherwise) };
};

/** What happens after a failed call (ER-01..ER-06, ER-08): the first line of the handling that concerns it, else an alert. */
export const nextStep = (error: ApiError, context: FailureContext): NextStep => {
  for (const line of lines) {
    const step = line(error, context);
    if (O.isSome(step)) return step.value;
  }
  return alertOf(error, context);
};
