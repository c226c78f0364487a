import { useLayoutEffect, useRef } from 'react';
import type { LayersProps } from '../overlays-part.ts';

/** Gives the focus to where it was before the first layer opened; what is gone or cannot have it is reported. */
const giveBack = (opener: Element, onLost: () => void): void => {
  if (opener === document.body) return;
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement !== opener) onLost();
};

interface PageAsideProps extends Pick<LayersProps, 'page' | 'onFocusLost'> {
  /** A layer is open. */
  readonly isAside: boolean;
}

/**
 * The page under its layers: inert while one is open; when the last one closes the focus returns to its opener, or to where
 * the page says when that is gone (LY-04, WA-14). Shows nothing, and stands before the layers: its effect runs before theirs,
 * in which they take the focus.
 */
export function PageAside({ page, isAside, onFocusLost }: PageAsideProps): null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isAside) opener.current = document.activeElement;
    page.current?.toggleAttribute('inert', isAside);
    if (isAside) return;
    if (opener.current) giveBack(opener.current, onFocusLost);
    opener.current = null;
    // oxlint-disable-next-line react/exhaustive-deps -- `onFocusLost` says what to do, not when
  }, [isAside]);
  return null;
}
