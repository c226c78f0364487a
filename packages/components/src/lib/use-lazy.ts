import { useEffect, useReducer } from 'react';

/**
 * A hook for what a part of the page is shown with: loaded when first needed, then kept for the life of the page, so that
 * what opens again shows at once. A failure calls `onMissing`; the next component that needs it loads again.
 */
export const makeUseLazy = <P extends object, T>(load: (page: P) => Promise<T>) => {
  const known = new WeakMap<P, T>();
  return function useLazy(page: P, onMissing: () => void): T | undefined {
    const [, redraw] = useReducer((n: number) => n + 1, 0);
    const found = known.get(page);
    const isKnown = found !== undefined;
    useEffect(() => {
      if (isKnown) return undefined;
      let isHere = true;
      load(page).then(
        (loaded) => {
          known.set(page, loaded);
          if (isHere) redraw();
        },
        () => {
          if (isHere) onMissing();
        },
      );
      return () => {
        isHere = false;
      };
    }, [page, isKnown, onMissing]);
    return found;
  };
};
