import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same while what it does is always the newest: what it is given to is not drawn anew for it. */
export const useLatest = <A extends readonly unknown[]>(does: (...args: A) => void): ((...args: A) => void) => {
  const latest = useRef(does);
  useLayoutEffect(() => {
    latest.current = does;
  });
  return useCallback((...args: A) => latest.current(...args), []);
};
