import { landmarks } from '@baguni/presentation';

/** Gives the focus to the heading of the list where it is in what is about to go; nothing scrolls (WA-14). */
export const focusListFrom = (leaving: Element | null): void => {
  if (leaving?.contains(document.activeElement))
    document.getElementById(landmarks.list)?.focus({ preventScroll: true });
};
