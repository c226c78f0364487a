const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a browser is remembered after its last visit, at least half of it, in ms; a guest's cart lives as long. */
export const SESSION_LASTS_MS = 30 * DAY_MS;

/** What is sent is on its way for no longer than this, in ms: so long a token is known whose session has ended (AZ-7). */
export const ON_ITS_WAY_MS = MINUTE_MS;
