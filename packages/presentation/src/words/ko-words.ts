// All Korean page words in one chunk.
export { words } from './ko.ts';
export { mobileWords } from './mobile-ko.ts';
