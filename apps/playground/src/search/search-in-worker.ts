import { workerSearch } from '@baguni/adapters/worker-search';
import type { CombinationSearch } from '@baguni/domain';

/** Searches beside the page (CP-19). */
export const searchInWorker: CombinationSearch = workerSearch(
  () => new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' }),
);
