import { useDeferredValue, useState, createContext } from 'react';

/** True inside a card that has not been near the window yet. */
export const BelowContext = createContext(false);

/** Distance from the window within which content updates at once, as a share of its height. */
const MARGIN = '50% 0px';

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
export interface Shown<A> {
  readonly shown: A;
  readonly ref: Watch;
}

/** Returns the current value on screen. Off screen, it is deferred until the visible page has been rendered. */
export const useOffScreen = <A>(value: A): Shown<A> => {
  const [{ isOff, watch }] = useState(() => newPlace());
  // on screen, a deferred value would cause a second render
  const later = useDeferredValue(isOff ? value : undefined);
  return { shown: isOff && later !== undefined ? later : value, ref: watch };
};
