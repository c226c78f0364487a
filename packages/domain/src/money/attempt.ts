/** Returns the result of a function, or undefined if it throws. */
export const attempt = <A>(work: () => A): A | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
