/** Makes changes that wait at the same moment together, in the order in which they came. */
export type MakeTogether<Of, Result> = (changes: readonly Of[]) => Promise<readonly Result[]>;

interface Waiting<Of, Result> {
  readonly change: Of;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** How much is made at the same moment. */
export interface TogetherLimits {
  /** Changes that are made together, at most. */
  readonly most: number;
  /** Groups of changes that are being made at once, at most: while one is made the next one is worked out. */
  readonly atOnce: number;
}

/**
 * Collects changes until all requests that have arrived are read, and makes them together: they share one commit, and
 * what waits is counted before it is worked on. While as many groups as may be are being made, the next changes are collected.
 * @param keyOf changes with the same key are not made at the same time, but one after another
 */
export const together = <Of, Result>(
  make: MakeTogether<Of, Result>,
  keyOf: (change: Of) => string,
  { most, atOnce }: TogetherLimits,
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
      if (taken.size >= most || keys.has(key) || isRunning(key)) continue;
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
    if (isPlanned || running.size >= atOnce || waiting.length === 0) return;
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
