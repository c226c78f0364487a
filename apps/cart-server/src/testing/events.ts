import type { AdminEvent } from '@baguni/contract';
import type { SqlStore } from '../store/sql-store.ts';

/** Returns all events after a position, the oldest first. */
export const allEvents = async (store: SqlStore, after = 0): Promise<readonly AdminEvent[]> => {
  const all: AdminEvent[] = [];
  for (;;) {
    const next = await store.events(all.at(-1)?.position ?? after);
    if (next.length === 0) return all;
    all.push(...next);
  }
};
