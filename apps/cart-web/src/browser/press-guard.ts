/** Time in ms that a page must be visible before it accepts an important press (CS-10). */
const VISIBLE_MS = 500;

const APPEARED = 'first-contentful-paint';

/**
 * True if a press that orders, pays, joins or answers follows the page’s appearance too soon. It may have been meant
 * for a window above. False if the browser reports no paint.
 */
export const isTooSoon = ({ target, timeStamp }: Pick<Event, 'target' | 'timeStamp'>): boolean =>
  target instanceof Element &&
  target.closest('[data-look=primary]') !== null &&
  performance.getEntriesByName(APPEARED).some(({ startTime }) => timeStamp - startTime < VISIBLE_MS);

export const guardPresses = (window: Pick<Window, 'addEventListener'>): void =>
  window.addEventListener('click', (press) => isTooSoon(press) && press.stopPropagation(), true);

/** Marks from now on when the page is shown again, by the name that a browser gives its first paint. */
export const markAppearances = (window: Pick<Window, 'addEventListener'>): void =>
  window.addEventListener('visibilitychange', () => performance.mark(APPEARED));
