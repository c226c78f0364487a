/**
 * A list, or the one before where it holds the same things: who compares by reference then sees that nothing changed.
 * @example
 * const list = [1];
 * keepSame(list, [1]) === list; // true
 */
export const keepSame = <A>(before: readonly A[], after: readonly A[]): readonly A[] =>
  before.length === after.length && before.every((one, i) => one === after[i]) ? before : after;
