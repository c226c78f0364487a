export { cartSession, type CartSession } from './loop/cart-session.ts';
export { Buffer } from './flow/buffer.ts';
export type { Deps, Follower, MoreUseCases, Ports, SessionChunks, UseCase } from './deps/deps.ts';
export { sendFirstReqOnly, sendFirstReqOnlyPer, takeLastResOnly } from './flow/flow.ts';
export { serializeLatestPer } from './flow/serialize-latest-per.ts';
export { confirmAndJudge, type Resolution, type ConfirmableRules } from './flow/confirm-and-judge.ts';
export { late, patiently } from './flow/late.ts';
export {
  readFirstView,
  type FirstCalls,
  type FirstViewDeps,
  type FirstViewPlace,
} from './first-view/read-first-view.ts';
export * from './session/command.ts';
export * from './session/event.ts';
export type * from './session/event-log.ts';
export * from './session/evolve.ts';
export * from './session/first-view.ts';
export * from './session/load-plan.ts';
export * from './session/prices-updated.ts';
export * from './session/session.ts';
export * from './session/shown-load.ts';
export * from './errors/notice-of.ts';
export * from './errors/next-step.ts';
export * from './errors/reread.ts';
export * from './errors/step.ts';
export * from './errors/unhandled.ts';
export type * from './ports/clock.ts';
export type * from './ports/coupon-prompt-memory.ts';
export type * from './ports/delivery-slots.ts';
export type * from './ports/item-options.ts';
export type * from './ports/late.ts';
export type * from './ports/memo-memory.ts';
export type * from './ports/memory.ts';
export type * from './ports/nudge-memory.ts';
export type * from './ports/orders.ts';
export type * from './ports/oversea-memory.ts';
export type * from './ports/page.ts';
export * from './ports/shopper.ts';
export type * from './ports/visit-server.ts';
export * from './session/session-document.ts';
