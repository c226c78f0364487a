import { expect, test } from 'vitest';
import { initialScripts } from './page-weight.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js', '_vendor.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_vendor.js', 'index.html'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'mock.ts': { file: 'assets/mock.js' },
  'style.css': { file: 'assets/style.css', isEntry: true },
};

test('what the entry imports counts once, what is loaded lazily does not', () => {
  expect(initialScripts(manifest)).toEqual(['assets/index.js', 'assets/shared.js', 'assets/vendor.js']);
});

test('a page without an entry has no scripts', () => {
  expect(initialScripts({ 'mock.ts': { file: 'assets/mock.js' } })).toEqual([]);
});
