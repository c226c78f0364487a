/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest';
import { featuresOf } from '../../storefront/features.ts';
import { aStorefront } from '../index.ts';

const sources = import.meta.glob<string>(
  [
    '../../../../*/src/**/*.{ts,tsx}',
    '../../../../../apps/*/src/**/*.{ts,tsx}',
    '!**/features.ts',
    '!**/*.test.{ts,tsx}',
    '!**/testing/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const text = Object.values(sources).join('\n');

const isRead = (name: string): boolean =>
  new RegExp(String.raw`(?:\bfeatures|\))\.${name}\b|\{[^{}]*\b${name}\b[^{}]*\}(?::| =)[^;]*[fF]eatures`, 'u').test(
    text,
  );

test('[PG-02] every feature is used', () => {
  expect(Object.keys(featuresOf(aStorefront())).filter((name) => !isRead(name))).toEqual([]);
});
