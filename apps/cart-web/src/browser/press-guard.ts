/** How long a page must have been visible before a press of what matters counts, in ms (CS-10). */
const VISIBLE_MS = 500;

/** What a browser calls its first paint. From then on a page is visible; each return to its tab is marked by the same name. */
const APPEARED = 'first-contentful-paint';

/**
 * A press of what orders, pays, joins or answers a question, so soon after the page has appeared that it may have been
 * meant for what lay over it. A browser that names no paint is not asked to wait for it.
 */
export const isTooSoon = ({ target, timeStamp }: Pick<Event, 'target' | 'timeStamp'>): boolean =>
  target instanceof Element &&
  target.closest('[data-look=primary]') !== null &&
  performance.getEntriesByName(APPEARED).some(({ startTime }) => timeStamp - startTime < VISIBLE_MS);

/** From now on presses that come too soon do nothing; everything else does at once. */
export const guardPresses = (window: Pick<Window, 'addEventListener'>): void =>
  window.addEventListener('click', (press) => isTooSoon(press) && press.stopPropagation(), true);
