/** Things by their key, the last of each key; built once for each list of them. */
export const indexed = <A, K>(keyOf: (thing: A) => K): ((things: readonly A[]) => ReadonlyMap<K, A>) => {
  const known = new WeakMap<readonly A[], ReadonlyMap<K, A>>();
  return (things) => {
    const before = known.get(things);
    if (before) return before;
    const index = new Map<K, A>();
    for (const thing of things) index.set(keyOf(thing), thing);
    known.set(things, index);
    return index;
  };
};
