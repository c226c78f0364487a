import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { buyerOwner, type Scope } from '@baguni/backend';
import { aNewUnit } from '@baguni/backend/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openStore, type Place } from '../store/open-store.ts';
import type { SqlStore } from '../store/sql-store.ts';
import { startProcess } from '../testing/server-process.ts';
import { missingPrograms } from '../testing/production/programs.ts';
import {
  ownCertificate,
  startSystemPostgres,
  systemPrograms,
  type SystemPostgres,
} from '../testing/system-postgres.ts';
import { backUp, restore } from './backup.ts';
import { runBackup, runErase, runRestore } from './commands.ts';
import { toolVariables } from './postgres-tools.ts';

let folder: string;
let postgres: SystemPostgres | null = null;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'baguni-backup-'));
  postgres = systemPrograms === null ? null : await startSystemPostgres();
});
afterAll(() => {
  postgres?.stop();
  rmSync(folder, { recursive: true });
});

const file = (name: string): string => join(folder, name);
const { pool } = readConfig({});
const sqlite = (name: string): Place => ({ databaseUrl: null, databaseFile: file(`${name}.sqlite`), pool });
const postgresAt = (name: string): Place => ({
  databaseUrl: postgres?.newDatabase(name) ?? '',
  databaseFile: '',
  pool,
});

/** Runs a command in this process; returns its exit code and its line. */
const commanded = async (command: () => Promise<void>) => {
  const lines: unknown[] = [];
  const consoles = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const each of consoles) each.mockImplementation((line) => void lines.push(line));
  await command();
  for (const each of consoles) each.mockRestore();
  const code = process.exitCode ?? 0;
  process.exitCode = 0;
  return { code, said: lines.join('\n') };
};

type Rows = readonly Readonly<Record<string, unknown>>[];

const execute = async ({ databaseUrl, databaseFile }: Place, statement: string): Promise<Rows> => {
  if (databaseUrl === null) {
    const db = new DatabaseSync(databaseFile);
    try {
      return db.prepare(statement).all();
    } finally {
      db.close();
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Readonly<Record<string, unknown>>>(statement)).rows;
  } finally {
    await client.end();
  }
};

const writeChecked = (path: string, bytes: Buffer): void => {
  writeFileSync(path, bytes);
  writeFileSync(`${path}.sha256`, `${createHash('sha256').update(bytes).digest('hex')}  x\n`);
};

const scopeOf = (name: string): Scope => ({ tenant: 'marketplace', owner: buyerOwner(name) });

/** Puts the same unit into two carts at once, one step after another. */
const write = (store: SqlStore, step: number): Promise<void> =>
  store.transaction(async (tx) => {
    for (const name of [`first-${step}`, `second-${step}`]) {
      await tx.addUnit(scopeOf(name), aNewUnit({ quantity: 1 + (step % 9) }));
      await tx.bumpCart(scopeOf(name));
    }
  });

/** Returns the number of units in the carts of a step. */
const read = (store: SqlStore, step: number): Promise<readonly number[]> =>
  store.transaction(async (tx) => [
    (await tx.units(scopeOf(`first-${step}`))).length,
    (await tx.units(scopeOf(`second-${step}`))).length,
  ]);

const open = async (place: Place, work: (store: SqlStore) => Promise<unknown>): Promise<void> => {
  const store = await openStore(place);
  try {
    await work(store);
  } finally {
    await store.close();
  }
};

const run = async ({ databaseUrl, databaseFile }: Place, ...words: readonly string[]) => {
  const { server, said } = startProcess({ DATABASE_URL: databaseUrl ?? '', BAGUNI_DB: databaseFile }, ...words);
  await once(server, 'close');
  return { code: server.exitCode, said: said() };
};

