import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { calls, readReply } from '@baguni/contract';
import { quantityOf } from '@baguni/backend/testing';
import type { CartUnit } from '@baguni/domain/internal';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clusterPrograms, startCluster, type Cluster } from './testing/production/cluster.ts';
import { startHaproxy, startPgBouncer, type Haproxy } from './testing/production/deployed.ts';
import { freePorts, missingPrograms, type Program } from './testing/production/programs.ts';
import { signedInAt, type ProcessAnswer, type ProcessBrowser } from './testing/process-browser.ts';
import { addressOf, startProcess, type ServerProcess } from './testing/server-process.ts';
import { SCHEMA_VERSION } from './store/migrations.ts';

const POLL_MS = 50;
const PATIENCE = { timeout: 60_000 };
const BUYERS = ['many-sellers', 'coupon-collector', 'simple-member'];
const UNLIMITED = '900000000/900000000/900000000';

/** Answers and losses that shoppers saw while something happened. */
interface Seen {
  readonly answers: readonly Pick<ProcessAnswer, 'status' | 'headers'>[];
  /** Acknowledged changes that the next read of the cart did not show, and requests without an answer. */
  readonly lost: readonly string[];
}

/** A shopper without other tabs changes the quantity of a unit, and reads the cart after each change. */
const shop = async (
  browser: ProcessBrowser,
  isOver: () => boolean,
  { answers, lost }: { answers: Seen['answers'][number][]; lost: string[] },
): Promise<void> => {
  const ask = async (...call: Parameters<ProcessBrowser['call']>): Promise<ProcessAnswer> => {
    for (;;) {
      try {
        const answer = await browser.call(...call);
        answers.push(answer);
        if (call[0] !== 'getInitialCart' || answer.status === 200 || isOver()) return answer;
      } catch (error) {
        lost.push(`no answer: ${String(error)}`);
      }
      await wait(POLL_MS);
    }
  };
  const unit = async (): Promise<CartUnit> => {
    const { status, body } = await ask('getInitialCart');
    const read = readReply(calls.getInitialCart, { status, body });
    const first = read._tag === 'Right' ? read.right.units[0] : undefined;
    if (!first) throw new Error('no unit');
    return first;
  };
  for (let known = await unit(); !isOver();) {
    const { cartUnitId, version } = known;
    const quantity = (known.quantity % 9) + 1;
    const { status } = await ask('setQuantity', quantityOf(cartUnitId, quantity, { unitVersion: version }));
    known = await unit();
    const isKept = known.version === version + 1 && known.quantity === quantity;
    // a change that was not acknowledged may have happened or not
    const isMissing = status !== 200 && known.version === version;
    if (!isKept && !isMissing)
      lost.push(`${status}: ${quantity} at version ${version + 1} is ${known.quantity} at ${known.version}`);
  }
};

const missing = missingPrograms(...clusterPrograms, 'pgbouncer', 'haproxy');

