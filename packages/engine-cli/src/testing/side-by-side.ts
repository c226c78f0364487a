import { cpuUsage } from 'node:process';

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

/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

interface Runner {
  readonly work: Work;
  repeats: number;
  readonly samples: number[];
}

const takeTurns = (runners: readonly Runner[], rounds: number): void => {
  for (const runner of runners) runner.repeats = repeatsOf(runner.work);
  for (let round = 0; round < rounds; round += 1)
    for (const { work, repeats, samples } of runners) samples.push(sampleOf(work, repeats));
};

/**
 * The median time of each work, in ms. They take turns within one run, so that whatever slows the machine falls on all
 * of them alike; what they took while they were being compiled is left out.
 */
export const sideBySide = <Name extends string>(works: Readonly<Record<Name, Work>>): Record<Name, number> => {
  const names = Object.keys(works) as Name[];
  const runners = names.map((name): Runner => ({ work: works[name], repeats: 1, samples: [] }));
  takeTurns(runners, WARM_UP_ROUNDS);
  for (const { samples } of runners) samples.length = 0;
  takeTurns(runners, ROUNDS);
  if (!Number.isFinite(kept)) throw new Error('a work returned no number');
  const medians = runners.map(({ samples }, i) => [names[i], quantile(samples, 0.5)] as const);
  return Object.fromEntries(medians) as Record<Name, number>;
};
