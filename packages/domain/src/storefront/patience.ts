/** How long a page waits for a file of its own, and in production for a call, in ms (CM-52). */
export const SHORT_WAIT_MS = 3_000;
