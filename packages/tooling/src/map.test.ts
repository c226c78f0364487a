import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';

const map = readFileSync(`${root}docs/map.md`, 'utf8');
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const [head = [], , ...rows] = map
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map(cellsOf);
const packages = head.slice(2);
const featuresOf = (name: string): readonly string[] =>
  rows.filter((row) => row[head.indexOf(name)] === '✓').map(([feature = '']) => feature.replaceAll('`', ''));
const othersOf = (name: string): readonly string[] => {
  const line = map.split('\n').find((one) => one.startsWith(`- \`${name}\`: `)) ?? '';
  return [...line.matchAll(/`([^`]+)`/gu)].slice(1).map(([, folder = '']) => folder);
};

test('the map names the packages that are split by feature', () => {
  expect(packages).toEqual(['use-cases', 'presentation', 'components']);
});

test.each(packages)('docs/map.md lists every folder of %s', (name) => {
  const folders = readdirSync(`${root}packages/${name}/src`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  expect([...featuresOf(name), ...othersOf(name)].toSorted()).toEqual(folders.toSorted());
});
