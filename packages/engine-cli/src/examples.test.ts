import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Examples, typesOf } from './testing/examples.ts';
import { blocksOf, type Block } from './testing/guide.ts';
import { answer, fileOf, programs, shownIn } from './testing/reference/example-programs.ts';
import { isPublic, publishedExports } from './testing/reference/published-exports.ts';
import { isOnlyListed } from './testing/reference/reference-pages.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const every = publishedExports();
const programOf = programs(every);

const shown = shownIn(every);
const withExample = shown.filter(({ example }) => example !== '');

const blocksIn = (guide: string, names: readonly string[]): readonly Block[] =>
  blocksOf(readFileSync(at(`docs/guides/${guide}.md`), 'utf8')).filter(({ text }) =>
    names.some((name) => text.startsWith(`// ${name}.ts`)),
  );
const ofGuides = [...blocksIn('engine', ['cart']), ...blocksIn('own-shop', ['bakery', 'happy', 'basket'])];
let examples: Examples;

beforeAll(() => {
  examples = new Examples([...ofGuides, ...withExample.map(programOf)]);
});
afterAll(() => examples.remove());

const PATIENT = { timeout: 120_000 };

test('[EN-05 EN-09] each question and each verb of an engine has an example', () => {
  const functions = every.filter(({ entries: [entry = ''] }) => /\/(?:verbs|texts)$/u.test(entry));
  const members = [...shown.filter(({ name }) => name.startsWith('Engine.')), ...functions];
  expect(members.length).toBeGreaterThan(20);
  expect(members.filter(({ example }) => example === '').map(({ name }) => name)).toEqual([]);
});

test('[EN-04 EN-05] each function that a shop can import has an example', () => {
  const functions = every.filter((one) => one.kind === 'function' && isPublic(one));
  expect(functions.length).toBeGreaterThan(100);
  expect(functions.filter(({ example }) => example === '').map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test('[EN-05] the examples of the reference import only what a shop can import', () => {
  const described = shownIn(every.filter((one) => isPublic(one) && !isOnlyListed(one)));
  const ofShops = described.filter(({ example }) => example !== '').map((one) => [one.name, programOf(one).text]);
  expect(ofShops.length).toBeGreaterThan(60);
  expect(ofShops.filter(([, text = '']) => text.includes("/internal'")).map(([name]) => name)).toEqual([]);
});

test('[EN-05] each example of the reference prints its results', PATIENT, async () => {
  const printed = await examples.run();
  const said = withExample.map(({ name, example }) => [
    name,
    example.split('\n').flatMap((line) => answer.exec(line)?.[2] ?? []),
  ]);
  const lines = withExample.map((one) => [one.name, (printed.get(fileOf(one)) ?? '').trimEnd().split('\n')]);
  expect(lines).toEqual(said);
});

test('[EN-05] each example of the reference fits the types', PATIENT, async () => {
  expect((await typesOf([examples])).get(examples)).toBe('');
});
