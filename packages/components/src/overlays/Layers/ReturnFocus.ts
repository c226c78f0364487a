import { useLayoutEffect, useRef } from 'react';

/** Gives the focus to where it was before the first layer opened; what is gone or cannot have it is reported. */
const giveBack = (opener: Element, onLost: () => void): void => {
  if (opener === document.body) return;
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement !== opener) onLost();
};

interface ReturnFocusProps {
  readonly isOpen: boolean;
  readonly onLost: () => void;
}

/**
 * When the last layer closes the focus returns to its opener, or to where the page says when that is gone (WA-14).
 * Shows nothing, and stands before the layers: its effect runs before theirs, in which they take the focus.
 */
export function ReturnFocus({ isOpen, onLost }: ReturnFocusProps): null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) {
      opener.current = document.activeElement;
      return;
    }
    if (opener.current) giveBack(opener.current, onLost);
    opener.current = null;
    // oxlint-disable-next-line react/exhaustive-deps -- `onLost` says what to do, not when
  }, [isOpen]);
  return null;
}
