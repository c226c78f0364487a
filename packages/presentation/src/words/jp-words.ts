// All Japanese page words in one chunk.
export { words } from './jp.ts';
export { mobileWords } from './mobile-jp.ts';
