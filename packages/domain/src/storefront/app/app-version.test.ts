import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareVersions, hasGlobalFeatures } from './app-version.ts';
import { forAll } from '../../testing/laws.ts';

test.each([
  ['1.6.10', '1.6.2', 1],
  ['1.6.2', '1.6.2', 0],
  ['1.6.1', '1.6.2', -1],
  ['1.6', '1.6.0', 0],
  ['1.6', '1.6.1', -1],
  ['2', '1.99.99', 1],
  ['01.6', '1.6', 0],
  ['10.0', '9.9', 1],
])('[AB-02] %s against %s', (a, b, expected) => {
  expect(Math.sign(compareVersions(a, b))).toBe(expected);
});

test('[AB-02] compares versions by their numbers, part by part', () => {
  const parts = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 });
  const padded = (numbers: readonly number[]): number =>
    [0, 1, 2, 3].reduce((sum, i) => sum * 100 + (numbers[i] ?? 0), 0);
  forAll([parts, parts], (a, b) => {
    expect(Math.sign(compareVersions(a.join('.'), b.join('.')))).toBe(Math.sign(padded(a) - padded(b)));
    expect(compareVersions(a.join('.'), b.join('.')) + compareVersions(b.join('.'), a.join('.'))).toBe(0);
  });
});

test.each([
  ['G', '1.6.1', false],
  ['G', '1.6.2', true],
  ['G', '1.6.10', true],
  ['G', '2.0', true],
  ['MG', '8.0.1', false],
  ['IAC', '8.0.1', false],
])('[AB-02] the app %s %s has the features of the Global app: %s', (appType, appVersion, expected) => {
  expect(hasGlobalFeatures({ appType, appVersion })).toBe(expected);
});
