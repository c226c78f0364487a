export { deferredViews } from './deferred-views.ts';
export * from './context.ts';
export * from './happened.ts';
export * from './printed.ts';
export * from './timers.ts';
export { layerPolicies } from '../layers/layer-policy.ts';
export { pageLayers } from '../page/page-layers.ts';
