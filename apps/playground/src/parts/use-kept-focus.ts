import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** What was focused last: its kind and its place among the controls of that kind. */
interface Focused {
  readonly element: Element;
  readonly kind: string;
  readonly at: number;
}

const ofKind = (root: Element, kind: string): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`[data-press="${kind}"]`)].filter((one) => one.checkVisibility());

/** Marks what a part of the page keeps the focus in. */
export interface KeptFocus {
  readonly root: RefObject<HTMLElement | null>;
  /** Takes the focus where nothing of the kind is left. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * A press may remove what was pressed: the focus then goes to the next of its kind, else to the one before, else to the heading, and is
 * never lost (WA-14).
 */
export const useKeptFocus = (): KeptFocus => {
  const root = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<Focused>(undefined);
  // after each drawing: nobody else knows what is gone
  useLayoutEffect(() => {
    const was = last.current;
    if (!root.current || !was || was.element.isConnected) return;
    last.current = undefined;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost) return;
    const left = ofKind(root.current, was.kind);
    (left[was.at] ?? left.at(-1) ?? heading.current)?.focus();
  });
  useEffect(() => {
    const within = root.current;
    const remember = ({ target }: FocusEvent): void => {
      const kind = target instanceof HTMLElement ? target.dataset['press'] : undefined;
      last.current =
        kind === undefined || !within || !(target instanceof HTMLElement)
          ? undefined
          : { element: target, kind, at: ofKind(within, kind).indexOf(target) };
    };
    within?.addEventListener('focusin', remember);
    return () => within?.removeEventListener('focusin', remember);
  }, []);
  return { root, heading };
};
