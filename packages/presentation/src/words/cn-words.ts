// All Chinese page words in one chunk.
export { words } from './cn.ts';
export { mobileWords } from './mobile-cn.ts';
