import { landmarks } from '@baguni/presentation';
import { useEffect, useRef, type RefObject } from 'react';

const unitId = /^unit-\d+$/u;
const controls = 'input:not(:disabled), button:not(:disabled), a[href]';

/** Ids of the units' rows in the order in which they stand. */
const unitIdsIn = (root: HTMLElement): readonly string[] =>
  Array.from(root.querySelectorAll('[id^="unit-"]'), ({ id }) => id).filter((id) => unitId.test(id));

const rowOf = (element: Element): Element | null => {
  const found = element.closest('[id^="unit-"]');
  if (!found || unitId.test(found.id)) return found;
  return found.parentElement && rowOf(found.parentElement);
};

/** What had the focus, and what stood around it at that time. */
interface Place {
  readonly element: Element;
  /** Rows to try when it is gone: those after it, then those before it, the nearest first. */
  readonly neighbours: readonly string[];
  /** The part of the page that it stood in, e.g. the order bar. */
  readonly part: HTMLElement | null;
}

const placeOf = (root: HTMLElement, element: Element): Place => {
  const part = element.closest('section');
  const id = rowOf(element)?.id;
  if (id === undefined) return { element, neighbours: [], part };
  const ids = unitIdsIn(root);
  const at = ids.indexOf(id);
  return { element, neighbours: [...ids.slice(at), ...ids.slice(0, at).toReversed()], part };
};

/** A part that can have the focus, else its first control. */
const stopIn = (part: HTMLElement | null): HTMLElement | null => {
  if (!part?.isConnected) return null;
  return part.hasAttribute('tabindex') ? part : part.querySelector<HTMLElement>(controls);
};

/** The nearest unit that is left, else the part of the page, else the heading of the list or of the empty cart (WA-14). */
const focusNear = ({ neighbours, part }: Place): void => {
  for (const id of neighbours) {
    const control = document.getElementById(id)?.querySelector<HTMLElement>(controls);
    if (control) return control.focus();
  }
  return (stopIn(part) ?? document.getElementById(landmarks.list))?.focus();
};

/** A layer that was answered is inert at once, but a browser takes the focus from it only a little later. */
const isNowhere = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[inert]') !== null;
};

/** Keeps track of the focus inside an element. */
interface Keeper {
  /** Moves a lost focus to the nearest element that is left. */
  readonly restore: () => void;
  readonly stop: () => void;
}

const keep = (root: HTMLElement): Keeper => {
  const { activeElement } = document;
  // it may have been given before anybody watched
  let last = activeElement && root.contains(activeElement) ? placeOf(root, activeElement) : undefined;
  const remember = ({ target }: FocusEvent): void => {
    if (target instanceof Element) last = placeOf(root, target);
  };
  const restore = (): void => {
    if (last && !last.element.isConnected && isNowhere()) focusNear(last);
  };
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', remember);
  const stop = (): void => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
  };
  return { restore, stop };
};

/**
 * Keeps the focus on the page when the element that had it is removed, e.g. a deleted unit: the next unit has it then, else the previous,
 * else the part of the page that it stood in, e.g. the order bar, else the list's heading (WA-14). @returns brings a lost focus back, for those who wanted to give it to what is gone
 */
export const useFocusKeeper = (root: RefObject<HTMLElement | null>): (() => void) => {
  const keeper = useRef<Keeper>(undefined);
  useEffect(() => {
    if (!root.current) return undefined;
    const watching = keep(root.current);
    keeper.current = watching;
    return watching.stop;
  }, [root]);
  return () => keeper.current?.restore();
};
