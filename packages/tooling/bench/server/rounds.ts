import { rounds } from '../report.ts';
import { spreadOf, type Row, type Unit } from '../row.ts';
import type { Reply } from './load.ts';
import type { Shopper } from './shoppers.ts';
import { sliceOf, type Side, type Slice } from './slices.ts';

/** How long one side is asked before the other one has its turn. */
export const SLICE_MS = 2_000;
/** Turns of each side in a full run. */
export const ROUNDS = 5;

/** A row of the server's part. */
export const row = (name: string, unit: Unit, mine: readonly number[], bare?: readonly number[]): Row => ({
  part: 'server',
  name,
  unit,
  product: spreadOf(mine),
  ...(bare ? { floor: spreadOf(bare) } : {}),
});

/** One request of a shopper. */
export type Ask = (shopper: Shopper) => Promise<Reply>;

/** Both sides in turns; the first round is left out. */
export const inTurns = async (sides: readonly Side[], ask: Ask): Promise<readonly (readonly Slice[])[]> => {
  const slices: Slice[][] = sides.map(() => []);
  for (let round = -1; round < rounds(ROUNDS); round += 1)
    for (const [index, side] of sides.entries()) {
      const slice = await sliceOf(side, ask, round < 0 ? SLICE_MS / 2 : SLICE_MS);
      if (round >= 0) slices[index]?.push(slice);
    }
  return slices;
};
