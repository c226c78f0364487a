// All English page words in one chunk.
export { words } from './en.ts';
export { mobileWords } from './mobile-en.ts';
