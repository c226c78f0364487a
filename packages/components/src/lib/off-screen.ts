import type { CartViews } from '@baguni/presentation';
import { createContext, use, useDeferredValue, useState } from 'react';
import { useStore } from './store.ts';

/**
 * Keeps `--top-offset` of a sticky element current, so that it knows the remaining window height (PG-09): the distance
 * of its parent from the top of the page. Not of the parent, because each element inside would be styled again.
 * Servers omit it, so styles need a fallback.
 */
export const watchTopOffset = (element: HTMLElement | null): (() => void) | undefined => {
  const parent = element?.parentElement;
  if (!parent) return undefined;
  const write = (): void =>
    element.style.setProperty('--top-offset', `${Math.round(parent.getBoundingClientRect().top + scrollY)}px`);
  write();
  // any growth above changes the page length; written in the next frame, because it may change the length again
  const observer = new ResizeObserver(() => requestAnimationFrame(write));
  observer.observe(document.body);
  return () => observer.disconnect();
};

/** True inside a card that has not been near the window yet. */
export const BelowContext = createContext(false);

/** Distance from the window within which content updates at once, as a share of its height. */
const MARGIN = '10% 0px';

type Watch = (element: Element | null) => (() => void) | undefined;

/** Receives whether an element has left the surroundings of the window. */
type Listener = (isOff: boolean) => void;

const listeners = new WeakMap<Element, Listener>();

let observer: IntersectionObserver | undefined;

const moved = ({ target, isIntersecting }: IntersectionObserverEntry): void => listeners.get(target)?.(!isIntersecting);

/** Created lazily and shared by all elements. */
const observerOf = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver((entries) => entries.forEach(moved), { rootMargin: MARGIN }));

/** Returns a `ref` that reports whenever its element leaves or approaches the window. */
export const watchPlace =
  (listener: Listener): Watch =>
  (element) => {
    if (element === null) return undefined;
    listeners.set(element, listener);
    observerOf().observe(element);
    return () => observerOf().unobserve(element);
  };

/**
 * Reads a view. Off screen, it is the settled one, rendered after the visible page.
 * @returns the view, and the `ref` of its outermost element
 */
export const useView = <A>(read: (views: CartViews) => A): readonly [A, Watch] => {
  const { views } = useStore();
  const isBelow = use(BelowContext);
  const [isOff, setIsOff] = useState(isBelow);
  const [ref] = useState(() => {
    let wasOff = isBelow;
    // React renders once more even for an equal state
    return watchPlace((next) => {
      if (next !== wasOff) setIsOff((wasOff = next));
    });
  });
  const view = read(isOff ? views.settled : views);
  // on screen, a deferred value would cause a second render
  const later = useDeferredValue(isOff ? view : undefined);
  return [(isOff && later) || view, ref];
};
