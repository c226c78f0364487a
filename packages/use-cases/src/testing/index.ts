export { chunkCode, nothingAround } from './chunks.ts';
export { play, type Play } from './play.ts';
export { allArrived } from './random-session.ts';
export { anOpenWorld, apples } from './world.ts';
