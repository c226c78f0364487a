export { cartSession, type CartSession } from './session/cart-session.ts';
export type { Deps, Follower, Ports, UseCase } from './deps/deps.ts';
export { sendFirstReqOnly, sendFirstReqOnlyPer, takeLastResOnly, takeLastResOnlyPer } from './flow/flow.ts';
export { settle, type Offer, type Settlement } from './flow/confirm-and-judge.ts';
