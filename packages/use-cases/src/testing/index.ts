export { chunkCode, nothingAround } from './chunks.ts';
export { allArrived, play, type Play } from './random-session.ts';
export { anOpenSession, aSession, openSessionOf, selectAllUnits, withFields, type SessionFields } from './sessions.ts';
export { anOpenWorld, apples } from './world.ts';
