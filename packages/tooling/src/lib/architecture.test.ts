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

const importing = (file: string, name: string): void => {
  const [kind, from] = name.startsWith('type ') ? ['type ', name.slice(5)] : ['', name];
  const value = kind === '' ? '= here' : ': typeof here = 1';
  put(file, `import ${kind}{ here } from '${from}';\nexport const there ${value};\n`);
};

const rulesBroken = async (): Promise<readonly string[]> =>
  (await lookAtImports(folder)).crossings.map(({ rule }) => rule);

test('accepts allowed imports, and reads all files', async () => {
  importing('packages/contract/src/call.ts', '@baguni/domain');
  put('packages/use-cases/src/flow/none.ts', "import { option as O } from 'fp-ts';\nexport const none = O.none;\n");
  const { files, crossings } = await lookAtImports(folder);
  expect(crossings).toEqual([]);
  expect(files).toBeGreaterThan(Object.keys(rooms).length);
});

test.each([
  ['packages/domain/src/a.ts', '@baguni/use-cases', 'domain-knows-only-itself'],
  ['packages/domain/src/a.ts', 'type @baguni/use-cases', 'domain-knows-only-itself'],
  ['packages/use-cases/src/a.ts', '@baguni/adapters', 'use-cases-knows-only-its-rooms'],
  ['packages/use-cases/src/a.ts', '@baguni/contract', 'contract-types-only'],
  ['packages/domain/src/a.ts', 'fp-ts', 'domain-uses-only-its-libraries'],
  ['packages/presentation/src/a.ts', 'react', 'presentation-uses-only-its-libraries'],
  ['packages/backend/src/a.ts', 'kysely', 'backend-uses-only-its-libraries'],
  ['packages/adapters/src/a.ts', 'kysely', 'adapters-uses-only-its-libraries'],
  ['packages/domain/src/a.ts', 'node:fs', 'no-node-in-shared-rooms'],
  ['packages/use-cases/src/a.ts', 'fast-check', 'test-libraries-only-in-tests'],
  ['packages/components/src/a.tsx', '@baguni/domain', 'components-use-domain-types-only'],
  ['apps/cart-web/src/a.ts', '@baguni/backend', 'back-end-in-the-page-only-lazily'],
  ['apps/cart-web/src/cart/a.ts', '@baguni/contract/engine/orders', 'engine-only-where-things-are-bound'],
  ['packages/contract/src/engine/orders.ts', '../index.ts', 'engine-stands-alone'],
  ['packages/contract/src/a.ts', '../../domain/src/index.ts', 'workspaces-by-name'],
  ['packages/domain/src/a.ts', './gone.ts', 'nothing-unresolved'],
])('reports that %s imports %s: %s', async (file, name, rule) => {
  importing(file, name);
  expect(await rulesBroken()).toContain(rule);
});

test.each([
  ['a floor above', '../cart/there.ts', 'domain-floor-of-money'],
  ['the types of a floor above', 'type ../cart/there.ts', 'domain-floor-of-money'],
  ['a file beside the rooms', '../index.ts', 'domain-floor-of-money'],
  ['a room without a floor', '../attic/there.ts', 'domain-every-room-has-its-floor'],
])('reports that a room of the domain imports %s', async (_, name, rule) => {
  for (const room of ['cart', 'attic']) put(`packages/domain/src/${room}/there.ts`, 'export const here = 1;\n');
  importing('packages/domain/src/money/won.ts', name);
  expect(await rulesBroken()).toContain(rule);
});

test('a room of the domain may import a floor below, but not its own floor', async () => {
  put('packages/domain/src/rule/rule.ts', 'export const here = 1;\n');
  put('packages/domain/src/money/won.ts', 'export const here = 1;\n');
  importing('packages/domain/src/price/ledger/line.ts', 'type ../../money/won.ts');
  expect(await rulesBroken()).toEqual([]);
  importing('packages/domain/src/price/ledger/entry.ts', '../../rule/rule.ts');
  expect(await rulesBroken()).toEqual(['domain-floor-of-price']);
});

test('reports a cycle of folders without a cycle of files, by types too, but not by tests', async () => {
  for (const file of ['http/d', 'page/b']) put(`packages/adapters/src/${file}.ts`, 'export const here = 1;\n');
  importing('packages/adapters/src/http/a.ts', 'type ../page/b.ts');
  importing('packages/adapters/src/page/c.test.ts', '../http/d.ts');
  expect((await lookAtImports(folder)).circles).toEqual([]);
  importing('packages/adapters/src/page/c.ts', 'type ../http/d.ts');
  const { crossings, circles } = await lookAtImports(folder);
  expect(crossings).toEqual([]);
  expect(circles).toEqual([{ folder: 'packages/adapters/src', entries: ['http', 'page'] }]);
});

test('reports a cycle of files, and the reason of each rule', async () => {
  put('packages/domain/src/a.ts', "import { b } from './b.ts';\nimport 'rxjs';\nexport const a = () => b;\n");
  put('packages/domain/src/b.ts', "import { a } from './a.ts';\nexport const b = () => a;\n");
  const { crossings } = await lookAtImports(folder);
  expect(crossings.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['no-cycle', 'domain-uses-only-its-libraries']),
  );
  for (const { because } of crossings) expect(because.length).toBeGreaterThan(40);
});
