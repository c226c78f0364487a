import { expect, test } from 'vitest';
import { cellText } from './estimate-file.ts';

test.each([
  ['사과', '사과'],
  ['=1+1', '=1+1'],
  ['_x0041_', '_x005F_x0041_'],
  ['_x00e9_', '_x005F_x00e9_'],
  ['__x0041_', '__x005F_x0041_'],
  ['_x004_', '_x004_'],
  ['_x004g_', '_x004g_'],
  ['x0041_', 'x0041_'],
  ['constructor', '_x0063_onstructor'],
  ['__proto__', '_x005F__proto__'],
  ['constructors', 'constructors'],
  ['', ''],
])('[ES-05] stores %j as %j', (text, stored) => {
  expect(cellText(text)).toBe(stored);
});
