import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memory } from '../src/lib/server.ts';
import { report, rounds } from './report.ts';
import { single, type Row } from './row.ts';
import { durablePostgres } from './server/postgres.ts';
import { overloaded } from './server/overloaded.ts';
import { startByNpm, startServer, type Running } from './server/processes.ts';
import { aBareShopper, aShopper, itemsForSale, type Shopper } from './server/shoppers.ts';
import { pages } from './server/pages.ts';
import { inTurns, row, ROUNDS } from './server/rounds.ts';
import type { Side, Slice } from './server/slices.ts';

/** Lines of a cart. */
const LINES = 30;
/** Connections that ask at the same time. */
const CONNECTIONS = 16;

/** The server as it is shipped, with the heap that `npm start` gives it: one file, which must be built. */
const product = ['--disable-warning=ExperimentalWarning', ...memory, 'apps/cart-server/dist/bundle/server.js'];
const path = '/api/cart/getInitialCart';

const folder = mkdtempSync(join(tmpdir(), 'baguni-bench-'));
const settings = { MALLOC_ARENA_MAX: '2', BAGUNI_DEMO: 'on', BAGUNI_LIMITS: '900000000/900000000/900000000' };

interface Database {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly floor: string;
  readonly productEnv: Readonly<Record<string, string>>;
  readonly floorEnv: Readonly<Record<string, string>>;
}

const each = <A>(make: (index: number) => Promise<A>): Promise<readonly A[]> =>
  Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => make(index)));

/** The bytes that the product answers, for the floor to answer the same. */
const record = async ([shopper]: readonly Shopper[]): Promise<Readonly<Record<'GET' | 'SET', string>>> => {
  const files = { GET: join(folder, 'get.json'), SET: join(folder, 'set.json') };
  if (!shopper) throw new Error('nobody shops');
  writeFileSync(files.GET, (await shopper.get()).body);
  writeFileSync(files.SET, (await shopper.set()).body);
  return files;
};

const measured = async (call: 'get' | 'set', name: string, sides: readonly Side[]): Promise<readonly Row[]> => {
  const [mine = [], bare = []] = await inTurns(sides, (shopper) => shopper[call]());
  const of = (pick: (slice: Slice) => readonly number[]): readonly [readonly number[], readonly number[]] => [
    mine.flatMap(pick),
    bare.flatMap(pick),
  ];
  return [
    row(`${call}, ${name}`, 'req/s', ...of(({ rate }) => [rate])),
    row(`${call}, time, ${name}`, 'ms', ...of(({ times }) => times)),
    row(`${call}, processor, ${name}`, 'ms', ...of(({ processor }) => [processor])),
  ];
};

const alone = async (name: string, sides: readonly Side[]): Promise<readonly Row[]> => {
  const single16 = sides.map(({ server, shoppers }) => ({ server, shoppers: shoppers.slice(0, 1) }));
  const [mine = [], bare = []] = await inTurns(single16, (shopper) => shopper.set());
  const times = (slices: readonly Slice[]): readonly number[] => slices.flatMap((slice) => slice.times);
  return [row(`set alone, ${name}`, 'ms', times(mine), times(bare))];
};

const productSide = async (server: Running): Promise<Side> => {
  const items = await itemsForSale(server.port);
  return { server, shoppers: await each(() => aShopper(server.port, items, LINES)) };
};

const floorSide = async ({ floor, floorEnv }: Database, recorded: Readonly<Record<string, string>>): Promise<Side> => {
  const server = await startServer([floor], { ...floorEnv, ...recorded });
  return { server, shoppers: await each((index) => aBareShopper(server.port, index + 1)) };
};

const memoryRow = (name: string, mine: number, bare: number): Row => ({
  ...row(name, 'MiB', [mine]),
  floor: single(bare),
});

/** Starts on a database that is there already, several times; seconds until each first answer. */
const starts = async (start: () => Promise<Running>): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds(ROUNDS); round += 1) {
    const server = await start();
    times.push(server.startMs / 1000);
    await server.stop();
  }
  return times;
};

const rowsOf = async (database: Database): Promise<readonly Row[]> => {
  const { name, productEnv } = database;
  const start = (): Promise<Running> => startServer(product, { ...settings, ...productEnv }, { path });
  await (await start()).stop();
  const cold = await starts(start);
  const byNpm = name === 'SQLite' ? await starts(() => startByNpm(productEnv, path)) : [];
  const server = await start();
  const idle = server.memory();
  const mine = await productSide(server);
  const recorded = await record(mine.shoppers);
  const sides = [mine, await floorSide(database, recorded)];
  const isFirst = name === 'SQLite';
  const rows = [
    ...(isFirst ? await pages(mine, recorded, LINES) : []),
    ...(await measured('get', name, sides)),
    ...(await measured('set', name, sides)),
    ...(await alone(name, sides)),
  ];
  const [held, bare] = sides.map((side) => side.server.memory());
  for (const { shoppers } of sides) for (const { close } of shoppers) close();
  rows.push(...(await overloaded(name, server, CONNECTIONS)));
  for (const side of sides) await side.server.stop();
  return [
    ...rows,
    row(isFirst ? 'cold start' : `cold start, ${name}`, 's', cold),
    ...(isFirst ? [row('npm start', 's', byNpm)] : []),
    row(isFirst ? 'memory idle' : `memory idle, ${name}`, 'MiB', [idle]),
    memoryRow(isFirst ? 'memory after load' : `memory after load, ${name}`, held ?? 0, bare ?? 0),
  ];
};

const postgres = await durablePostgres();
try {
  mkdirSync(folder, { recursive: true });
  const sqlite: Database = {
    name: 'SQLite',
    floor: 'packages/tooling/bench/floors/bare-sqlite.ts',
    productEnv: { BAGUNI_DB: join(folder, 'product.sqlite') },
    floorEnv: { DATABASE_FILE: join(folder, 'floor.sqlite') },
  };
  const other: Database = {
    name: 'PostgreSQL',
    floor: 'packages/tooling/bench/floors/bare-postgres.ts',
    productEnv: { DATABASE_URL: postgres.url },
    floorEnv: { DATABASE_URL: postgres.url },
  };
  const all: Row[] = [];
  for (const database of [sqlite, other]) all.push(...(await rowsOf(database)));
  report('server', all);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
