const MARK = 'data-visited';
/** Maximum frames to wait for a row, for example until a layer closes. */
const MAX_FRAMES = 120;

const unmark = (): void => {
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
};

/** The visit of a unit. */
interface Visit {
  readonly takesFocus: boolean;
  readonly onArrive: () => void;
}

const arrive = (row: HTMLElement, { takesFocus, onArrive }: Visit): void => {
  unmark();
  row.setAttribute(MARK, '');
  if (takesFocus) row.focus({ preventScroll: true });
  // below the sticky header: 98 px on mobile (PG-12)
  row.scrollIntoView({ block: 'start', behavior: 'instant' });
  onArrive();
};

/**
 * Scrolls to a row and marks it once it is drawn and uncovered.
 * @returns a function that stops waiting
 */
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
