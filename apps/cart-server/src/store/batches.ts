/** Makes changes that wait at the same moment inBatches, in the order in which they came. */
export type MakeBatch<Of, Result> = (changes: readonly Of[]) => Promise<readonly Result[]>;

interface Waiting<Of, Result> {
  readonly change: Of;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Bounds of batches. */
export interface BatchLimits {
  /** Changes that are made inBatches, at most. */
  readonly size: number;
  /** Batches that run at the same time, at most: while one runs the next one is prepared. */
  readonly concurrency: number;
}

/**
 * Collects changes until all requests that have arrived are read, and makes them as one batch, which shares a commit. While
 * as many batches as allowed are running, the next changes are collected.
 * @param keyOf changes with the same key run one after another, in their order
 */
export const inBatches = <Of, Result>(
  make: MakeBatch<Of, Result>,
  keyOf: (change: Of) => string,
  { size, concurrency }: BatchLimits,
): ((change: Of) => Promise<Result>) => {
  let waiting: Waiting<Of, Result>[] = [];
  const running = new Set<ReadonlySet<string>>();
  let isPlanned = false;
  const isRunning = (key: string): boolean => [...running].some((keys) => keys.has(key));
  const next = (): readonly [ReadonlySet<string>, readonly Waiting<Of, Result>[]] => {
    const keys = new Set<string>();
    const taken = new Set<Waiting<Of, Result>>();
    for (const one of waiting) {
      const key = keyOf(one.change);
      if (taken.size >= size || keys.has(key) || isRunning(key)) continue;
      keys.add(key);
      taken.add(one);
    }
    waiting = waiting.filter((one) => !taken.has(one));
    return [keys, [...taken]];
  };
  const run = async (): Promise<void> => {
    const [keys, taken] = next();
    if (taken.length === 0) return;
    running.add(keys);
    start();
    try {
      const results = await make(taken.map(({ change }) => change));
      for (const [index, { resolve, reject }] of taken.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error('a change has no result'));
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of taken) reject(error);
    }
    running.delete(keys);
    start();
  };
  const start = (): void => {
    if (isPlanned || running.size >= concurrency || waiting.length === 0) return;
    isPlanned = true;
    // after all sockets with something to read have been read
    setImmediate(() => {
      isPlanned = false;
      void run();
    });
  };
  return (change) =>
    new Promise((resolve, reject) => {
      waiting.push({ change, resolve, reject });
      start();
    });
};
