import { Bench } from 'tinybench';
import { isShort } from './report.ts';

/** Duration of one call, in µs. */
export interface Timing {
  /** The fastest call, which other programs on the machine do not slow down. */
  readonly min: number;
  readonly p50: number;
  readonly p99: number;
}

let total = 0;

/** Times functions of one run with tinybench. Each returns a number, so that its work cannot be optimized away. */
export const timeAll = async <Name extends string>(
  functions: Readonly<Record<Name, () => number>>,
): Promise<Readonly<Record<Name, Timing>>> => {
  const bench = new Bench({ time: isShort ? 250 : 2_000, warmupTime: 250 });
  for (const [name, run] of Object.entries<() => number>(functions))
    bench.add(name, () => {
      total += run();
    });
  const tasks = await bench.run();
  if (!Number.isFinite(total)) throw new Error('a function returned no number');
  const timings = tasks.map(({ name, result }) => {
    if (result.state !== 'completed') throw new Error(`${name} did not complete`);
    const { min, p50, p99 } = result.latency;
    return [name, { min: min * 1_000, p50: p50 * 1_000, p99: p99 * 1_000 }];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one task for each name
  return Object.fromEntries(timings) as Readonly<Record<Name, Timing>>;
};
