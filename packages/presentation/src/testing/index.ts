export { deferredViews } from '../store/deferred-views.ts';
export * from './context.ts';
export * from './happened.ts';
export * from './timers.ts';
