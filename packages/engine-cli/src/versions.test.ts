import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { published } from './testing/clone.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string): string => readFileSync(root + file, 'utf8');
const names = Object.keys(published);

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const manifestIn = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`)) as Manifest;
const folders = Object.values(published).map((folder) => `packages/${folder}`);
const [{ version }] = folders.map(manifestIn) as [Manifest];

/** Returns the versions of a CHANGELOG, newest first. */
const told = (folder: string): readonly string[] =>
  [...read(`${folder}/CHANGELOG.md`).matchAll(/^## (.+)$/gmu)].map(([, title = '']) => title);

test('[EN-01] the published packages have one version, and depend on it', () => {
  for (const folder of [...folders, 'apps/corner-shop', 'apps/bookshop']) {
    const { version: own, dependencies, devDependencies } = manifestIn(folder);
    if (folders.includes(folder)) expect(own).toBe(version);
    const asked = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => names.includes(name));
    expect(asked.filter(([, range]) => range !== `^${version}`)).toEqual([]);
  }
});

test.each(folders)('[EN-01] the CHANGELOG of %s begins with the current version', (folder) => {
  expect(told(folder)[0]).toBe(version);
});

test('[EN-05 EN-22] the upgrade guide has a section for the current version', () => {
  const [, before = ''] = told('packages/domain');
  const notes = read('docs/guides/upgrade.md');
  expect(notes).toContain(`## From ${before} to ${version}\n`);
  expect(notes).toContain(`baguni-domain-${version}.tgz ../baguni/tarballs/baguni-contract-${version}.tgz\n`);
});
