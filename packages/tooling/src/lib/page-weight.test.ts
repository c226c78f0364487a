import { expect, test } from 'vitest';
import { initialScripts, usableScripts } from './page-weight.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared.js', '_vendor.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_vendor.js', 'index.html'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'mock.ts': { file: 'assets/mock.js' },
  'style.css': { file: 'assets/style.css', isEntry: true },
};

test('counts each import of the entry once, and no lazy chunk', () => {
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
      dynamicImports: ['_session-1.js', 'page/ko-words.ts', 'page/jp-words.ts', 'fonts/jp.ts', 'mock.ts'],
    },
    '_session-1.js': { file: 'assets/session.js', name: 'session', imports: ['_read.js'] },
    '_read.js': { file: 'assets/read.js' },
    'page/ko-words.ts': { file: 'assets/ko.js', name: 'ko-words' },
    'page/jp-words.ts': { file: 'assets/jp.js', name: 'jp-words' },
    'fonts/jp.ts': { file: 'assets/font.js', name: 'jp' },
    'mock.ts': { file: 'assets/mock.js' },
  };
  const files = ['index', 'session', 'read', 'jp'].map((name) => `assets/${name}.js`);
  expect(usableScripts(lazily)).toEqual(files);
});
