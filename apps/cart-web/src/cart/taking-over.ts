/** Waits for a page that is taken over part by part. */
export interface TakingOver {
  /** A part stands and listens. */
  readonly shown: (part: string) => void;
  /** All parts do: from now on the cart may change what is shown. */
  readonly done: Promise<void>;
}

/** @param parts the names of all parts; with none nothing is waited for */
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
