export { blockersOf } from '../store/blockers.ts';
export * from './context.ts';
export * from './timers.ts';
