export * from './clock/system-clock.ts';
export type { HttpDeps } from './http/deps.ts';
export * from './http/http-cart-server.ts';
export * from './memory/session-memory.ts';
export * from './page/browser-page.ts';
export * from './page/unanswered.ts';
export type { HttpParts } from './http/http-parts.ts';
