export * from './store/index.ts';
export { memoryStore } from './memory/memory-store.ts';
export type { Answer } from './dispatch/answer.ts';
export type { Backend, Incoming } from './dispatch/backend.ts';
export { handle } from './dispatch/handle.ts';
