/** Does what a browser may deny; then nothing is remembered. */
export const attempt = <A>(act: () => A, otherwise: A): A => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};
