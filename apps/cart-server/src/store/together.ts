/** Makes changes that wait at the same moment together, in the order in which they came. */
export type MakeTogether<Of, Result> = (changes: readonly Of[]) => Promise<readonly Result[]>;

interface Waiting<Of, Result> {
  readonly change: Of;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects changes until all requests that have arrived are read, and makes them together: they share one commit, and
 * what waits is counted before it is worked on. While some are being made the next ones are collected.
 * @param most changes that are made together
 * @param keyOf changes with the same key are not made together, but one after another
 */
export const together = <Of, Result>(
  make: MakeTogether<Of, Result>,
  keyOf: (change: Of) => string,
  most: number,
): ((change: Of) => Promise<Result>) => {
  let waiting: Waiting<Of, Result>[] = [];
  let isBusy = false;
  const next = (): readonly Waiting<Of, Result>[] => {
    const keys = new Set<string>();
    const isTaken = ({ change }: Waiting<Of, Result>): boolean => {
      const key = keyOf(change);
      if (keys.size >= most || keys.has(key)) return false;
      keys.add(key);
      return true;
    };
    const taken = waiting.filter(isTaken);
    const set = new Set(taken);
    waiting = waiting.filter((one) => !set.has(one));
    return taken;
  };
  const run = async (): Promise<void> => {
    const taken = next();
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
    isBusy = false;
    start();
  };
  const start = (): void => {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    // after all sockets with something to read have been read
    setImmediate(() => void run());
  };
  return (change) =>
    new Promise((resolve, reject) => {
      waiting.push({ change, resolve, reject });
      start();
    });
};
