/** Returns the previous list if the elements are the same, so that comparisons by reference detect no change. */
export const keepSame = <A>(before: readonly A[], after: readonly A[]): readonly A[] =>
  before.length === after.length && before.every((one, i) => one === after[i]) ? before : after;

/** Replaces fields of an object. Returns the same object if they are the same, so that comparisons detect no change. */
export const replaceIn = <A extends object>(before: A, fields: Partial<A>): A => {
  for (const name in fields) if (fields[name] !== before[name]) return { ...before, ...fields };
  return before;
};

/** Computes a value on first use. */
export const once = <A>(work: () => A): (() => A) => {
  let known: { readonly answer: A } | undefined;
  return () => (known ??= { answer: work() }).answer;
};

/** Remembers the results of a function by its argument, or by a key of it. */
export const remember = <A, B>(work: (of: A) => B, keyOf: (of: A) => unknown = (of) => of): ((of: A) => B) => {
  const known = new Map<unknown, { readonly answer: B }>();
  return (of) => {
    const key = keyOf(of);
    const found = known.get(key) ?? { answer: work(of) };
    known.set(key, found);
    return found.answer;
  };
};

/** Adds a value to the list of a key. */
export const putInto = <K, A>(lists: Map<K, A[]>, key: K, value: A): void => {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
};
