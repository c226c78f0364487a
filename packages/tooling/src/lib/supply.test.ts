import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import {
  auditOf,
  differencesOf,
  forbiddenLicences,
  lockOf,
  signaturesOf,
  tooManyShipped,
  withoutIntegrity,
  type Lock,
} from './supply.ts';

const lock: Lock = {
  '': { license: 'MIT' },
  'node_modules/ours': { link: true },
  'node_modules/good': { license: 'MIT', integrity: 'sha512-a' },
  'node_modules/good/node_modules/@some/bad': { license: 'GPL-3.0', integrity: 'sha512-b' },
  'node_modules/unsaid': { integrity: 'sha512-c' },
  'node_modules/tool': { license: 'GPL-3.0', dev: true },
};

test('[SC-8] reports shipped packages with a forbidden licence or none; tools may have any', () => {
  expect(forbiddenLicences(lock)).toEqual(['@some/bad: GPL-3.0', 'unsaid: none']);
});

test('[SC-8] counts each shipped version once, and no tools', () => {
  const twice = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b/node_modules/a': { version: '1.0.0' } };
  const alias = { 'node_modules/short': { name: '@long/name', version: '2.0.0' } };
  const tool = { 'node_modules/tool': { version: '3.0.0', dev: true } };
  expect(tooManyShipped({ ...twice, ...alias, ...tool }, 2)).toEqual([]);
  expect(tooManyShipped({ ...twice, ...alias, ...tool }, 1)).toEqual(['2 packages']);
});

test('[SC-1] reports packages without an integrity hash', () => {
  expect(withoutIntegrity(lock)).toEqual(['tool']);
});

test('[SC-2] reports high and critical vulnerabilities, and skips the audit if the registry gives no report', () => {
  const vulnerabilities = { a: { severity: 'high' }, b: { severity: 'critical' }, c: { severity: 'moderate' } };
  expect(auditOf(JSON.stringify({ vulnerabilities }))).toEqual({ faults: ['a: high', 'b: critical'] });
  expect(auditOf(JSON.stringify({ vulnerabilities: {} }))).toEqual({ faults: [] });
  expect(auditOf('{"message":"405 Method Not Allowed"}')).toEqual({ skipped: '405 Method Not Allowed' });
  expect(auditOf('')).toEqual({ skipped: 'npm audit returned no report' });
});

test('[SC-4] reports bad signatures, and skips the check if the registry gives no answer', () => {
  expect(signaturesOf('800 packages have verified registry signatures\n', true)).toEqual({ faults: [] });
  const bad = '1 package has an invalid registry signature:\n\na@1.0.0\n';
  expect(signaturesOf(bad, false)).toEqual({ faults: ['1 package has an invalid registry signature:'] });
  expect(signaturesOf('', false)).toEqual({ skipped: 'npm audit signatures returned no answer' });
});

test('[SC-3] npm runs install scripts of listed packages only, and fails for others', () => {
  expect(readFileSync(`${root}.npmrc`, 'utf8').split('\n')).toContain('strict-allow-scripts=true');
});

test('rejects a lock file without packages', () => {
  expect(lockOf(JSON.stringify({ packages: lock }))).toEqual(lock);
  expect(() => lockOf('{"packages":[1]}')).toThrow('contains no packages');
});

test('[SC-5] reports files that differ between two builds, or are in one of them only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baguni-builds-'));
  const build = (name: string, files: Readonly<Record<string, string>>): string => {
    mkdirSync(join(folder, name));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text);
    return join(folder, name);
  };
  const first = build('first', { 'a.js': '1', 'b.js': '2' });
  expect(differencesOf(first, build('same', { 'a.js': '1', 'b.js': '2' }))).toEqual([]);
  expect(differencesOf(first, build('other', { 'a.js': '1', 'b.js': '3', 'c.js': '4' }))).toHaveLength(2);
  expect(differencesOf(first, build('less', { 'a.js': '1' }))).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
