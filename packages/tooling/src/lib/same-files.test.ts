import { expect, test } from 'vitest';
import { differences } from './same-files.ts';

test('[SC-5] two builds are the same where each file is in both, with the same hash', () => {
  const build = { 'a.js': '1', 'b.js': '2' };
  expect(differences(build, { 'b.js': '2', 'a.js': '1' })).toEqual([]);
  expect(differences(build, { 'a.js': '1', 'b.js': '3', 'c.js': '4' })).toEqual(['b.js', 'c.js']);
  expect(differences(build, { 'a.js': '1' })).toEqual(['b.js']);
});
