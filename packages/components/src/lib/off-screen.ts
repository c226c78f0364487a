import { useDeferredValue, useState, createContext } from 'react';

/** The distance of an element from the top of the page, in px. */
const property = '--top-offset';

/**
 * Keeps `--top-offset` of an element current, so that sticky content knows the remaining window height (PG-09).
 * Servers omit it, so styles need a fallback.
 */
export const watchTopOffset = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined;
  const write = (): void =>
    element.style.setProperty(property, `${Math.round(element.getBoundingClientRect().top + scrollY)}px`);
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

/** The tracked position of an element. Visible until known. */
interface Place {
  isOff: boolean;
  readonly watch: Watch;
  readonly onNear: (() => void) | undefined;
}

const places = new WeakMap<Element, Place>();

let observer: IntersectionObserver | undefined;

const moved = ({ target, isIntersecting }: IntersectionObserverEntry): void => {
  const place = places.get(target);
  if (place) place.isOff = !isIntersecting;
  if (isIntersecting) place?.onNear?.();
};

/** Created lazily and shared by all elements. */
const observerOf = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver((entries) => entries.forEach(moved), { rootMargin: MARGIN }));

/**
 * Creates a tracked position.
 * @param onNear called whenever the element approaches the window
 */
export const newPlace = (onNear?: () => void): Place => {
  const watch: Watch = (element) => {
    if (element === null) return undefined;
    places.set(element, place);
    observerOf().observe(element);
    return () => observerOf().unobserve(element);
  };
  const place: Place = { isOff: false, watch, onNear };
  return place;
};

/** The visible value, and the `ref` of its outermost element. */
interface Shown<A> {
  readonly shown: A;
  readonly ref: Watch;
}

/** Returns the current value on screen. Off screen, it is deferred until the visible page has been rendered. */
export const useOffScreen = <A>(value: A): Shown<A> => {
  const [{ isOff, watch }] = useState(() => newPlace());
  // deferred in every render: React discards a later render in which no value of a hook has changed
  const later = useDeferredValue(value);
  return { shown: isOff ? later : value, ref: watch };
};
