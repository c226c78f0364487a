import { workerSearch } from '@baguni/adapters/worker-search';
import type { CombinationSearch } from '@baguni/domain';

/** Searches in a worker of our own origin; it throws where a worker cannot be made (CP-19, CS-6). */
export const searchInWorker: CombinationSearch = workerSearch(
  () => new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' }),
);
