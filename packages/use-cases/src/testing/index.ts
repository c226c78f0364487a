export { nothingAround } from './parts-at-hand.ts';
export { play, type Play } from './play.ts';
export { allArrived } from './random-session.ts';
export { anOpenWorld, apples } from './world.ts';
