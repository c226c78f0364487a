const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a browser is remembered after its last visit, at least half of it, in ms; a guest's cart lives as long. */
export const SESSION_LASTS_MS = 30 * DAY_MS;
