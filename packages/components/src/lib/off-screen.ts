import { useDeferredValue, useState } from 'react';

/** How far beyond the window something is still drawn at once, in parts of the window's height. */
const MARGIN = '50% 0px';

const offScreen = new WeakSet<Element>();
/** What is done when a part comes near the window. */
const whenNear = new WeakMap<Element, () => void>();

let observer: IntersectionObserver | undefined;

/** One for all: made when a page first shows something. */
const observerOf = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          offScreen.delete(target);
          whenNear.get(target)?.();
        } else offScreen.add(target);
    },
    { rootMargin: MARGIN },
  ));

type Watch = (element: Element | null) => (() => void) | undefined;

interface Place {
  readonly watch: Watch;
  readonly isOff: () => boolean;
}

/** Where one part of the page is; on the screen until it is known. */
const newPlace = (onNear: (() => void) | undefined): Place => {
  let part: Element | null = null;
  const watch: Watch = (element) => {
    part = element;
    if (element === null) return undefined;
    if (onNear) whenNear.set(element, onNear);
    observerOf().observe(element);
    return () => observerOf().unobserve(element);
  };
  return { watch, isOff: () => part !== null && offScreen.has(part) };
};

/** What a part of the page shows; `ref` is for its outermost element. */
export interface Shown<A> {
  readonly shown: A;
  readonly ref: Watch;
}

/**
 * The value itself where the part is on the screen; off the screen the one of before, until the rest of the page has been
 * drawn: a change of all rows costs those that are seen.
 * @param onNear called when it comes near the window, at first and whenever it does again; stays the one of the first call
 */
export const useOffScreen = <A>(value: A, onNear?: () => void): Shown<A> => {
  const [place] = useState(() => newPlace(onNear));
  const isOff = place.isOff();
  // on the screen there is nothing to wait for: a value that is deferred is rendered once more
  const later = useDeferredValue(isOff ? value : undefined);
  return { shown: isOff && later !== undefined ? later : value, ref: place.watch };
};
