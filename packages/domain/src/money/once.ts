/** Computes a value on first use. */
export const once = <A>(work: () => A): (() => A) => {
  let known: { readonly answer: A } | undefined;
  return () => (known ??= { answer: work() }).answer;
};
