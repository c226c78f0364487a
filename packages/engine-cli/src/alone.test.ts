import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bareWorld } from './testing/bare.ts';

const domain = fileURLToPath(new URL('../../domain/src/', import.meta.url));
test.each([
  ['the clock', 'Date.now()'],
  ['the clock', 'new Date()'],
  ['chance', 'Math.random()'],
  ['is not defined', 'setTimeout(() => {}, 0)'],
  ['is not defined', 'fetch("/")'],
  ['is not defined', 'document'],
  ['is not defined', 'process'],
  ['is not defined', 'console'],
])('[EN-01] the context of the test lacks what a domain may not use: %s, %s', (says, code) => {
  expect(() => runInContext(code, bareWorld()) as unknown).toThrow(says);
});

const outside =
  /(?<![.\w$'"`])(?:window|document|navigator|location(?=\.)|localStorage|sessionStorage|fetch|XMLHttpRequest|WebSocket|process|Buffer|setTimeout|setInterval|queueMicrotask|performance|crypto|console|globalThis|eval)\b(?!\s*[:'"`?])|\bDate\.now\b|\bnew Date\(\s*\)|\bMath\.random\b|\bfrom '(?!\.{1,2}\/)/u;
/** Removes comments and strings, and the variable that bundlers replace. */
const silent = (code: string): string =>
  code
    .replaceAll('process.env.NODE_ENV', "''")
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gmu, '')
    .replaceAll(/(?<!from )'(?:[^'\\\n]|\\.)*'/gu, "''");

test('[EN-01] no file of the domain uses anything except the language', () => {
  const files = globSync('**/*.ts', { cwd: domain, exclude: ['**/*.test.ts', 'testing/**'] });
  expect(files.length).toBeGreaterThan(150);
  const guilty = files.flatMap((file) => {
    const found = outside.exec(silent(readFileSync(`${domain}${file}`, 'utf8')))?.[0];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
  expect(guilty).toEqual([]);
});

test.each(['Date.now()', 'new Date()', 'fetch(url)', 'window.top', 'if (process) {}', "import x from 'react'"])(
  '[EN-01] the check of the files finds %s',
  (code) => {
    expect(outside.test(silent(`const a = 1;\n${code};`))).toBe(true);
  },
);
