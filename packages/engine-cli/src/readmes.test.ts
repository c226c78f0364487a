import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commandNames, options } from './program.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(packages + file, 'utf8');

/** Import path of each entry of a package; a pattern for several files up to its star. */
const entriesOf = (folder: string): readonly string[] => {
  const { name, exports } = JSON.parse(read(`${folder}/package.json`)) as {
    readonly name: string;
    readonly exports: Readonly<Record<string, unknown>>;
  };
  return Object.keys(exports).map((way) => name + way.slice(1).replace(/\*$/u, ''));
};

test.each(['domain', 'contract'])('[EN-01 EN-05] the readme of %s names every entry of the package', (folder) => {
  const readme = read(`${folder}/README.md`);
  const entries = entriesOf(folder);
  expect(entries.length).toBeGreaterThan(2);
  expect(entries.filter((entry) => !readme.includes(`\`${entry}`))).toEqual([]);
  // and none that is not there any more
  const named = [...readme.matchAll(new RegExp(String.raw`\x60(@baguni/${folder}(?:/[\w.-]+)*)`, 'gu'))];
  const known = (path = '') => entries.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
  expect(named.map(([, path]) => path).filter((path) => !known(path) && !known(`${path}/`))).toEqual([]);
});

/** Options that need no description in a readme, because their name is clear. */
const plain = ['help', 'version', 'language'];

test('[EN-03 EN-05] the readme of the command line names every command and option', () => {
  const readme = read('engine-cli/README.md');
  const known = Object.keys(options).filter((name) => !plain.includes(name));
  const words = [...commandNames.map((name) => `baguni ${name}`), ...known.map((name) => `--${name}`)];
  expect(words.length).toBeGreaterThan(12);
  expect(words.filter((word) => !readme.includes(`\`${word}`))).toEqual([]);
});
