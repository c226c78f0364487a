/** Loads something when first asked for: always the same promise, until it failed; then the next call tries again. */
export const loadOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return loading;
  };
};
