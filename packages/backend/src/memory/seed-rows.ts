import type { SeedRows } from '../store/tx.ts';
import { table, type Journal } from './table.ts';

const LAST = 'last';

export const seedRows = (log: Journal): SeedRows => {
  const builds = table<string>(log);
  return {
    seededBy: async () => builds.get(LAST) ?? null,
    putSeededBy: async (build) => builds.set(LAST, build),
  };
};
