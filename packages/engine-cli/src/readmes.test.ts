import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { typed } from './testing/terminal.ts';

const packages = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(packages + file, 'utf8');

/** How each entry of a package is imported; one that stands for several files to its star. */
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
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter((entry) => !readme.includes(`\`${entry}`))).toEqual([]);
});

test('[EN-03 EN-05] the readme of the command line names every command and option that the usage does', async () => {
  const usage = await typed('baguni --lang en', {});
  const commands = [...usage.matchAll(/^(?:usage:)? +(baguni [\w-]+)/gmu)].map(([, command = '']) => command);
  const options = [...usage.matchAll(/^ {2}(--[\w-]+)/gmu)].map(([, option = '']) => option);
  expect(commands.length).toBeGreaterThanOrEqual(7);
  expect(options.length).toBeGreaterThanOrEqual(7);
  const readme = read('engine-cli/README.md');
  const known = ['--help'];
  expect([...commands, ...options].filter((word) => !known.includes(word) && !readme.includes(`\`${word}`))).toEqual(
    [],
  );
});
