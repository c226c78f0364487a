export interface TakingOver {
  readonly shown: (part: string) => void;
  /** Settles when all parts are hydrated; then the cart may change. */
  readonly done: Promise<void>;
}

/** @param parts names of all parts; an empty list settles at once */
export const takingOver = (parts: readonly string[]): TakingOver => {
  const waiting = new Set(parts);
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const shown = (part: string): void => {
    waiting.delete(part);
    if (waiting.size === 0) resolve();
  };
  if (parts.length === 0) resolve();
  return { shown, done };
};
