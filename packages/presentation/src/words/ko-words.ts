// the Korean words of a page in one file, as a page loads them
export { words } from './ko.ts';
export { mobileWords } from './mobile-ko.ts';
