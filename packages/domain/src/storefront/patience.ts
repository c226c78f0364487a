/** Timeout for files of the page, and for calls in production, in ms. */
export const SHORT_WAIT_MS = 3_000;
