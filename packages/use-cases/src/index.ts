export { cartSession, type CartSession } from './cart-session.ts';
export type { Deps, Follower, Ports, UseCase } from './deps.ts';
export { sendFirstReqOnly, sendFirstReqOnlyPer, takeLastResOnly, takeLastResOnlyPer } from './flow.ts';
export { settle, type Offer, type Settlement } from './settle.ts';
