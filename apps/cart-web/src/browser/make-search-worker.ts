/** Creates a worker of our own origin; throws if the browser cannot create one (CP-19, CS-6). */
export const makeSearchWorker = (): Worker =>
  new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' });
