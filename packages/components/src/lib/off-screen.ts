import { useDeferredValue, useState } from 'react';

/** How far beyond the window something is still drawn at once, in parts of the window's height. */
const MARGIN = '50% 0px';

type Watch = (element: Element | null) => (() => void) | undefined;

/** Where one part of the page is; on the screen until it is known. */
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

/** One for all: made when a page first shows something. */
const observerOf = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver((entries) => entries.forEach(moved), { rootMargin: MARGIN }));

/** A place for a part of the page, made once. @param onNear called whenever the part comes near the window */
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

/** What a part of the page shows; `ref` is for its outermost element. */
export interface Shown<A> {
  readonly shown: A;
  readonly ref: Watch;
}

/**
 * The value itself where the part is on the screen; off the screen the one of before, until the rest of the page has been
 * drawn: a change of all rows costs those that are seen.
 */
export const useOffScreen = <A>(value: A): Shown<A> => {
  const [{ isOff, watch }] = useState(() => newPlace());
  // on the screen there is nothing to wait for: a value that is deferred is rendered once more
  const later = useDeferredValue(isOff ? value : undefined);
  return { shown: isOff && later !== undefined ? later : value, ref: watch };
};
