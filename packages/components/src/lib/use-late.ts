import { useEffect, useReducer } from 'react';

/** A hook for what comes late, and how to ask for it before it is needed. */
export interface UseLate<P extends object, Parts, T> {
  (page: P, parts: Parts, onMissing: () => void): T | undefined;
  /** Asks for it; once it has come it shows at once. */
  readonly ahead: (page: P, parts: Parts) => Promise<T>;
}

/**
 * A hook for what a part of the page is shown with: asked for when first needed, then kept for the life of the page, so that
 * what opens again shows at once. A failure calls `onMissing`; the next component that needs it asks again.
 */
export const makeUseLate = <P extends object, Parts, T>(
  load: (page: P, parts: Parts) => Promise<T>,
): UseLate<P, Parts, T> => {
  const known = new WeakMap<P, T>();
  const ahead = async (page: P, parts: Parts): Promise<T> => {
    const loaded = await load(page, parts);
    known.set(page, loaded);
    return loaded;
  };
  function useLate(page: P, parts: Parts, onMissing: () => void): T | undefined {
    const [, redraw] = useReducer((n: number) => n + 1, 0);
    const found = known.get(page);
    const isKnown = found !== undefined;
    useEffect(() => {
      if (isKnown) return undefined;
      let isHere = true;
      ahead(page, parts).then(
        () => {
          if (isHere) redraw();
        },
        () => {
          if (isHere) onMissing();
        },
      );
      return () => {
        isHere = false;
      };
    }, [page, parts, isKnown, onMissing]);
    return found;
  }
  return Object.assign(useLate, { ahead });
};
