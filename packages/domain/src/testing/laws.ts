import fc, { type Arbitrary } from 'fast-check';
import { test } from 'vitest';
import { lawRuns } from './law-runs.ts';

type Values = [unknown, ...unknown[]];
type Arbitraries<Ts extends Values> = { [K in keyof Ts]: Arbitrary<Ts[K]> };

/** Checks properties with this many everyday examples: `forAll` within a test, `law` as a separate test. */
export const laws = (everyday = 100) => {
  const forAll = <Ts extends Values>(drawn: Arbitraries<Ts>, holds: (...values: Ts) => boolean | void): void =>
    fc.assert(fc.property<Ts>(...drawn, holds), { numRuns: lawRuns(everyday) });
  const law = <Ts extends Values>(
    title: string,
    drawn: Arbitraries<Ts>,
    holds: (...values: Ts) => boolean | void,
  ): void => {
    test(title, () => forAll(drawn, holds));
  };
  return { forAll, law };
};

export const { forAll, law } = laws();
