export { lateParts } from '../store/late-parts.ts';
export * from './context.ts';
export * from './timers.ts';
