import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doorsOf, publicApi } from './testing/api-reference.ts';
import { Examples } from './testing/examples.ts';
import type { Export } from './testing/exports-of.ts';
import { blocksOf, type Block } from './testing/guide.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const apiOf = (name: string) =>
  publicApi(at(`packages/${name}/src`), doorsOf(JSON.parse(readFileSync(at(`packages/${name}/package.json`), 'utf8'))));
const readersOfJson = [...apiOf('contract')].filter(([{ name }]) => name.endsWith('-json'));
const api = [...apiOf('domain'), ...readersOfJson];
const exportsOfDoor = (door: string) => api.flatMap(([{ name }, exports]) => (name === door ? exports : []));
const isFunction = ({ signature }: Export): boolean => !signature.startsWith('type ') && signature.includes('(');
const every = api.flatMap(([, exports]) => exports);
const withExample = every.filter(({ example }) => example !== '');

/** Where else the names of an example come from. */
const beside: readonly (readonly [name: string, statement: string])[] = [
  ['E', "import { either as E } from 'fp-ts';"],
  ['O', "import { option as O } from 'fp-ts';"],
  ['messages', "import { messages } from '@baguni/domain/messages/en';"],
  ['cart', "import { cart } from './cart.ts';"],
  ['now', "import { now } from './cart.ts';"],
  ['shop', "import { shop } from './basket.ts';"],
  ['basket', "import { basket } from './basket.ts';"],
  ['happyHour', "import { happyHour } from './happy.ts';"],
  ['tenOff', "import { tenOff } from './happy.ts';"],
  ['fc', "import fc from 'fast-check';"],
];

/** The names that an example asks from elsewhere: none of a text, a comment, a member or a field. */
const wordsIn = (example: string): ReadonlySet<string> => {
  const code = example.replaceAll(/'[^']*'|; \/\/ .*$/gmu, '');
  return new Set(code.match(/(?<![\w)\]}?]\.)(?<![\w$])[A-Za-z_$][\w$]*(?![\w$]*:)/gu) ?? []);
};

const importsOf = (example: string): readonly string[] => {
  const words = wordsIn(example);
  const ofApi = api.flatMap(([door, exports]) => {
    const names = exports
      .filter(({ name }) => words.has(name))
      .map(({ name, signature }) => (signature.startsWith('type ') ? `type ${name}` : name));
    return names.length > 0 ? [`import { ${names.join(', ')} } from '${door.name}';`] : [];
  });
  return [...ofApi, ...beside.filter(([name]) => words.has(name)).map(([, statement]) => statement)];
};

/** What a line of an example says that it comes to. */
const answer = /^(.*); \/\/ (.*)$/u;

const fileOf = ({ name }: Export): string => `${name.replace('.', '_')}.ts`;

/** An example as a program that prints what it says it comes to. */
const programOf = (one: Export): Block => ({
  language: 'ts',
  text: [
    `// ${fileOf(one)}`,
    ...importsOf(one.example),
    ...one.example.split('\n').map((line) => line.replace(answer, 'console.log($1);')),
    'export {};',
  ].join('\n'),
});

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

/** Examples are run by a Node of their own: on a busy machine that takes its time. */
const PATIENT = { timeout: 120_000 };

test('[EN-05] each question and each verb has an example', () => {
  const questions = ['priceOfCart', 'checkOrder', 'changeQuantity', 'couponsFor', 'bestCoupons', 'explain', 'cartOf'];
  const verbs = ['addItem', 'setQuantity', 'removeUnits', 'select', 'applyCoupon', 'removeCoupon'];
  const known = withExample.map(({ name }) => name);
  expect([...questions, ...verbs].filter((name) => !known.includes(name))).toEqual([]);
});

test('[EN-05 EN-09] each function of a shop, each member of its engine and each reader of JSON has an example', () => {
  const asked = [
    '@baguni/domain/engine',
    '@baguni/domain/shop',
    '@baguni/contract/cart-json',
    '@baguni/contract/shop-json',
  ];
  const functions = asked.flatMap(exportsOfDoor).filter((one) => isFunction(one) || one.name.startsWith('Engine.'));
  expect(functions.length).toBeGreaterThan(60);
  expect(functions.filter(({ example }) => example === '').map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test('[EN-04 EN-05] so has what laws of one’s own begin with; of the rest no more lack one than today', () => {
  const kit = exportsOfDoor('@baguni/domain/testing');
  const first = [
    'arbCart',
    'arbCartOf',
    'cartReport',
    'reported',
    'aPlainCart',
    'aPlainUnit',
    'aPlainCoupon',
    'checkPromotion',
    'lawRuns',
  ];
  expect(kit.filter(({ name, example }) => first.includes(name) && example !== '')).toHaveLength(first.length);
  const lacking = (door: string) => exportsOfDoor(door).filter((one) => isFunction(one) && one.example === '').length;
  expect(lacking('@baguni/domain/testing')).toBe(0);
  expect(lacking('@baguni/domain')).toBeLessThanOrEqual(148);
});

test('[EN-05] each example of the reference comes to what it says', PATIENT, async () => {
  const printed = await examples.run();
  const said = withExample.map(({ name, example }) => [
    name,
    example.split('\n').flatMap((line) => answer.exec(line)?.[2] ?? []),
  ]);
  const lines = withExample.map((one) => [one.name, (printed.get(fileOf(one)) ?? '').trimEnd().split('\n')]);
  expect(lines).toEqual(said);
});

test('[EN-05] each example of the reference fits the types', PATIENT, async () => {
  expect(await examples.types()).toBe('');
});
