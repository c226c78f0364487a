import { useLayoutEffect, useRef, type KeyboardEvent as KeyEvent, type RefObject } from 'react';

const stops = 'button:not(:disabled), a[href], input:not(:disabled), [tabindex="0"]';

/** Tab goes round inside the layer (LY-04). What has the focus without being a tab stop, e.g. a title, counts as before the first. */
const wrapTab = (event: KeyEvent<HTMLElement>): void => {
  if (event.key !== 'Tab') return;
  const all = event.currentTarget.querySelectorAll<HTMLElement>(stops);
  const [first, last] = [all[0], all[all.length - 1]];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving && document.activeElement?.matches(stops)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
};

/** How a layer stands now, and what closes it. */
interface LayerHold {
  /** Only the top layer reacts. */
  readonly isTop: boolean;
  /** Closes it without a choice; none where that is not allowed. */
  readonly onClose: (() => void) | undefined;
}

/**
 * Escape closes where closing is allowed, wherever the focus is; only the top layer reacts. Heard from the moment the
 * layer shows: an effect after painting would lose a quick press.
 */
const useEscape = ({ isTop, onClose }: LayerHold): void => {
  useLayoutEffect(() => {
    if (!isTop || onClose === undefined) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // handled: nothing else on the page closes by the same key press
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isTop, onClose]);
};

/** For a layer's element: spread onto it. */
interface LayerKeys {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyEvent<HTMLElement>) => void;
  readonly onFocus: (event: { readonly target: Element }) => void;
}

/** What has the focus inside a layer, and the group of choices that it stands in. */
interface Place {
  readonly element: Element;
  readonly group: Element | null;
}

const isLost = (place: Place | undefined): boolean =>
  place !== undefined && !place.element.isConnected && document.activeElement === document.body;

/** Where the focus was; else what is chosen in its group; else where it begins. */
const focusIn = (layer: Element | null, place: Place | undefined): void => {
  const candidates = [
    place?.element.isConnected ? place.element : undefined,
    place?.group?.isConnected ? place.group.querySelector('input:checked') : undefined,
    layer?.querySelector('[data-initial-focus]'),
  ];
  const found = candidates.find((candidate) => candidate instanceof HTMLElement);
  found?.focus();
};

/**
 * Focus behaviour of a layer: moves the focus in, keeps it in, and closes on Escape (LY-04). When a layer over
 * it has gone, the focus is where it was.
 */
export const useLayer = (hold: LayerHold): LayerKeys => {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Place>(undefined);
  const { isTop } = hold;
  useLayoutEffect(() => {
    if (isTop) focusIn(ref.current, last.current);
  }, [isTop]);
  // what had the focus may be gone by now, e.g. a download that became a choice
  useLayoutEffect(() => {
    if (isTop && isLost(last.current)) focusIn(ref.current, last.current);
  });
  useEscape(hold);
  const onFocus: LayerKeys['onFocus'] = ({ target }) => {
    last.current = { element: target, group: target.closest('fieldset') };
  };
  return { ref, onKeyDown: wrapTab, onFocus };
};
