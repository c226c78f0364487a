import { lawRuns } from '@baguni/domain/testing';
import fc from 'fast-check';
import { aBusyWorld } from './busy-world.ts';
import { arbHappenings, happen } from './random-session.ts';
import type { World } from './world.ts';

export interface Play {
  readonly begin?: (world: World) => void;
  readonly each?: (world: World) => void;
  readonly check: (world: World) => void | Promise<void>;
  readonly arb?: typeof arbHappenings;
  readonly runs?: number;
}

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
