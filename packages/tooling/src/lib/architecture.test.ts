import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rooms } from '../../rooms.ts';
import { lookAtImports } from './architecture.ts';
import { root } from './root.ts';

let folder = '';

const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};

const link = (target: string, name: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  symlinkSync(target, join(folder, name));
};

/** A project with the same rooms and libraries as ours, and one file in each room. */
const putRoom = (room: string): void => {
  put(`${room}/src/index.ts`, 'export const here = 1;\n');
  cpSync(`${root}${room}/package.json`, join(folder, room, 'package.json'));
  link(join(folder, room), `node_modules/@baguni/${room.split('/')[1] ?? ''}`);
};

const libraries = ['react', 'rxjs', 'mobx', 'fp-ts', 'kysely', 'fastify', 'fast-check', 'vitest'];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'rooms-')));
  cpSync(`${root}package.json`, join(folder, 'package.json'));
  Object.keys(rooms).forEach(putRoom);
  put('packages/contract/src/engine/orders.ts', 'export const here = 1;\n');
  libraries.forEach((name) => link(`${root}node_modules/${name}`, `node_modules/${name}`));
});

afterEach(() => rmSync(folder, { recursive: true }));

const rulesBroken = async (): Promise<readonly string[]> =>
  (await lookAtImports(folder)).crossings.map(({ rule }) => rule);

test('a house in order passes, and its files are seen', async () => {
  put('packages/contract/src/call.ts', "import { here } from '@baguni/domain';\nexport const call = here;\n");
  put('packages/domain/src/won.ts', "import { option as O } from 'fp-ts';\nexport const none = O.none;\n");
  const { files, crossings } = await lookAtImports(folder);
  expect(crossings).toEqual([]);
  expect(files).toBeGreaterThan(Object.keys(rooms).length);
});

test.each([
  ['an arrow upward', 'packages/domain/src/a.ts', '@baguni/use-cases', 'domain-knows-only-itself'],
  ['a type from above', 'packages/domain/src/a.ts', 'type @baguni/use-cases', 'domain-knows-only-itself'],
  ['a room not known', 'packages/use-cases/src/a.ts', '@baguni/adapters', 'use-cases-knows-only-its-rooms'],
  ['a value of the contract in a use case', 'packages/use-cases/src/a.ts', '@baguni/contract', 'contract-types-only'],
  ['a library not of the room', 'packages/domain/src/a.ts', 'rxjs', 'domain-uses-only-its-libraries'],
  ['React in a view', 'packages/presentation/src/a.ts', 'react', 'presentation-uses-only-its-libraries'],
  ['a database in a handler', 'packages/backend/src/a.ts', 'kysely', 'backend-uses-only-its-libraries'],
  ['a database outside the server', 'packages/adapters/src/a.ts', 'kysely', 'adapters-uses-only-its-libraries'],
  ['Node in the domain', 'packages/domain/src/a.ts', 'node:fs', 'no-node-in-shared-rooms'],
  ['a test library in code', 'packages/use-cases/src/a.ts', 'fast-check', 'test-libraries-only-in-tests'],
  [
    'a rule called by a component',
    'packages/components/src/a.tsx',
    '@baguni/domain',
    'components-use-domain-types-only',
  ],
  ['an eager back end', 'apps/cart-web/src/a.ts', '@baguni/backend', 'back-end-in-the-page-only-lazily'],
  [
    'a room that names the engine',
    'apps/cart-web/src/cart/a.ts',
    '@baguni/contract/engine/orders',
    'engine-only-where-things-are-bound',
  ],
  [
    'more of the contract behind the engine',
    'packages/contract/src/engine/orders.ts',
    '../index.ts',
    'engine-stands-alone',
  ],
  ['a way round the index', 'packages/contract/src/a.ts', '../../domain/src/index.ts', 'workspaces-by-name'],
  ['a missing file', 'packages/domain/src/a.ts', './gone.ts', 'nothing-unresolved'],
])('%s is seen', async (_, file, from, rule) => {
  const [kind, name] = from.startsWith('type ') ? ['type ', from.slice(5)] : ['', from];
  put(
    file,
    `import ${kind}{ here } from '${name}';\nexport const there${kind === '' ? ' = ' : ': typeof '}here${kind === '' ? '' : ' = 1'};\n`,
  );
  expect(await rulesBroken()).toContain(rule);
});

test.each([
  ['a value from a floor above', "import { there } from '../state/there.ts'", 'domain-floor-of-money'],
  ['a type from a floor above', "import type { There } from '../state/there.ts'", 'domain-floor-of-money'],
  ['what stands beside the rooms', "import { here } from '../index.ts'", 'domain-floor-of-money'],
  ['a room without a floor', "import { there } from '../attic/there.ts'", 'domain-every-room-has-its-floor'],
])('inside the domain %s is seen', async (_, line, rule) => {
  for (const room of ['state', 'attic'])
    put(`packages/domain/src/${room}/there.ts`, 'export const there = 1;\nexport type There = number;\n');
  put('packages/domain/src/money/won.ts', `${line};\nexport const won = 1;\n`);
  expect(await rulesBroken()).toContain(rule);
});

test('inside the domain a room of the same floor is seen, and one of a floor below is in order', async () => {
  put('packages/domain/src/rule/rule.ts', 'export const rule = 1;\n');
  put('packages/domain/src/money/won.ts', 'export type Won = number;\n');
  put(
    'packages/domain/src/price/ledger/line.ts',
    "import type { Won } from '../../money/won.ts';\nexport type Line = Won;\n",
  );
  expect(await rulesBroken()).toEqual([]);
  put(
    'packages/domain/src/price/ledger/entry.ts',
    "import { rule } from '../../rule/rule.ts';\nexport const entry = rule;\n",
  );
  expect(await rulesBroken()).toEqual(['domain-floor-of-price']);
});

test('a circle between two folders is seen, though no file is in it twice, and types count', async () => {
  put('packages/adapters/src/http/a.ts', "import type { B } from '../page/b.ts';\nexport type A = B;\n");
  put('packages/adapters/src/page/b.ts', 'export type B = number;\n');
  put('packages/adapters/src/page/c.ts', "import type { D } from '../http/d.ts';\nexport type C = D;\n");
  put('packages/adapters/src/http/d.ts', 'export type D = number;\n');
  const { crossings, circles } = await lookAtImports(folder);
  expect(crossings).toEqual([]);
  expect(circles).toEqual([{ folder: 'packages/adapters/src', entries: ['http', 'page'] }]);
});

test('imports of tests make no circle', async () => {
  put('packages/adapters/src/http/a.ts', "import type { B } from '../page/b.ts';\nexport type A = B;\n");
  put('packages/adapters/src/page/b.ts', 'export type B = number;\n');
  put('packages/adapters/src/page/b.test.ts', "import type { A } from '../http/a.ts';\nexport type C = A;\n");
  expect((await lookAtImports(folder)).circles).toEqual([]);
});

test('a cycle is seen', async () => {
  put('packages/domain/src/a.ts', "import { b } from './b.ts';\nexport const a = () => b;\n");
  put('packages/domain/src/b.ts', "import { a } from './a.ts';\nexport const b = () => a;\n");
  expect(await rulesBroken()).toContain('no-cycle');
});

test('each rule gives its reason', async () => {
  put('packages/domain/src/a.ts', "import 'rxjs';\n");
  const { crossings } = await lookAtImports(folder);
  expect(crossings.length).toBeGreaterThan(0);
  for (const { because } of crossings) expect(because.length).toBeGreaterThan(40);
});
