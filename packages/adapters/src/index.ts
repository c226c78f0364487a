export type { HttpDeps } from './http/http-client.ts';
export { lateClient } from './http/late-client.ts';
export * from './memory/session-memory.ts';
export * from './page/browser-page.ts';
