import { useLayoutEffect, useRef } from 'react';
import type { LayersProps } from './overlays-part.ts';

/** Restores the focus from before the first layer. Reports a failure if the element is gone or not focusable. */
const giveBack = (opener: Element, onLost: () => void): void => {
  if (opener === document.body) return;
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement !== opener) onLost();
};

interface PageAsideProps extends Pick<LayersProps, 'page' | 'onFocusLost'> {
  readonly isAside: boolean;
}

/**
 * Makes the page inert while a layer is open and restores the focus after the last one (LY-04). Rendered before the
 * layers, so that its effect runs before they take focus.
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
