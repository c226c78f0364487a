/** The window event for a call without any answer. */
export const UNANSWERED = 'unanswered';
