import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { guestOwner } from '@baguni/backend';
import { itemNo } from '@baguni/domain/internal';
import { afterAll, describe, expect, test } from 'vitest';
import { openPostgres, openSqlite } from '../store/open-store.ts';
import type { ImportProgress } from '../store/schema.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { signedIn } from '../testing/browser.ts';
import { patientPool, postgresOfFile } from '../testing/postgres.ts';
import { openedBy } from '../testing/read.ts';
import { startProcess } from '../testing/server-process.ts';
import { testServer } from '../testing/server.ts';
import { importFile } from './import-file.ts';
import { MAX_LINE_BYTES } from './lines.ts';

const postgres = postgresOfFile();
const folder = mkdtempSync(join(tmpdir(), 'baguni-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newName = (): string => join(folder, String((files += 1)));

/** Creates an empty database of each kind, with the variables of a process and a function that opens it. */
const places = {
  sqlite: async () => {
    const file = `${newName()}.sqlite`;
    return { env: { BAGUNI_DB: file }, open: () => openSqlite(file) };
  },
  postgres: async () => {
    const url = await postgres.emptyDatabase();
    return { env: { DATABASE_URL: url }, open: () => openPostgres(url, patientPool) };
  },
};

const tenant = 'marketplace';
const shippingPolicy = {
  shippingMethodType: 'General',
  shippingChargePayType: 'PaymentInAdvance',
  shippingFee: 3000,
  isQuantityShippingFee: false,
  isConditionalFree: false,
  conditionalFreeBasisCost: 0,
  isSpecialShipping: false,
  isArrivalGuaranteed: false,
  isSmileDelivery: false,
  isDisplayShippingFee: true,
};
const terms = [
  { type: 'seller', tenant, sellerKey: 'S', sellerName: 'Seller', miniShopName: 'Shop' },
  { type: 'shippingPolicy', tenant, shippingPolicyKey: 'P', ...shippingPolicy },
  { type: 'parcel', tenant, bundleKey: 'B', isMaxCharge: false },
];
const item = (no: string, over: object = {}): object => ({
  type: 'item',
  tenant,
  itemNo: no,
  itemName: `Item ${no}`,
  itemSellPrice: 1000,
  category: { large: '1', medium: '2', small: '3', detail: '4' },
  shippingWeight: 1,
  sellerKey: 'S',
  shippingPolicyKey: 'P',
  bundleKey: 'B',
  ...over,
});

const fileOf = (rows: readonly (object | string)[], file = `${newName()}.ndjson`): string => {
  writeFileSync(file, rows.map((row) => `${typeof row === 'string' ? row : JSON.stringify(row)}\n`).join(''));
  return file;
};

const run = async (store: SqlStore, file: string, batchRows?: number) => {
  const refused: string[] = [];
  const reported: ImportProgress[] = [];
  const {
    version: _,
    bytes: __,
    ...counts
  } = await importFile({
    store,
    file,
    refuse: (line, reason) => refused.push(`${line}: ${reason}`),
    report: (progress) => reported.push(progress),
    ...(batchRows === undefined ? {} : { batchRows }),
  });
  return { ...counts, refusals: refused, reported };
};

const nobody = { scope: { tenant, owner: guestOwner('nobody') }, guestOwner: null } as const;
const versionOf = async (store: SqlStore) => (await store.snapshot(nobody, async () => null)).version;

describe.each(['sqlite', 'postgres'] as const)('an import into %s', (kind) => {
  test('reports each line that does not fit, writes the others, and nothing at a repeat', async () => {
    const place = await places[kind]();
    const store = await place.open();
    const file = fileOf([
      ...terms,
      item('A'),
      '{"type":"item"',
      item('B', { sellerKey: 'nobody' }),
      '',
      { type: 'price', tenant, itemNo: 'A', price: -1 },
      { type: 'stock', tenant, itemNo: 'A', optionNumber: 'O1', pieces: 1 },
      { type: 'stock', tenant, itemNo: 'C', pieces: 1 },
      `"${'x'.repeat(MAX_LINE_BYTES)}"`,
      item('D'),
      { type: 'stock', tenant, itemNo: 'D', pieces: 7 },
    ]);
    const first = await run(store, file, 3);
    expect(first.refusals.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
      '5: the line is no JSON',
      '6: the item refers to what does not exist: seller nobody',
      '8: price must be integer(0..1000000000)',
      '9: optionNumber is no field of this type',
      '10: the stock refers to what does not exist: item C',
      `11: the line is longer than ${MAX_LINE_BYTES} bytes`,
    ]);
    expect(first).toMatchObject({ lines: 13, changed: 6, unchanged: 0, refused: 6 });
    const version = await versionOf(store);
    expect(await run(store, file, 3)).toMatchObject({ lines: 13, changed: 0, unchanged: 6, refused: 6 });
    expect(await versionOf(store)).toBe(version);
    // only the changed row is written
    const changed = fileOf([...terms, item('A', { itemSellPrice: 2000 }), item('D')]);
    expect(await run(store, changed)).toMatchObject({ changed: 1, unchanged: 4, refused: 0 });
    expect(await versionOf(store)).not.toBe(version);
    await store.close();
  });

  test('continues after its last batch if it was killed', async () => {
    const place = await places[kind]();
    // enough batches to be killed between two, also on a busy machine
    const nos = Array.from({ length: 12_000 }, (_, i) => `N${i}`);
    const file = fileOf([...terms, ...nos.map((no) => item(no))]);
    const name = file.slice(folder.length + 1);
    const store = await place.open();
    const progress = () => store.transaction((tx) => tx.importProgress(name));
    const { server, said } = startProcess(place.env, 'import', file);
    const exit = once(server, 'exit');
    while ((await progress()) === null) {
      if (server.exitCode !== null) throw new Error(said());
      await wait(5);
    }
    server.kill('SIGKILL');
    await exit;
    const killed = await progress();
    if (!killed) throw new Error('it was not interrupted');
    expect(killed.lines).toBeLessThan(nos.length);
    const { reported, ...result } = await run(store, file);
    expect(reported[0]?.lines).toBeGreaterThan(killed.lines);
    expect(reported[0]?.lines).toBeLessThanOrEqual(killed.lines + 501);
    // each row was written once, before the kill or after it
    expect(result).toMatchObject({ lines: nos.length + 3, changed: nos.length + 3, unchanged: 0, refused: 0 });
    expect((await store.transaction((tx) => tx.knownItems(tenant, nos.map(itemNo)))).size).toBe(nos.length);
    expect(await progress()).toBeNull();
    await store.close();
  });

  test('an interrupted import of a file that was changed begins again', async () => {
    const place = await places[kind]();
    const store = await place.open();
    const file = fileOf([...terms, item('A'), item('B')]);
    const stop = new Error('stop');
    const interrupted = importFile({
      store,
      file,
      refuse: () => undefined,
      report: () => {
        throw stop;
      },
      batchRows: 4,
    });
    await expect(interrupted).rejects.toBe(stop);
    fileOf([...terms, item('A', { itemSellPrice: 2000 }), item('B')], file);
    expect(await run(store, file, 4)).toMatchObject({ lines: 5, changed: 2, unchanged: 3 });
    await store.close();
  });

  test('a cart shows an imported price at its next read', async () => {
    const place = await places[kind]();
    const { app, store } = await testServer({ store: await place.open() });
    const browser = await signedIn(app, 'many-sellers');
    const [unit] = (await openedBy(browser)).units;
    const no = unit?.item.itemNo ?? itemNo('');
    const prices = async () =>
      (await openedBy(browser)).units.find(({ item: own }) => own.itemNo === no)?.item.itemSellPrice;
    expect(await prices()).toBe(unit?.item.itemSellPrice);
    const price = (unit?.item.itemSellPrice ?? 0) + 700;
    const file = fileOf([{ type: 'price', tenant, itemNo: no, price }]);
    expect(await run(store, file)).toMatchObject({ changed: 1 });
    expect(await prices()).toBe(price);
    await app.close();
    await store.close();
  });
});

test('the command prints the line of an error and the counts, and fails', async () => {
  const place = await places.sqlite();
  const file = fileOf([...terms, item('A', { mall: 'Moon' })]);
  const { server, said } = startProcess(place.env, 'import', file);
  expect(await once(server, 'exit')).toEqual([1, null]);
  expect(said()).toContain('line 4: mall must be "General" | "Book" | ');
  expect(said()).toContain('Imported 4 lines: 3 rows changed, 0 unchanged, 1 refused.');
});