describe.each([
  ['SQLite', sqlite, 'sqlite', false],
  ['PostgreSQL', postgresAt, 'dump', systemPrograms === null],
] as const)('%s', (_, place, extension, isMissing) => {
  test.skipIf(isMissing)('backs up one moment while shoppers write, and restores it', async () => {
    const [from, to, backups] = [place('from'), place('to'), mkdtempSync(file('backups-'))];
    let before = 0;
    let after = 0;
    await open(from, async (store) => {
      for (; before < 20; before += 1) await write(store, before);
      const backup = run(from, 'backup', backups);
      const ended = new AbortController();
      void backup.finally(() => ended.abort());
      for (after = before; !ended.signal.aborted; after += 1) {
        await write(store, after);
        // SQLite answers without leaving this task
        await turn();
      }
      expect((await backup).said).toMatch(/: \d+ bytes, schema version \d+\.\n$/u);
    });
    const [name = '', ...others] = readdirSync(backups);
    expect([name, others]).toEqual([expect.stringMatching(`\\.${extension}$`), [`${name}.sha256`]]);
    for (const one of [name, `${name}.sha256`]) expect(statSync(join(backups, one)).mode & 0o777).toBe(0o600);
    const { code, said } = await commanded(() => runRestore(() => to, [join(backups, name)]));
    expect([code, said]).toEqual([0, expect.stringMatching(/^The database is restored, with schema version \d+\.$/u)]);
    // a prefix of the writes, and never one of the two carts of a step
    const owners = await execute(to, 'select owner from cart_units order by cart_unit_id');
    const steps = owners.length / 2;
    expect(steps).toBeGreaterThanOrEqual(before);
    expect(steps).toBeLessThanOrEqual(after);
    const expected = Array.from({ length: steps }, (__, step) => [`buyer:first-${step}`, `buyer:second-${step}`]);
    expect(owners.map(({ owner }) => owner)).toEqual(expected.flat());
    // new units get new numbers
    await open(to, (store) => write(store, after));
  });

  test.skipIf(isMissing)('replaces data only with --replace, and all or nothing', async () => {
    const [from, to, backup] = [place('source'), place('target'), file(`kept.${extension}`)];
    await open(from, (store) => write(store, 1));
    await backUp(from, backup, new Date());
    await expect(backUp(from, backup, new Date())).rejects.toThrow('exists; backups are not overwritten');
    await open(to, (store) => write(store, 2));
    await expect(restore(to, backup, false)).rejects.toThrow('the database is not empty; add --replace');
    const bytes = readFileSync(backup);
    writeChecked(file(`half.${extension}`), bytes.subarray(0, bytes.length >> 1));
    await expect(restore(to, file(`half.${extension}`), true)).rejects.toThrow(/damaged|malformed|pg_restore/u);
    await open(to, async (store) => expect(await read(store, 2)).toEqual([1, 1]));
    await restore(to, backup, true);
    await open(to, async (store) =>
      expect([await read(store, 1), await read(store, 2)]).toEqual([
        [1, 1],
        [0, 0],
      ]),
    );
  });

  test.skipIf(isMissing)(
    'refuses a damaged file, a file without its checksum, and one of a newer version',
    async () => {
      const [from, to, backup] = [place('healthy'), place('empty'), file(`whole.${extension}`)];
      await open(from, (store) => write(store, 1));
      await backUp(from, backup, new Date());
      await execute(from, `insert into kysely_migration values ('9999-later', '2030')`);
      await backUp(from, file(`later.${extension}`), new Date());
      await expect(restore(to, file(`later.${extension}`), false)).rejects.toThrow(
        /has schema version 9999, and this server knows \d+/u,
      );
      await expect(restore(to, file('missing'), false)).rejects.toThrow('there is no file');
      const [other, others] = [place('other'), file(`foreign.${extension}`)];
      await execute(other, 'create table other (one text)');
      await backUp(other, others, new Date());
      await expect(restore(to, others, false)).rejects.toThrow('contains no database of this server');
      const damaged = file(`damaged.${extension}`);
      const bytes = readFileSync(backup);
      bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
      writeFileSync(damaged, bytes);
      await expect(restore(to, damaged, false)).rejects.toThrow(`its checksum is missing: ${damaged}.sha256`);
      copyFileSync(`${backup}.sha256`, `${damaged}.sha256`);
      const said = `Nothing was restored: ${damaged} is damaged: it does not match its checksum`;
      expect(await commanded(() => runRestore(() => to, [damaged]))).toEqual({ code: 1, said });
    },
  );
});

test.skipIf(systemPrograms === null)('PostgreSQL keeps its data if a restoration fails in the middle', async () => {
  const [from, to, backup] = [postgresAt('extra'), postgresAt('kept'), file('extra.dump')];
  await open(from, (store) => write(store, 1));
  await execute(from, 'create table extra (one text)');
  await backUp(from, backup, new Date());
  await open(to, (store) => write(store, 2));
  await execute(to, 'create sequence extra');
  await expect(restore(to, backup, true)).rejects.toThrow(/ERROR: {2}relation "extra" already exists/u);
  await open(to, async (store) => expect(await read(store, 2)).toEqual([1, 1]));
});

