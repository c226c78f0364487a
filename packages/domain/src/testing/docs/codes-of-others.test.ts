/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { isMessageKey, messageParams } from '../../messages/keys.ts';
import { catalogue } from '../../rules/catalogue.ts';
import { codesOfOthers } from './codes-of-others.ts';

/** The sources of every package and app, without those that hold messages, test, or only ask which code came. */
const sources = import.meta.glob<string>(
  [
    '../../../../*/src/**/*.{ts,tsx}',
    '../../../../../apps/*/src/**/*.{ts,tsx}',
    '!**/*.{test,stories,bench}.{ts,tsx}',
    '!**/testing/**',
    '!../../messages/{ko,en,cn,jp,keys}.ts',
    '!**/use-cases/src/errors/failure-rules.ts',
    '!../../orders/smallest-change/ways.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const texts = Object.values(sources);
const ofRules = new Set(catalogue.flatMap(({ codes }) => codes));

/** As it stands, or with its last word worked out. */
const isNamed = (code: string): boolean => {
  const beginning = `\`${code.replace(/[A-Za-z]+$/u, '')}\${`;
  return texts.some((text) => text.includes(`'${code}'`) || text.includes(beginning));
};

/** The package or app of a source; those of the domain are named from here. */
const roomOf = (path: string): string =>
  /^(?:\.\.\/)+((?:apps\/)?[^/]+)\/src\//u.exec(path)?.[1] ?? (path.startsWith('../../../') ? path : 'domain');

test('there are sources of every room to look at', () => {
  expect([...new Set(Object.keys(sources).map(roomOf))].toSorted()).toEqual([
    'adapters',
    'apps/cart-server',
    'apps/cart-web',
    'apps/corner-shop',
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

test('[ER-09] every code is answered by a rule or named where it is answered, or said to be another server’s', () => {
  const keys = Object.keys(messageParams).filter(isMessageKey);
  const unanswered = keys.filter((code) => !ofRules.has(code) && !isNamed(code));
  expect(unanswered.toSorted()).toEqual(Object.keys(codesOfOthers).toSorted());
});
