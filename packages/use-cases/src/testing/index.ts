export { chunkCode, nothingAround } from './chunks.ts';
export { play, type Play } from './play.ts';
export { allArrived } from './random-session.ts';
export { anOpenSession, aSession, openSessionOf, selectAllUnits, withFields, type SessionFields } from './sessions.ts';
export { anOpenWorld, apples } from './world.ts';
