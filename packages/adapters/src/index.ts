export * from './clock/system-clock.ts';
export type { HttpDeps } from './http/deps.ts';
export { lateClient } from './http/late-client.ts';
export * from './memory/session-memory.ts';
export * from './page/browser-page.ts';
export * from './page/unanswered.ts';
