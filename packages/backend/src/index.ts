export * from './store/index.ts';
export { memoryStore } from './memory/memory-store.ts';
