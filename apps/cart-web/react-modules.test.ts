import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { entryModule, productionModule } from './react-modules.ts';

const require = createRequire(import.meta.url);
const pathOf = (file: string): string => {
  const [name = '', ...rest] = file.split('/');
  return require.resolve(`${name}/package.json`).replace('package.json', rest.join('/'));
};
const read = (file: string): string => readFileSync(pathOf(file), 'utf8');

/** The address under which a file, as a module, can be imported; what it imports itself is imported in the same way. */
const addressOf = (file: string): string => {
  const code = productionModule(read(file)).replaceAll(
    /(?<=^import .* from )'([\w-]+)'/gmu,
    (_, name: string) => `'${addressOf(`${name}/cjs/${name}.production.js`)}'`,
  );
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
};

/** The names of a module's parts, each with its kind. */
const kindsOf = (module: unknown): ReadonlyMap<string, string> => {
  if (typeof module !== 'object' || module === null) return new Map();
  return new Map(Object.entries(module).map(([name, part]) => [name, typeof part]));
};

test.each([
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
])('[SV-02] %s exports as an ES module what it exports as published', async (file) => {
  const published: unknown = require(pathOf(file));
  const built: unknown = await import(/* @vite-ignore */ addressOf(file));
  expect(kindsOf(built).size).toBeGreaterThan(0);
  expect(kindsOf(built)).toEqual(kindsOf(published));
});

test.each([
  'react/index.js',
  'react/jsx-runtime.js',
  'react-dom/index.js',
  'react-dom/client.js',
  'scheduler/index.js',
])('[SV-02] %s leads to its file for production', (file) => {
  const [name = ''] = file.split('/');
  const [, production = ''] = /from '\.\/(.*?)'/u.exec(entryModule(read(file))) ?? [];
  expect(read(`${name}/${production}`)).toContain('exports.');
});

test.each(['export const version = 1;', 'module.exports = { version: 1 };', 'exports.version = require(path);', ''])(
  '[SV-02] a build with React in another form fails: %s',
  (code) => {
    expect(() => productionModule(code)).toThrow('another form');
    expect(() => entryModule(code)).toThrow('another form');
  },
);
