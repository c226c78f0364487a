import { landmarks } from '@baguni/presentation';
import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the list heading if the focus is inside the leaving element. Does not scroll (WA-14). */
export const focusListFrom = (leaving: Element | null): void => {
  if (leaving?.contains(document.activeElement))
    document.getElementById(landmarks.list)?.focus({ preventScroll: true });
};

const unitId = /^unit-\d+$/u;

/** Returns the ids of unit rows in document order. */
const unitIdsIn = (root: Element): readonly string[] =>
  Array.from(root.querySelectorAll('[id^="unit-"]'), ({ id }) => id).filter((id) => unitId.test(id));

const holdsRow = (node: Node): boolean =>
  node instanceof Element && (unitId.test(node.id) || unitIdsIn(node).length > 0);

const haveChangedRows = (records: readonly MutationRecord[]): boolean =>
  records.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(holdsRow));

const rowOf = (element: Element): Element | null => {
  const found = element.closest('[id^="unit-"]');
  if (!found || unitId.test(found.id)) return found;
  return found.parentElement && rowOf(found.parentElement);
};

/** The focused element and its neighbours at that time. */
interface Place {
  readonly element: Element;
  /** Fallback rows: first the following, then the preceding ones, nearest first. */
  readonly neighbours: readonly string[];
  /** The landmark that contained it, e.g. the order bar. */
  readonly part: HTMLElement | null;
}

const placeOf = (element: Element, row: string | undefined, rows: readonly string[]): Place => {
  const part = element.closest('section');
  if (row === undefined) return { element, neighbours: [], part };
  const at = rows.indexOf(row);
  return { element, neighbours: [...rows.slice(at), ...rows.slice(0, at).toReversed()], part };
};

/** Focuses the first element that accepts the focus. Returns false if none does. */
const focusFirst = (elements: Iterable<Element> = [], options?: FocusOptions): boolean =>
  Array.from(elements).some((element) => {
    if (element instanceof HTMLElement) element.focus(options);
    return element === document.activeElement;
  });

/** True if the whole element is on screen. */
const isOnScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};

/**
 * Focuses the nearest remaining unit, or the landmark, or a heading (WA-14).
 * @param inRow the last focused element of a unit: the focus returns there from a message that ends
 */
const focusNear = ({ neighbours, part }: Place, inRow: Element | undefined): void => {
  const rows = neighbours.map((id) => document.getElementById(id)?.querySelectorAll('*'));
  if (rows.some((elements) => focusFirst(elements))) return;
  // a sticky bar lies in the scroll padding, so the browser would scroll although it is visible
  if (part?.isConnected && focusFirst([part, ...part.querySelectorAll('*')], { preventScroll: isOnScreen(part) }))
    return;
  // a message lies over the page, so its end scrolls nothing
  if (part === null && inRow?.isConnected && focusFirst([inRow], { preventScroll: true })) return;
  document.getElementById(landmarks.list)?.focus({ preventScroll: neighbours.length === 0 && part === null });
};

/** An answered layer is inert at once, but browsers move the focus a little later. */
const isNowhere = (): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || activeElement.closest('[inert]') !== null;
};

interface Keeper {
  /** Moves a lost focus to the nearest remaining element. */
  readonly restore: () => void;
  readonly stop: () => void;
}

const keep = (root: HTMLElement): Keeper => {
  const { activeElement } = document;
  // read again only after other rows, because each press can move the focus
  let rows: readonly string[] = [];
  const placeNow = (element: Element): Place => {
    const row = rowOf(element)?.id;
    if (row !== undefined && !rows.includes(row)) rows = unitIdsIn(root);
    return placeOf(element, row, rows);
  };
  // the element may be focused before tracking starts
  let last = activeElement && root.contains(activeElement) ? placeNow(activeElement) : undefined;
  let inRow: Element | undefined = undefined;
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return;
    last = placeNow(target);
    if (last.neighbours.length > 0) inRow = target;
  };
  const restore = (): void => {
    if (last && !last.element.isConnected && isNowhere()) focusNear(last, inRow);
  };
  const observer = new MutationObserver((records) => {
    if (haveChangedRows(records)) rows = [];
    restore();
  });
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', remember);
  const stop = (): void => {
    observer.disconnect();
    root.removeEventListener('focusin', remember);
  };
  return { restore, stop };
};

/**
 * Restores focus after the focused element is removed: next unit, previous unit, landmark, then list heading (WA-14).
 * @returns a function that restores a lost focus if its target is gone
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
