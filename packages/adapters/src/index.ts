export * from './clock/system-clock.ts';
export * from './cookies/browser-cookies.ts';
export { type Cookie } from './cookies/cookie.ts';
export * from './cookies/cookies.ts';
export type { HttpDeps } from './http/deps.ts';
export * from './http/http-cart-server.ts';
export * from './memory/session-memory.ts';
export * from './page/browser-page.ts';
export type { HttpParts } from './http/http-parts.ts';
