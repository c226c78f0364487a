export * from './views/types.ts';
