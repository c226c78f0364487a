// the Chinese words of a page in one file, as a page loads them
export { words } from './cn.ts';
export { mobileWords } from './mobile-cn.ts';
