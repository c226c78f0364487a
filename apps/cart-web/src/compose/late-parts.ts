import type { LoadModule } from './module-loader.ts';
import { reportedModule } from './reported-module.ts';
import { mapped, moduleOf } from './module-of.ts';
import { LATE, TOKENS, type Get, type LateParts } from './tokens.ts';

/** The late modules: what comes together is needed together. Written out, so that a bundler finds each. */
const modules = {
  calls: () => import('./parts/calls.ts'),
  layers: () => import('./parts/layers.ts'),
  reading: () => import('./parts/reading.ts'),
  quantity: () => import('./parts/quantity.ts'),
  failure: () => import('./parts/failure.ts'),
  blockers: () => import('./parts/blockers.ts'),
  offers: () => import('./parts/offers.ts'),
  plan: () => import('./parts/plan.ts'),
  deleting: () => import('./parts/deleting.ts'),
  ordering: () => import('./parts/ordering.ts'),
  coupons: () => import('./parts/coupons.ts'),
  bestCombination: () => import('./parts/best-combination.ts'),
  overseas: () => import('./parts/overseas.ts'),
  overseasView: () => import('./parts/overseas-view.ts'),
  estimate: () => import('./parts/estimate.ts'),
  extras: () => import('./parts/extras.ts'),
  reports: () => import('./parts/reports.ts'),
  sessionFile: () => import('./parts/session-file.ts'),
};

/** Everything of a page that comes late, each with the module that brings it. */
export const lateParts = (get: Get, loadModule: LoadModule): LateParts => {
  const loads = mapped(modules, (name) => loadModule(reportedModule(() => get(TOKENS.log), name, modules[name])));
  const parts = mapped(moduleOf, (name) => async () => {
    await loads[moduleOf[name]]();
    return get<unknown>(LATE[name]);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a token has the type of its part
  return parts as unknown as LateParts;
};
