import { useLayoutEffect, useRef, type RefObject } from 'react';
import { closeOnBack } from '../lib/back-key.ts';
import { leaveLayer } from '../lib/leaving.ts';
import { usePageMark } from '../lib/page-marks.ts';

/** The state of a layer and its close function. */
interface LayerHold {
  readonly isTop: boolean;
  /** Closes without a choice. Undefined if that is not allowed. */
  readonly onClose: (() => void) | undefined;
  /** True while it fades; Back then no longer counts for it. */
  readonly isClosing: boolean;
  readonly isDimmed: boolean;
}

/** Closes the layer by Back on phones. */
const useBack = (ref: RefObject<HTMLDivElement | null>, isClosing: boolean): void =>
  useLayoutEffect(() => (isClosing || ref.current === null ? undefined : closeOnBack(ref.current)), [ref, isClosing]);

/** Shows a layer that is removed at once while it fades. Others have faded before. */
const useLeaving = (ref: RefObject<HTMLDivElement | null>, isClosing: boolean): void => {
  const hasFaded = useRef(isClosing);
  useLayoutEffect(() => {
    hasFaded.current = isClosing;
  }, [isClosing]);
  useLayoutEffect(() => {
    const layer = ref.current?.parentElement;
    return () => {
      if (layer && !hasFaded.current) leaveLayer(layer);
    };
  }, [ref]);
};

/**
 * Closes the top layer on Escape. Registered in a layout effect, because a later effect would miss a quick press.
 */
const useEscape = ({ isTop, onClose }: LayerHold): void => {
  useLayoutEffect(() => {
    if (!isTop || onClose === undefined) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // prevents other elements from handling the same key
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isTop, onClose]);
};

/** The last focused element of a layer and its radio group. */
interface Place {
  readonly element: Element;
  readonly group: Element | null;
}

const isLost = (place: Place | undefined): boolean =>
  place !== undefined && !place.element.isConnected && document.activeElement === document.body;

/** Focuses the previous element, or the checked radio of its group, or the initial one. */
const focusIn = (layer: HTMLElement | null, place: Place | undefined): void => {
  const candidates = [
    place?.element.isConnected ? place.element : undefined,
    place?.group?.isConnected ? place.group.querySelector('input:checked') : undefined,
    layer?.querySelector('[data-initial-focus]'),
  ];
  const found = candidates.find((candidate) => candidate instanceof HTMLElement);
  found?.focus();
  if (!layer?.scrollTop || place !== undefined) return;
  // a low window begins with the title; the text before the button has to be read first
  layer.focus();
  layer.scrollTop = 0;
};

/**
 * Moves the focus into a layer, closes it on Escape and Back, and restores the focus after a nested layer (LY-04). All
 * content outside the top layer is inert, so the browser keeps the focus inside. A modal `<dialog>` would disable
 * toasts and live regions.
 */
export const useLayer = (hold: LayerHold) => {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Place>(undefined);
  const { isTop } = hold;
  useLayoutEffect(() => {
    if (isTop) focusIn(ref.current, last.current);
  }, [isTop]);
  // the focused element may have been replaced, e.g. a download by a radio
  useLayoutEffect(() => {
    if (isTop && isLost(last.current)) focusIn(ref.current, last.current);
  });
  usePageMark('layer', !hold.isClosing);
  usePageMark('dimmed-layer', hold.isDimmed && !hold.isClosing);
  usePageMark('top-layer', isTop);
  useEscape(hold);
  useBack(ref, hold.isClosing);
  useLeaving(ref, hold.isClosing);
  const onFocus = ({ target }: { readonly target: Element }): void => {
    last.current = { element: target, group: target.closest('fieldset') };
  };
  return { ref, onFocus };
};