describe.skipIf(systemPrograms === null || missingPrograms('openssl').length > 0)(
  'a PostgreSQL that requires TLS',
  () => {
    let encrypted: SystemPostgres;
    let certificate: string;
    beforeAll(async () => {
      const own = await ownCertificate();
      ({ certificate } = own);
      const rules = join(dirname(certificate), 'pg_hba.conf');
      writeFileSync(rules, 'hostssl all all 127.0.0.1/32 trust\n');
      encrypted = await startSystemPostgres([...own.settings, `hba_file=${rules}`]);
    });
    afterAll(() => encrypted.stop());

    const words = () => `sslmode=verify-full&sslrootcert=${certificate}`;
    const placeWith = (name: string, query: string, tls: string): Place => {
      const {
        databaseUrl,
        databaseFile,
        pool: settings,
      } = readConfig({
        DATABASE_URL: `${encrypted.newDatabase(name)}${query}`,
        BAGUNI_DATABASE_TLS: tls,
      });
      return { databaseUrl, databaseFile, pool: settings };
    };

    test.each([
      ['address', (name: string) => placeWith(name, `?${words()}`, 'off')],
      ['settings', (name: string) => placeWith(name, '', certificate)],
    ])('backs up and restores with the certificate of the %s', async (by, place) => {
      const [from, to, backup] = [place(`from_${by}`), place(`to_${by}`), file(`${by}.dump`)];
      await open(from, (store) => write(store, 1));
      expect(await commanded(() => runBackup(() => from, [backup]))).toMatchObject({ code: 0 });
      expect(await commanded(() => runRestore(() => to, [backup]))).toMatchObject({ code: 0 });
      await open(to, async (store) => expect(await read(store, 1)).toEqual([1, 1]));
    });

    test.each([
      ['a certificate of an unknown authority', () => placeWith('unknown', '', 'on'), /certificate verify failed/u],
      [
        'a certificate of another host',
        () => {
          const { databaseUrl, ...place } = placeWith('elsewhere', '', certificate);
          return { ...place, databaseUrl: databaseUrl?.replace('127.0.0.1', 'localhost') ?? null };
        },
        /does not match host name "localhost"/u,
      ],
      ['no encryption', () => placeWith('plain', '?sslmode=disable', 'off'), /no pg_hba\.conf entry .*no encryption/u],
    ])('backs up nothing with %s', async (_, place, reason) => {
      // a host may have several addresses
      vi.stubEnv('PGHOSTADDR', '127.0.0.1');
      const { code, said } = await commanded(() => runBackup(place, [file('refused.dump')]));
      vi.unstubAllEnvs();
      expect([code, said]).toEqual([1, expect.stringMatching(reason)]);
    });
  },
);

test('does not replace a SQLite file that a server uses, and replaces a broken one', async () => {
  const [from, used, broken, backup] = [sqlite('one'), sqlite('used'), sqlite('broken'), file('one-backup')];
  await open(from, (store) => write(store, 1));
  await backUp(from, backup, new Date());
  await open(used, async (store) => {
    await expect(restore(used, backup, true)).rejects.toThrow('used.sqlite is in use; stop its server first');
    await write(store, 2);
  });
  await open(used, async (store) => expect(await read(store, 2)).toEqual([1, 1]));
  writeFileSync(broken.databaseFile, 'no database any more'.repeat(500));
  await expect(restore(broken, backup, false)).rejects.toThrow('not a database');
  await restore(broken, backup, true);
  await open(broken, async (store) => expect(await read(store, 1)).toEqual([1, 1]));
});

test.each([
  [
    'postgres://ann:p%40ss@db:5433/shop?sslmode=verify-full',
    { PGUSER: 'ann', PGPASSWORD: 'p@ss', PGHOST: 'db', PGPORT: '5433', PGDATABASE: 'shop', PGSSLMODE: 'verify-full' },
  ],
  [
    'postgresql://ann@one:1,[::1]:2/shop?target_session_attrs=read-write',
    { PGUSER: 'ann', PGHOST: 'one,::1', PGPORT: '1,2', PGDATABASE: 'shop', PGTARGETSESSIONATTRS: 'read-write' },
  ],
  ['postgres:///shop?host=/run/postgresql', { PGDATABASE: 'shop', PGHOST: '/run/postgresql' }],
])('passes the address %s to PostgreSQL’s tools in variables', (url, expected) => {
  expect(toolVariables(url)).toEqual(expected);
});

test.each([
  [runBackup, [], /^There is no backup: write it as baguni-server backup FILE or FOLDER$/u],
  [runBackup, ['x'], /^There is no backup: there is no database at .*nowhere\.sqlite$/u],
  [runRestore, ['a', 'b'], /^Nothing was restored: write it as baguni-server restore FILE \[--replace\]$/u],
  [runErase, ['moon', 'b'], /^The buyer was not erased: write it as baguni-server erase marketplace\|.+ BUYER$/u],
  [
    runErase,
    ['marketplace', 'buyer:b'],
    /^The buyer was not erased: BUYER is the number of a buyer, without buyer: .+$/u,
  ],
  [runRestore, ['--force', 'a'], /^Nothing was restored: Unknown option '--force'.*$/u],
])('reports in one line why a command fails (%o %j)', async (command, words, line) => {
  const { code, said } = await commanded(() => command(() => sqlite('nowhere'), words));
  expect([code, said]).toEqual([1, expect.stringMatching(line)]);
});

test('names the missing program if PostgreSQL’s tools are not installed', async () => {
  vi.stubEnv('PATH', folder);
  const place = { databaseUrl: 'postgres://x@localhost:1/x', databaseFile: '', pool };
  await expect(backUp(place, file('none.dump'), new Date())).rejects.toThrow('pg_dump does not start');
  vi.unstubAllEnvs();
});
