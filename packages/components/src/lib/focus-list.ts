import { landmarks } from '@baguni/presentation';

/** Focuses the list heading if the focus is inside the leaving element. Does not scroll (WA-14). */
export const focusListFrom = (leaving: Element | null): void => {
  if (leaving?.contains(document.activeElement))
    document.getElementById(landmarks.list)?.focus({ preventScroll: true });
};
