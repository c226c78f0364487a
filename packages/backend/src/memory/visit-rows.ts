import type { SeenCart } from '@baguni/domain';
import type { VisitRows } from '../store/tx.ts';
import { keyOf, table, type Journal, type Rows } from './table.ts';

export interface VisitTables {
  readonly rows: VisitRows;
  readonly visits: Rows<SeenCart>;
}

export const visitTables = (log: Journal): VisitTables => {
  const visits = table<SeenCart>(log);
  return {
    visits,
    rows: {
      seenCart: async ({ tenant, owner }) => visits.get(keyOf(tenant, owner)) ?? null,
      putSeenCart: async ({ tenant, owner }, seen) => visits.set(keyOf(tenant, owner), seen),
    },
  };
};
