export * from './context.ts';
export * from './timers.ts';
