export { cartSession, type CartSession } from './session/cart-session.ts';
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
