/**
 * Returns the previous list if the elements are the same, so that comparisons by reference detect no change.
 * @example
 * const list = [1];
 * keepSame(list, [1]) === list; // true
 */
export const keepSame = <A>(before: readonly A[], after: readonly A[]): readonly A[] =>
  before.length === after.length && before.every((one, i) => one === after[i]) ? before : after;
