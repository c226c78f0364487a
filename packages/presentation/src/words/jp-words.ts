// the Japanese words of a page in one file, as a page loads them
export { words } from './jp.ts';
export { mobileWords } from './mobile-jp.ts';
