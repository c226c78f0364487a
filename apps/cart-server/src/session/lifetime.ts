const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Lifetime of a session in ms, renewed in its second half; a guest’s cart lives as long. */
export const SESSION_LASTS_MS = 30 * DAY_MS;

/** Maximum time of a request in flight, in ms: an ended session’s token stays known this long (AZ-7). */
export const ON_ITS_WAY_MS = MINUTE_MS;
