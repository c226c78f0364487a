// the English words of a page in one file, as a page loads them
export { words } from './en.ts';
export { mobileWords } from './mobile-en.ts';
