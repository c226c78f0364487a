import { cpuUsage } from 'node:process';
import { rounds } from './report.ts';
import { spreadOf, type Spread } from './row.ts';

/** Something to be timed: it returns a number, so that no work can be left out as unused. */
export type Work = () => number;

const WARM_UP_ROUNDS = 40;
const ROUNDS = 100;
/** How long one sample lasts, in ms: long enough to pay for the garbage that it makes. */
const SAMPLE_MS = 4;

let kept = 0;

/** Time of the processor, garbage collection with it, in ms: what else the machine does meanwhile does not count. */
const now = (): number => {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
};

/** How long one round of work takes, in ms. */
const sampleOf = (work: Work, repeats: number): number => {
  const start = now();
  for (let n = 0; n < repeats; n += 1) kept += work();
  return (now() - start) / repeats;
};

const repeatsOf = (work: Work): number => {
  let repeats = 1;
  while (sampleOf(work, repeats) * repeats < SAMPLE_MS) repeats *= 2;
  return repeats;
};

interface Runner {
  readonly work: Work;
  repeats: number;
  readonly samples: number[];
}

const takeTurns = (runners: readonly Runner[], count: number): void => {
  for (const runner of runners) runner.repeats = repeatsOf(runner.work);
  for (let round = 0; round < count; round += 1)
    for (const { work, repeats, samples } of runners) samples.push(sampleOf(work, repeats));
};

/**
 * The processor's time of each work, in ms. They take turns within one run, so that whatever slows the machine falls on
 * all of them alike; what they took while they were being compiled is left out.
 */
export const sideBySide = <Name extends string>(works: Readonly<Record<Name, Work>>): Record<Name, Spread> => {
  const names = Object.keys(works) as Name[];
  const runners = names.map((name): Runner => ({ work: works[name], repeats: 1, samples: [] }));
  takeTurns(runners, rounds(WARM_UP_ROUNDS));
  for (const { samples } of runners) samples.length = 0;
  takeTurns(runners, rounds(ROUNDS));
  if (!Number.isFinite(kept)) throw new Error('a work returned no number');
  const spreads = runners.map(({ samples }, i) => [names[i], spreadOf(samples)] as const);
  return Object.fromEntries(spreads) as Record<Name, Spread>;
};

/** Something that measures itself, such as a request or a click: it returns how long that took, or how much it was. */
export type Sampler = () => Promise<number>;

/** The values of each sampler over so many rounds, in which they take turns; the first rounds are left out. */
export const inTurns = async <Name extends string>(
  samplers: Readonly<Record<Name, Sampler>>,
  { warmUp, count }: { readonly warmUp: number; readonly count: number },
): Promise<ReadonlyMap<Name, readonly number[]>> => {
  const names = Object.keys(samplers) as Name[];
  const values = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = -warmUp; round < count; round += 1)
    for (const name of names) {
      const value = await samplers[name]();
      if (round >= 0) values.get(name)?.push(value);
    }
  return values;
};
