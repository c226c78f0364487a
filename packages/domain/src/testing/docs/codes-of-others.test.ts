/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { isMessageKey, messageParams } from '../../messages/keys.ts';
import { catalogue } from '../../rules/catalogue.ts';
import { codesOfOthers } from './rule-list.ts';

/** Sources of every package and app, except messages, tests, and code that only compares codes. */
const sources = import.meta.glob<string>(
  [
    '../../../../*/src/**/*.{ts,tsx}',
    '../../../../../apps/*/src/**/*.{ts,tsx}',
    '!**/*.{test,stories,bench}.{ts,tsx}',
    '!**/testing/**',
    '!../../messages/{ko,en,cn,jp,keys}.ts',
    '!**/use-cases/src/session/next-step.ts',
    '!../../orders/smallest-change/ways.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const texts = Object.values(sources);
const ofRules = new Set(catalogue.flatMap(({ codes }) => codes));

const isNamed = (code: string): boolean => {
  const beginning = `\`${code.replace(/[A-Za-z]+$/u, '')}\${`;
  return texts.some((text) => text.includes(`'${code}'`) || text.includes(beginning));
};

const roomOf = (path: string): string =>
  /^(?:\.\.\/)+((?:apps\/)?[^/]+)\/src\//u.exec(path)?.[1] ?? (path.startsWith('../../../') ? path : 'domain');

test('finds sources of every package', () => {
  expect([...new Set(Object.keys(sources).map(roomOf))].toSorted()).toEqual([
    'adapters',
    'apps/cart-server',
    'apps/cart-web',
    'apps/corner-shop',
    'apps/demo',
    'apps/guide',
    'apps/playground',
    'backend',
    'components',
    'contract',
    'domain',
    'engine-cli',
    'presentation',
    'scenarios',
    'tooling',
    'use-cases',
  ]);
});

test('[ER-09] every code is returned by a rule, named in code, or documented as that of another server', () => {
  const keys = Object.keys(messageParams).filter(isMessageKey);
  const unanswered = keys.filter((code) => !ofRules.has(code) && !isNamed(code));
  expect(unanswered.toSorted()).toEqual(Object.keys(codesOfOthers).toSorted());
});
