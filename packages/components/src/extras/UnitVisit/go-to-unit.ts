/** The mark of the unit that the page has gone to; styles draw it (LS-07). */
const MARK = 'data-visited';
/** How many frames a row is waited for: a layer closes, a tab is drawn. */
const MAX_FRAMES = 120;

const unmark = (): void => {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
};

/** What is wanted at a unit. */
interface Visit {
  /** The focus goes along. */
  readonly takesFocus: boolean;
  readonly onArrive: () => void;
}

const arrive = (row: HTMLElement, { takesFocus, onArrive }: Visit): void => {
  unmark();
  row.setAttribute(MARK, '');
  if (takesFocus) row.focus({ preventScroll: true });
  // clear of what sticks to the edges: on mobile 98 px below the top (PG-12)
  row.scrollIntoView({ block: 'start', behavior: 'instant' });
  onArrive();
};

/** Scrolls to a row and marks it, once it is drawn and no layer covers it. @returns stops waiting */
export const goToUnit = (domId: string, visit: Visit): (() => void) => {
  let frame = 0;
  let request = 0;
  const look = (): void => {
    const row = document.getElementById(domId);
    if (row && row.closest('[inert]') === null) return arrive(row, visit);
    frame += 1;
    if (frame < MAX_FRAMES) request = requestAnimationFrame(look);
  };
  request = requestAnimationFrame(look);
  return () => cancelAnimationFrame(request);
};
