import { useEffect, useReducer } from 'react';

/**
 * A hook for what a part of the page is shown with and is loaded when it is first needed. It is remembered for the life
 * of the page: what opens again shows at once. What did not come is told of, and asked for again by the next that needs it.
 */
export const lateFor = <P extends object, T>(load: (page: P) => Promise<T>) => {
  const known = new WeakMap<P, T>();
  return function useLate(page: P, onMissing: () => void): T | undefined {
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
