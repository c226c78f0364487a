/**
 * Returns the result of a function, or undefined if it throws.
 * @example
 * attempt(() => JSON.parse('[1]')); // [ 1 ]
 * attempt(() => JSON.parse('[1')); // undefined
 */
export const attempt = <A>(work: () => A): A | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
