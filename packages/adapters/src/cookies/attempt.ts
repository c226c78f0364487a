/** Runs the action. Returns the fallback if the browser throws, for example because it denies storage. */
export const attempt = <A>(act: () => A, otherwise: A): A => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};
