import { expect, test } from 'vitest';
import { unwelcomeIn } from './built-files.ts';

test.each([
  ['assets/cart.js', 'let a=1\n//# sourceMappingURL=cart.js.map', 'a source map'],
  ['assets/cart.js.map', '{"sourcesContent":["let a"]}', 'is a source map'],
  ['server.js', 'const k=`-----BEGIN RSA PRIVATE KEY-----`', 'a private key'],
  ['server.js', 'const k="AKIAABCDEFGHIJKLMNOP"', 'a key of a cloud'],
  ['server.js', `const k="ghp_${'a'.repeat(36)}"`, 'a token'],
  ['assets/cart.js', 'import("@storybook/react")', 'a tool of tests or stories'],
  ['assets/cart.js', 'f();debugger;g()', 'for debugging'],
  ['assets/cart.js', 'console.log(state)', 'for debugging'],
  ['assets/cart.js', 'import "/home/me/baguni/x.ts"', 'the folder that it was built in'],
  ['.git/config', '', 'not to be served'],
])('[SC-6] %s with %j: what must not be shipped is named', (file, text, fault) => {
  expect(unwelcomeIn(file, text, '/home/me/baguni/')).toEqual([expect.stringContaining(fault)]);
});

test('[SC-6] accepts ordinary code of page and server', () => {
  expect(unwelcomeIn('assets/cart.js', 'console.error(e);const debuggers=1', '/home/me/baguni/')).toEqual([]);
  // a server may write to its console
  expect(unwelcomeIn('server.js', 'console.log(`listening`)', '/home/me/baguni/')).toEqual([]);
});
