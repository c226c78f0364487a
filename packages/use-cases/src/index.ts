export { cartSession, type CartSession } from './session/cart-session.ts';
export { commandSubject, type CommandSource, type CommandSubject } from './flow/command-subject.ts';
export type { Deps, Follower, Ports, UseCase } from './deps/deps.ts';
export { sendFirstReqOnly, sendFirstReqOnlyPer, takeLastResOnly } from './flow/flow.ts';
export { serializeLatestPer } from './flow/serialize-latest-per.ts';
export { confirmAndJudge, type Resolution, type ConfirmableRules } from './flow/confirm-and-judge.ts';
export { late, patiently } from './flow/late.ts';
export type { OverseasPart, ReadingPart, SessionParts } from './deps/deps.ts';
export {
  readFirstView,
  type FirstCalls,
  type FirstViewDeps,
  type FirstViewPlace,
} from './first-view/read-first-view.ts';
