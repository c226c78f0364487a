import { loadavg, totalmem } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { randomOf } from '../chaos/random.ts';
import { quantile } from '../bench/report.ts';
import { startProduct } from '../bench/servers.ts';
import { startPostgres } from '../src/lib/postgres.ts';
import { startMarket, type Market } from './markets.ts';
import { addCarts, addItems } from './rows.ts';
import { answererAt, countFailures, loadAt, measureCapacity, type Measured } from './run-load.ts';
import { isRead, kinds, traffic, type Kind } from './traffic.ts';

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000000' },
    carts: { type: 'string', default: '1000000' },
    /** Seconds of each of the rounds. */
    seconds: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '3' },
    /** A test of the tool itself with few rows. */
    short: { type: 'boolean', default: false },
  },
});
const FEW = values.short ? 100 : 10_000;
const [items, carts, seconds, rounds] = values.short
  ? [1_000, 1_000, 1, 1]
  : ([Number(values.items), Number(values.carts), Number(values.seconds), Number(values.rounds)] as const);
if (![items, carts, seconds, rounds].every((one) => Number.isSafeInteger(one) && one > 0))
  throw new Error('--items, --carts, --seconds and --rounds are numbers above 0');

const SHARES = [0.5, 0.9] as const;
/** The growth of p99 that we accept. */
const MOST_GROWTH = 1.5;
/** Tables with more rows than this must be read by an index. */
const LARGE = 10_000;

interface Side {
  readonly name: string;
  readonly url: string;
  readonly market: Market;
  readonly next: ReturnType<typeof traffic>;
  readonly at: ReturnType<typeof answererAt>;
  readonly bytesPerCart: number;
  readonly measured: ReadonlyMap<number, Measured>;
  capacity: number;
}

const queryAt = async <A>(url: string, work: (db: pg.Client) => Promise<A>): Promise<A> => {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
};

interface Scanned {
  readonly rows: number;
  /** Rows that sequential scans have read. */
  readonly read: number;
}

const scannedRows = (url: string): Promise<ReadonlyMap<string, Scanned>> =>
  queryAt(url, async (db) => {
    await db.query('select pg_stat_clear_snapshot()');
    const tables = await db.query<{ readonly name: string; readonly rows: string; readonly read: string }>(
      'select relname as name, n_live_tup as rows, seq_tup_read as read from pg_stat_user_tables',
    );
    return new Map(tables.rows.map(({ name, rows, read }) => [name, { rows: Number(rows), read: Number(read) }]));
  });

const tell = (text: string): void =>
  console.log(`${new Date().toISOString().slice(11, 19)} ${text} (machine load ${loadavg()[0]?.toFixed(1) ?? ''})`);

const shown = (ms: number): string => (Number.isNaN(ms) ? '–' : ms.toFixed(1));

const timesOf = ({ measured }: Side, share: number, of: readonly Kind[]): readonly number[] =>
  of.flatMap((kind) => measured.get(share)?.times.get(kind) ?? []);

/** Prints one table for a share of the capacity; returns the growth of p99 of reads and of writes. */
const report = (few: Side, many: Side, share: number): readonly number[] => {
  const groups: readonly (readonly [string, readonly Kind[]])[] = [
    ...kinds.map((kind) => [kind, [kind]] as const),
    ['all reads', kinds.filter(isRead)],
    ['all writes', kinds.filter((kind) => !isRead(kind))],
  ];
  const head = `| ${(share * 100).toFixed(0)} % of capacity | ${few.name}: requests, p50, p95, p99 ms | ${many.name}: requests, p50, p95, p99 ms | growth of p99 |`;
  console.log(`\n${head}\n| --- | --- | --- | ---: |`);
  const growths: number[] = [];
  for (const [name, of] of groups) {
    const cells = [few, many].map((side) => {
      const times = timesOf(side, share, of);
      return [times.length, ...[0.5, 0.95, 0.99].map((quota) => shown(quantile(times, quota)))].join(', ');
    });
    const growth = quantile(timesOf(many, share, of), 0.99) / quantile(timesOf(few, share, of), 0.99);
    console.log(`| ${name} | ${cells.join(' | ')} | ${growth.toFixed(2)} |`);
    if (name.startsWith('all')) growths.push(growth);
  }
  for (const { name, measured } of [few, many]) {
    const of = measured.get(share);
    if (!of) continue;
    console.log(`${name}, answers by status: ${JSON.stringify(Object.fromEntries(of.statuses))}`);
    const failed = countFailures(of);
    if (failed === 0) continue;
    console.log(`✗ ${name}: ${failed} requests failed.`);
    process.exitCode = 1;
  }
  return growths;
};

