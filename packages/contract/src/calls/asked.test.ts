/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { callsOfOthers } from '../testing/calls-of-others.ts';
import { calls } from './client.ts';

/** Page sources that send calls, by port or by call name. */
const sources = import.meta.glob<string>(
  [
    '../../../use-cases/src/**/*.ts',
    '../../../../apps/cart-web/src/**/*.{ts,tsx}',
    '../../../adapters/src/log/*.ts',
    '!**/*.test.{ts,tsx}',
    '!**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const text = Object.values(sources).join('\n');

const isAsked = (name: string): boolean =>
  new RegExp(String.raw`\b(?:server|orders|files|calls)\s*\.${name}\b`, 'u').test(text);

test('[CM-51] the page sends every call that is not listed for other clients', () => {
  const notAsked = Object.keys(calls).filter((name) => !isAsked(name));
  expect(notAsked.toSorted()).toEqual(Object.keys(callsOfOthers).toSorted());
});
