import { expect, test } from 'vitest';
import { initialScripts, usableScripts } from './page-weight.ts';

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

test('until the cart can be used the session and one language are loaded too, the mock is not', () => {
  const lazily = {
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      dynamicImports: ['src/cart/compose-cart.ts', 'words/ko.ts', 'words/jp.ts', '_jp-1.js', 'mock.ts'],
    },
    'src/cart/compose-cart.ts': { file: 'assets/compose.js', imports: ['_read.js'] },
    '_read.js': { file: 'assets/read.js' },
    'words/ko.ts': { file: 'assets/ko.js' },
    'words/jp.ts': { file: 'assets/jp.js' },
    '_jp-1.js': { file: 'assets/jp-1.js' },
    'mock.ts': { file: 'assets/mock.js' },
  };
  const files = ['index', 'compose', 'read', 'jp', 'jp-1'].map((name) => `assets/${name}.js`);
  expect(usableScripts(lazily)).toEqual(files);
});
