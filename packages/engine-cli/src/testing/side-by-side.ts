/** Something to be timed: it returns a number, so that no work can be left out as unused. */
export type Work = () => number;

const WARM_UP_ROUNDS = 150;
const ROUNDS = 300;
/** How long one sample lasts at least, in ms: long beside the clock's own error. */
const SAMPLE_MS = 0.5;

let kept = 0;

const sampleOf = (work: Work, repeats: number): number => {
  const start = performance.now();
  for (let n = 0; n < repeats; n += 1) kept += work();
  return (performance.now() - start) / repeats;
};

const repeatsOf = (work: Work): number => Math.max(1, Math.ceil(SAMPLE_MS / sampleOf(work, 20)));

/** The value below which this share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

const isRight = (): boolean => Number.isFinite(kept);

/**
 * The median time of each work, in ms. They take turns within one run, so that whatever else the machine does falls on
 * all of them alike.
 */
export const sideBySide = <Name extends string>(works: Readonly<Record<Name, Work>>): Record<Name, number> => {
  const names = Object.keys(works) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  let repeats: Record<string, number> = {};
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    if (round === -WARM_UP_ROUNDS || round === 0)
      repeats = Object.fromEntries(names.map((name) => [name, repeatsOf(works[name])]));
    for (const name of names) {
      const ms = sampleOf(works[name], repeats[name] ?? 1);
      if (round >= 0) samples[name].push(ms);
    }
  }
  if (!isRight()) throw new Error('a work returned no number');
  return Object.fromEntries(names.map((name) => [name, quantile(samples[name], 0.5)])) as Record<Name, number>;
};
