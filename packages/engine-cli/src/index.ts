export * from './check.ts';
export * from './explain.ts';
export type { Outcome } from './outcome.ts';
export * from './price.ts';
export * from './read-cart.ts';
export { run, usage, type Outside } from './run.ts';
