import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doorsOf, publicApi } from './testing/api-reference.ts';
import { Examples } from './testing/examples.ts';
import type { Export } from './testing/exports-of.ts';
import { blocksOf, type Block } from './testing/guide.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const doors = doorsOf(JSON.parse(readFileSync(at('packages/domain/package.json'), 'utf8')));
const api = publicApi(at('packages/domain/src'), doors);
const every = [...api.values()].flat();
const withExample = every.filter(({ example }) => example !== '');

/** Where else the names of an example come from. */
const beside: readonly (readonly [name: string, statement: string])[] = [
  ['E', "import { either as E } from 'fp-ts';"],
  ['O', "import { option as O } from 'fp-ts';"],
  ['messages', "import { messages } from '@baguni/domain/messages/en';"],
  ['cart', "import { cart } from './cart.ts';"],
  ['now', "import { now } from './cart.ts';"],
];

const importsOf = (example: string): readonly string[] => {
  const words = new Set(example.match(/[A-Za-z_$][\w$]*/gu) ?? []);
  const ofApi = [...api].flatMap(([door, exports]) => {
    const names = exports.map(({ name }) => name).filter((name) => words.has(name));
    return names.length > 0 ? [`import { ${names.join(', ')} } from '${door.name}';`] : [];
  });
  return [...ofApi, ...beside.filter(([name]) => words.has(name)).map(([, statement]) => statement)];
};

/** What a line of an example says that it comes to. */
const answer = /^(.*); \/\/ (.*)$/u;

/** An example as a program that prints what it says it comes to. */
const programOf = ({ name, example }: Export): Block => ({
  language: 'ts',
  text: [
    `// ${name}.ts`,
    ...importsOf(example),
    ...example.split('\n').map((line) => line.replace(answer, 'console.log($1);')),
    'export {};',
  ].join('\n'),
});

const cartOfGuide = blocksOf(readFileSync(at('docs/guides/engine.md'), 'utf8')).filter(({ text }) =>
  text.startsWith('// cart.ts'),
);
let examples: Examples;

beforeAll(() => {
  examples = new Examples([...cartOfGuide, ...withExample.map(programOf)]);
});
afterAll(() => examples.remove());

/** Examples are run by a Node of their own: on a busy machine that takes its time. */
const PATIENT = { timeout: 120_000 };

test('[EN-05] each question and each verb has an example', () => {
  const questions = ['priceOfCart', 'checkOrder', 'changeQuantity', 'couponsFor', 'bestCoupons', 'explain', 'cartOf'];
  const verbs = ['addItem', 'setQuantity', 'removeUnits', 'select', 'applyCoupon', 'removeCoupon'];
  const known = withExample.map(({ name }) => name);
  expect([...questions, ...verbs].filter((name) => !known.includes(name))).toEqual([]);
});

test('[EN-05] each example of the reference comes to what it says', PATIENT, async () => {
  const printed = await examples.run();
  const said = withExample.map(({ name, example }) => [
    name,
    example.split('\n').flatMap((line) => answer.exec(line)?.[2] ?? []),
  ]);
  const lines = withExample.map(({ name }) => [name, (printed.get(`${name}.ts`) ?? '').trimEnd().split('\n')]);
  expect(lines).toEqual(said);
});

test('[EN-05] each example of the reference fits the types', PATIENT, async () => {
  expect(await examples.types()).toBe('');
});
