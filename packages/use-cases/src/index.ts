export type { FreeShippingChoice, OptionChoice, PageData, Removal } from '@baguni/contract';
export { cartSession, type CartSession } from './loop/cart-session.ts';
export type {
  Deps,
  Follower,
  LostAction,
  LostActionMemory,
  MoreUseCases,
  Ports,
  SessionChunks,
  UseCase,
} from './flow/deps.ts';
export { Buffer } from './flow/buffer.ts';
export { late, patiently } from './flow/late.ts';
export { reportThrown } from './flow/thrown.ts';
export { shownList, shownViewed } from './recommendations/recommendations.ts';
export { readFirstView, type FirstViewDeps, type FirstViewPlace } from './cart/read-first-view.ts';
export { pricesRead } from './prices/refresh-prices.ts';
export * from './session/command.ts';
export * from './session/event.ts';
export * from './session/session.ts';
export * from './session/evolve.ts';
export * from './session/load-plan.ts';
export * from './session/notices.ts';
export * from './session/failure-notices.ts';
export * from './session/next-step.ts';
export type * from './ports/page.ts';
export type * from './ports/memories.ts';
export * from './ports/shopper.ts';
export * from './session/session-document.ts';
