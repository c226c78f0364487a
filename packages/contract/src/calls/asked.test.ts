/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { callsOfOthers } from '../testing/calls-of-others.ts';
import { calls } from './client.ts';

/** The sources of the page that ask the server: through its ports, and by name where a report is sent. */
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

test('[CM-51] every call is asked by the page, or said to be for other clients', () => {
  const notAsked = Object.keys(calls).filter((name) => !isAsked(name));
  expect(notAsked.toSorted()).toEqual(Object.keys(callsOfOthers).toSorted());
});