const postgres = await startPostgres(
  'max_connections=200',
  // a quarter of the memory, as the manual of PostgreSQL advises
  `shared_buffers=${Math.round(totalmem() / 4 / 2 ** 20)}MB`,
  'max_wal_size=8GB',
  'checkpoint_timeout=30min',
);
const closing: (() => Promise<unknown>)[] = [() => postgres.server.stop()];
const close = async (): Promise<void> => {
  for (const one of closing.splice(0).toReversed()) await one().catch(() => undefined);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().then(() => process.exit(130)));

const databaseAt = (name: string): string => Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;

const startSide = async (name: string, count: number, url: string): Promise<Side> => {
  const bytesPerCart = await queryAt(url, (db) => addCarts(db, items, count));
  tell(`${name}: ${count.toLocaleString('en')} carts`);
  const market = await startMarket(url);
  closing.push(market.close);
  const next = traffic(randomOf(name), items, count);
  const measured = new Map(SHARES.map((share) => [share, { times: new Map<Kind, number[]>(), statuses: new Map() }]));
  return { name, url, market, next, at: answererAt(market.port), bytesPerCart, measured, capacity: 0 };
};

const loadSide = async (side: Side, share: number, capacity: number, round: number): Promise<void> => {
  const { name, next, at, measured } = side;
  const of = measured.get(share);
  const random = randomOf(`${name}/${share}/${round}`);
  if (of) await loadAt({ next, answer: at.answer, random }, capacity * share, seconds, of);
  tell(`${name}: ${(capacity * share).toFixed(0)} requests per second`);
};

/** Prints the resource use of a side, and the large tables that its statements have scanned since then. */
const describe = async (
  { name, url, market, bytesPerCart, capacity }: Side,
  scannedBefore: ReadonlyMap<string, Scanned>,
): Promise<void> => {
  const memory = market.servers.map((server) => server.memory().toFixed(0)).join(' and ');
  const most = `${capacity.toFixed(0)} requests per second at most`;
  console.log(`${name}: ${most}, ${bytesPerCart.toFixed(0)} bytes per cart, servers of ${memory} MiB`);
  for (const [table, { rows, read }] of await scannedRows(url)) {
    const scanned = read - (scannedBefore.get(table)?.read ?? 0);
    // vacuum reads new rows once for a BRIN index
    if (rows > LARGE && scanned > rows) {
      console.log(`✗ ${name}: statements have read ${scanned} rows of ${table} without an index.`);
      process.exitCode = 1;
    }
  }
};

try {
  const [few, many] = [databaseAt('few'), databaseAt('many')];
  await queryAt(postgres.url, (db) => db.query('create database few'));
  // its first start creates the tables
  await (await startProduct({ DATABASE_URL: few, BAGUNI_STATEMENT_TIMEOUT: '60000' })).stop();
  await queryAt(few, (db) => addItems(db, items));
  tell(`${items.toLocaleString('en')} items`);
  await queryAt(postgres.url, (db) => db.query('create database many template few strategy file_copy'));
  const sides = [
    await startSide(`${FEW.toLocaleString('en')} carts`, FEW, few),
    await startSide(`${carts.toLocaleString('en')} carts`, carts, many),
  ] as const;

  for (const side of sides) {
    await measureCapacity(side.next, side.at.answer, seconds);
    side.capacity = await measureCapacity(side.next, side.at.answer, seconds);
    tell(`${side.name}: capacity ${side.capacity.toFixed(0)} requests per second`);
  }
  const scannedBefore = await Promise.all(sides.map(({ url }) => scannedRows(url)));
  // both get the same requests per second, in turns, so that what slows the machine slows both
  const capacity = Math.min(...sides.map((side) => side.capacity));
  const turns = SHARES.flatMap((share) =>
    Array.from({ length: rounds }, (_, round) => sides.map((side) => ({ side, share, round }))).flat(),
  );
  for (const { side, share, round } of turns) await loadSide(side, share, capacity, round);
  const growths = SHARES.map((share) => report(...sides, share)).flat();

  console.log('');
  for (const [at, side] of sides.entries()) await describe(side, scannedBefore[at] ?? new Map());
  const worst = Math.max(...growths.filter((growth) => !Number.isNaN(growth)));
  console.log(`p99 of reads and writes grows by at most ${worst.toFixed(2)} (goal ${MOST_GROWTH}).`);
  if (!values.short && !(worst <= MOST_GROWTH)) process.exitCode = 1;
  for (const { at } of sides) at.close();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await close();
}
// open keep-alive connections would keep the process alive
process.exit();
