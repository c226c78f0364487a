import { MOST_DETAILS, typeOfDetail, type DetailName, type StoredDetail } from '../store/details.ts';
import type { Scope } from '../store/owner.ts';
import type { DetailRows } from '../store/tx.ts';
import { keyOf, table, type Journal, type Rows } from './table.ts';

export interface DetailTables {
  readonly rows: DetailRows;
  readonly details: Rows<{ readonly expiresAt: number }>;
}

const nameOf = ({ tenant, owner }: Scope, { place, type, key }: DetailName): string =>
  keyOf(tenant, owner, place, type, key);

export const detailTables = (log: Journal): DetailTables => {
  const details = table<StoredDetail>(log);
  const nameOfStored = (scope: Scope, stored: StoredDetail): string =>
    nameOf(scope, { place: stored.place, type: typeOfDetail(stored), key: stored.key });
  const latestOf = (scope: Scope): readonly string[] =>
    details
      .entries()
      .filter(([name, stored]) => name === nameOfStored(scope, stored))
      .toSorted(([, a], [, b]) => b.expiresAt - a.expiresAt)
      .map(([name]) => name);
  const rows: DetailRows = {
    keepDetail: async (scope, stored) => {
      latestOf(scope)
        .slice(MOST_DETAILS - 1)
        .forEach((name) => details.remove(name));
      details.set(nameOfStored(scope, stored), stored);
    },
    takeDetail: async (scope, of, now) => {
      const stored = details.get(nameOf(scope, of));
      if (!stored || stored.expiresAt <= now) return null;
      details.remove(nameOf(scope, of));
      return stored;
    },
  };
  return { rows, details };
};
