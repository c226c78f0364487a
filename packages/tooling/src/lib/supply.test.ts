import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import {
  auditOf,
  billFaults,
  foreignLicences,
  listedScripts,
  lockOf,
  shippedBill,
  shippedVersions,
  signaturesOf,
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

test('[SC-8] what is shipped is counted once a version; tools are not', () => {
  const twice = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b/node_modules/a': { version: '1.0.0' } };
  const alias = { 'node_modules/short': { name: '@long/name', version: '2.0.0' } };
  const tool = { 'node_modules/tool': { version: '3.0.0', dev: true } };
  expect(shippedVersions({ ...twice, ...alias, ...tool })).toEqual(['a@1.0.0', '@long/name@2.0.0']);
});

const shipped: Lock = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/@b/c': { version: '2.0.0' } };
const component = (purl: string, hashes: readonly object[] = [{ alg: 'SHA-512', content: 'ff' }]) => ({ purl, hashes });
const bill = (...components: readonly object[]) =>
  JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.5', components });

test('[SC-4] a bill of materials in CycloneDX names each shipped package with its hash', () => {
  const [a, c] = [component('pkg:npm/a@1.0.0'), component('pkg:npm/%40b/c@2.0.0')];
  expect(billFaults(bill(a, c), shipped)).toEqual([]);
  expect(billFaults(bill(a), shipped)).toEqual(['@b/c@2.0.0 is not in it, or without a hash']);
  expect(billFaults(bill(c, component('pkg:npm/a@1.0.0', [])), shipped)).toHaveLength(1);
  for (const none of ['', '{}', '{"bomFormat":"SPDX","specVersion":"1.5"}', bill(a, c).replace('1.5', 'x')])
    expect(billFaults(none, shipped)).toEqual(['no bill of materials in CycloneDX']);
});

test('[SC-4] the bill holds what is shipped and what that stands on, nothing of building and testing', () => {
  const lock: Lock = { ...shipped, 'node_modules/tool': { version: '3.0.0', dev: true } };
  const [a, c, tool] = [
    component('pkg:npm/a@1.0.0'),
    component('pkg:npm/%40b/c@2.0.0'),
    component('pkg:npm/tool@3.0.0'),
  ];
  const whole = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    components: [a, c, tool].map((one) => ({ ...one, 'bom-ref': one.purl })),
    dependencies: [
      { ref: a.purl, dependsOn: [c.purl, tool.purl] },
      { ref: tool.purl, dependsOn: [a.purl] },
      { ref: c.purl },
    ],
  };
  const text = shippedBill(JSON.stringify(whole), lock);
  expect(billFaults(text, lock)).toEqual([]);
  expect(text).not.toContain('tool');
  expect(JSON.parse(text)).toMatchObject({
    dependencies: [
      { ref: a.purl, dependsOn: [c.purl] },
      { ref: c.purl, dependsOn: [] },
    ],
  });
  expect(shippedBill('npm failed', lock)).toBe('npm failed');
});

test('[SC-4] a signature that does not hold is named; a registry without an answer makes nothing red', () => {
  const well = 'audited 800 packages in 40s\n\n800 packages have verified registry signatures\n';
  expect(signaturesOf(well, true)).toEqual({ faults: [] });
  const bad = '1 package has an invalid registry signature:\n\na@1.0.0 (https://registry.npmjs.org/)\n';
  expect(signaturesOf(bad, false)).toEqual({ faults: ['1 package has an invalid registry signature:'] });
  expect(signaturesOf('', false)).toEqual({ skipped: 'npm audit signatures gave no answer' });
});

test('a lock and the list of scripts are read from their files; a lock without packages is none', () => {
  expect(lockOf(JSON.stringify({ packages: lock }))).toEqual(lock);
  expect(() => lockOf('{"packages":[1]}')).toThrow('names no packages');
  expect(listedScripts('{"allowScripts":{"node":true}}')).toEqual({ node: true });
  expect(listedScripts('{}')).toEqual({});
});
