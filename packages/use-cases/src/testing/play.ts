import { lawRuns } from '@baguni/domain/testing';
import fc from 'fast-check';
import { aBusyWorld } from './busy-world.ts';
import { arbHappenings, happen } from './random-session.ts';
import type { World } from './world.ts';

/** What is looked at in random sessions. */
export interface Play {
  /** Once the cart is open, before anything happens. */
  readonly begin?: (world: World) => void;
  /** After each happening. */
  readonly each?: (world: World) => void;
  /** After the last one. */
  readonly check: (world: World) => void | Promise<void>;
  readonly arb?: typeof arbHappenings;
  /** Sessions, before more are asked for. */
  readonly runs?: number;
}

/** Plays random sessions. */
export const play = ({ begin, each, check, arb = arbHappenings, runs = 150 }: Play): Promise<void> =>
  fc.assert(
    fc.asyncProperty(arb, async (happenings) => {
      const world = await aBusyWorld();
      begin?.(world);
      for (const happening of happenings) {
        await happen(world, happening);
        each?.(world);
      }
      await check(world);
      world.session.stop();
    }),
    { numRuns: lawRuns(runs) },
  );
