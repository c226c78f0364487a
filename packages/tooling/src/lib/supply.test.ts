import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import {
  auditOf,
  foreignLicences,
  listedScripts,
  lockOf,
  unlistedScripts,
  withoutIntegrity,
  type Lock,
} from './supply.ts';

const lock: Lock = {
  '': { license: 'MIT', hasInstallScript: true },
  'node_modules/ours': { link: true },
  'node_modules/good': { license: 'MIT', integrity: 'sha512-a' },
  'node_modules/good/node_modules/@some/bad': { license: 'GPL-3.0', integrity: 'sha512-b', hasInstallScript: true },
  'node_modules/unsaid': { integrity: 'sha512-c' },
  'node_modules/tool': { license: 'GPL-3.0', dev: true, hasInstallScript: true },
};

test('[SC-8] what is shipped under a licence that nobody has allowed, or under none, is named; tools may have any', () => {
  expect(foreignLicences(lock)).toEqual(['@some/bad: GPL-3.0', 'unsaid: none']);
});

test('[SC-1] a package whose bytes the lock does not fix is named', () => {
  expect(withoutIntegrity(lock)).toEqual(['tool']);
});

test('[SC-3] a package with a script of which nobody has said whether it may run is named', () => {
  expect(unlistedScripts(lock, { tool: false })).toEqual(['@some/bad']);
  expect(unlistedScripts(lock, { tool: true, '@some/bad': false })).toEqual([]);
});

test('[SC-2] faults that are high or critical count; a registry without an answer makes nothing red', () => {
  const vulnerabilities = { a: { severity: 'high' }, b: { severity: 'critical' }, c: { severity: 'moderate' } };
  expect(auditOf(JSON.stringify({ vulnerabilities }))).toEqual({ faults: ['a: high', 'b: critical'] });
  expect(auditOf(JSON.stringify({ vulnerabilities: {} }))).toEqual({ faults: [] });
  expect(auditOf('{"message":"405 Method Not Allowed"}')).toEqual({ skipped: '405 Method Not Allowed' });
  expect(auditOf('')).toEqual({ skipped: 'npm audit gave no report' });
});

test('[SC-3] scripts run for listed packages alone: an install with another fails', () => {
  const settings = readFileSync(`${root}.npmrc`, 'utf8').split('\n');
  expect(settings).toContain('strict-allow-scripts=true');
});

test('a lock and the list of scripts are read from their files; a lock without packages is none', () => {
  expect(lockOf(JSON.stringify({ packages: lock }))).toEqual(lock);
  expect(() => lockOf('{"packages":[1]}')).toThrow('names no packages');
  expect(listedScripts('{"allowScripts":{"node":true}}')).toEqual({ node: true });
  expect(listedScripts('{}')).toEqual({});
});