describe.skipIf(missing.length > 0)('two servers behind haproxy, and a primary with a standby', () => {
  let cluster: Cluster;
  let haproxy: Haproxy;
  let pgbouncer: Program;
  let origin: string;
  let startFirst: () => ServerProcess;
  let startSecond: () => ServerProcess;
  let servers: { readonly first: ServerProcess; readonly second: ServerProcess };
  let browsers: readonly ProcessBrowser[];

  beforeAll(async () => {
    cluster = await startCluster();
    const [shopperPort = 0, primaryPort = 0, pooledPort = 0, one = 0, two = 0] = await freePorts(5);
    haproxy = await startHaproxy({
      shopperPort,
      serverPorts: [one, two],
      primaryPort,
      databasePorts: cluster.ports,
    });
    // it counts every database as the primary until its first check
    await vi.waitUntil(() => haproxy.output().includes('primary/two is DOWN'), PATIENCE);
    const user = `select format('"%s" "%s"', rolname, rolpassword) as line from pg_authid where rolname = 'baguni'`;
    const [{ line } = { line: '' }] = await cluster.query<{ line: string }>(user);
    pgbouncer = await startPgBouncer({ port: pooledPort, databasePort: primaryPort, user: line });
    const serverAt = (port: number, databaseUrl: string) => (): ServerProcess =>
      startProcess({
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        BAGUNI_DEMO: 'on',
        BAGUNI_STOP: '2/5',
        BAGUNI_LIMITS: UNLIMITED,
      });
    // one reaches the primary through PgBouncer and haproxy, the other tries both hosts
    startFirst = serverAt(one, `postgres://baguni:${cluster.password}@127.0.0.1:${pooledPort}/baguni`);
    startSecond = serverAt(two, cluster.url);
    const first = startFirst();
    await addressOf(first);
    const second = startSecond();
    await addressOf(second);
    servers = { first, second };
    origin = `http://127.0.0.1:${shopperPort}`;
    await vi.waitUntil(haproxy.areServersUp, PATIENCE);
    browsers = await Promise.all(BUYERS.map((buyer) => signedInAt(origin, buyer)));
  });
  afterAll(async () => {
    for (const { server } of Object.values(servers)) server.kill('SIGKILL');
    await Promise.all([haproxy.end('SIGKILL'), pgbouncer.end('SIGKILL')]);
    await cluster.stop();
  });

  /** Lets shoppers change their carts until some work is done. */
  const whileShopping = async (work: () => Promise<void>): Promise<Seen> => {
    const seen = { answers: [], lost: [] };
    let isOver = false;
    const shopping = Promise.all(browsers.map((browser) => shop(browser, () => isOver, seen)));
    try {
      await work();
    } finally {
      isOver = true;
    }
    await shopping;
    return seen;
  };

  const restart = async (name: keyof typeof servers): Promise<void> => {
    const { server } = servers[name];
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    const started = name === 'first' ? startFirst() : startSecond();
    servers = { ...servers, [name]: started };
    await addressOf(started);
    await expect.poll(haproxy.areServersUp, PATIENCE).toBe(true);
  };

  const expectNoFailure = ({ answers, lost }: Seen): void => {
    expect(lost).toEqual([]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.length).toBeGreaterThan(20);
  };

  test('[SV-04] restart one after the other without a failed request', async () => {
    expectNoFailure(
      await whileShopping(async () => {
        await restart('first');
        await restart('second');
      }),
    );
  });

  test('[SV-04] work during a migration to the next schema version, and start on it after a rollback, without a failed request', async () => {
    expectNoFailure(
      await whileShopping(async () => {
        const tables = await cluster.query<{ name: string }>(
          // a partition has the columns of its table
          `select relname as name from pg_class
            where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
        );
        expect(tables.length).toBeGreaterThan(15);
        for (const { name } of tables) await cluster.query(`alter table ${name} add column later text`);
        await cluster.query('create index concurrently later_units on cart_units (tenant, owner, later)');
        await cluster.query(`insert into kysely_migration (name, timestamp)
          values ('${String(SCHEMA_VERSION + 1).padStart(4, '0')}-later', 'now')`);
        await restart('first');
      }),
    );
  });

  test('[SV-01 SV-04 RL-6] lose no acknowledged change in a failover, answer only 503 with Retry-After, and are healthy within 5 s of the promotion', async () => {
    const healthOf = async (at: string): Promise<number> => (await fetch(`${at}/health`)).status;
    const isHealthy = async (): Promise<boolean> => {
      const all = [origin, await addressOf(servers.first), await addressOf(servers.second)];
      return (await Promise.all(all.map(healthOf))).every((status) => status === 200);
    };
    let healthyAfterMs = Infinity;
    const { answers, lost } = await whileShopping(async () => {
      await expect.poll(isHealthy, PATIENCE).toBe(true);
      await cluster.stopPrimary('SIGKILL');
      await expect.poll(() => healthOf(origin), PATIENCE).toBe(503);
      await cluster.promoteStandby();
      healthyAfterMs = 0;
      // on an overloaded machine this timer is as late as the servers
      const passing = setInterval(() => (healthyAfterMs += POLL_MS), POLL_MS);
      await expect.poll(isHealthy, { ...PATIENCE, interval: POLL_MS }).toBe(true);
      clearInterval(passing);
    });
    expect(lost).toEqual([]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after') === null])).toEqual(
      refused.map(() => [503, false]),
    );
    expect(healthyAfterMs).toBeLessThan(5_000);
  });
});
