// what sends and reads calls, with those that a cart needs to be opened, priced, changed and emptied
export { ask } from './ask.ts';
export * as calls from './first-calls.ts';
