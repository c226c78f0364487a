/** Works a value out when it is first asked for. */
export const once = <A>(work: () => A): (() => A) => {
  let known: { readonly answer: A } | undefined;
  return () => (known ??= { answer: work() }).answer;
};

/** Works something out once for each object, and forgets it with the object. */
export const onceFor = <A extends object, B>(work: (object: A) => B): ((object: A) => B) => {
  const known = new WeakMap<A, { readonly answer: B }>();
  return (object) => {
    const before = known.get(object);
    if (before) return before.answer;
    const answer = work(object);
    known.set(object, { answer });
    return answer;
  };
};

/** Things by their key, the last of each key; built once for each list of them. */
export const indexed = <A, K>(keyOf: (thing: A) => K): ((things: readonly A[]) => ReadonlyMap<K, A>) =>
  onceFor((things) => {
    const index = new Map<K, A>();
    for (const thing of things) index.set(keyOf(thing), thing);
    return index;
  });
