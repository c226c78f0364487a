/** Korea is 9 hours ahead of UTC, the year round. */
const KOREA_MS = 9 * 60 * 60 * 1000;

/** The day in Korea of a moment, `2026.12.31`. @param ms since 1970 UTC; empty for one that cannot be read */
export const koreanDay = (ms: number): string =>
  Number.isNaN(ms) ? '' : new Date(ms + KOREA_MS).toISOString().slice(0, 10).replaceAll('-', '.');
