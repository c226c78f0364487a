import { workerSearch } from '@baguni/adapters/worker-search';
import type { CombinationSearch } from '@baguni/domain';

/** Searches in a worker of the same origin; throws if the browser cannot create one (CS-6). */
export const searchInWorker: CombinationSearch = workerSearch(
  () => new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' }),
);
