import { hash } from 'node:crypto';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresOfFile } from './testing/postgres.ts';
import { proxyTo } from './testing/postgres-proxy.ts';
import { startRedis } from './testing/production/deployed.ts';
import { freePorts, missingPrograms, runProgram, serviceFolder } from './testing/production/programs.ts';
import { addressOf, startProcess, type ServerProcess } from './testing/server-process.ts';

const PATIENCE = { timeout: 60_000 };
const LIMIT = 20;
/** Number of admitted requests after which a process shares its count. */
const UNSENT = 2;
const PASSWORD = 'the-secret';

type Env = Readonly<Record<string, string>>;

/** A place where processes share their counts. */
interface Place {
  /** The settings of two processes. */
  readonly settings: readonly [Env, Env];
  /** Returns the keys with their counts. */
  readonly counts: () => Promise<ReadonlyMap<string, number>>;
  /** Ends it, or lets it answer no longer. */
  readonly lose: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const redis = async (): Promise<Place> => {
  const folder = serviceFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const words = `req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=counts
    -addext subjectAltName=IP:127.0.0.1 -keyout ${key} -out ${certificate}`;
  await runProgram('openssl', words.split(/\s+/u));
  const [port = 0, tlsPort = 0] = await freePorts(2);
  const tls = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate];
  const start = () =>
    startRedis(port, '--requirepass', PASSWORD, '--tls-port', `${tlsPort}`, ...tls, '--tls-auth-clients', 'no');
  let program = await start();
  const url = `redis://:${PASSWORD}@127.0.0.1:${port}`;
  const secure = { BAGUNI_LIMITS_URL: `rediss://:${PASSWORD}@127.0.0.1:${tlsPort}`, NODE_EXTRA_CA_CERTS: certificate };
  return {
    settings: [{ BAGUNI_LIMITS_URL: url }, secure],
    counts: async () => {
      const client = await createClient({ url }).connect();
      try {
        const keys = await client.keys('*');
        for (const one of keys) expect(await client.pTTL(one)).toBeGreaterThan(0);
        const counts = await Promise.all(keys.map((one) => client.get(one)));
        return new Map(keys.map((one, place) => [one.replace('baguni:requests:', ''), Number(counts[place])]));
      } finally {
        client.destroy();
      }
    },
    lose: () => program.end('SIGKILL'),
    restore: async () => {
      program = await start();
    },
    stop: () => program.end('SIGKILL'),
  };
};

const database = async (emptyDatabase: () => Promise<string>): Promise<Place> => {
  const url = await emptyDatabase();
  const proxy = await proxyTo(url);
  // a test waits for the timeouts of a frozen database
  const env = { DATABASE_URL: proxy.url, BAGUNI_STATEMENT_TIMEOUT: '1000' };
  return {
    settings: [env, env],
    counts: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ key: string; count: string }>('select key, count from rate_counts');
      await client.end();
      return new Map(rows.map(({ key, count }) => [key, Number(count)]));
    },
    lose: async () => proxy.freeze(),
    restore: async () => proxy.thaw(),
    stop: async () => proxy.close(),
  };
};

const postgres = postgresOfFile();

describe.each([
  ['Redis, with TLS and without', redis, missingPrograms('redis-server', 'openssl')],
  ['PostgreSQL', () => database(postgres.emptyDatabase), []],
] as const)('two processes share their counts in %s', (_, open, missing) => {
  describe.skipIf(missing.length > 0)('and can do without it', () => {
    let place: Place;
    let servers: readonly ServerProcess[];
    let metricsPorts: readonly number[];
    let [first, second] = ['', ''];
    beforeAll(async () => {
      place = await open();
      metricsPorts = await freePorts(2);
      servers = [];
      for (const [number, env] of place.settings.entries()) {
        const common = { PORT: '0', BAGUNI_DEMO: 'on', BAGUNI_DB: ':memory:', BAGUNI_TRUSTED_PROXIES: '1' };
        const metrics = { BAGUNI_METRICS: String(metricsPorts[number]), BAGUNI_LOG_LEVEL: 'info' };
        const started = startProcess({ ...common, ...metrics, BAGUNI_LIMITS: `${LIMIT}/${LIMIT}/${LIMIT}`, ...env });
        servers = [...servers, started];
        await addressOf(started);
      }
      [first = '', second = ''] = await Promise.all(servers.map(addressOf));
    });
    afterAll(async () => {
      for (const { server } of servers) server.kill('SIGKILL');
      await place.stop();
    });

    /** Sends up to `most` requests until one is refused; returns the number of accepted ones. */
    const admitted = async (origin: string, client: string, most: number): Promise<number> => {
      for (let count = 0; count < most; count += 1) {
        const { status } = await fetch(`${origin}/nowhere`, { headers: { 'x-forwarded-for': client } });
        if (status === 429) return count;
      }
      return most;
    };
    const sharedCount = async (client: string) => (await place.counts()).get(hash('sha256', client, 'base64url'));
    const states = () =>
      Promise.all(
        metricsPorts.map(async (port) => {
          const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
          return /^baguni_rate_limits_shared (.+)$/mu.exec(text)?.[1];
        }),
      );

    test('[RL-2] a client has one limit for both, and another client has its own', async () => {
      expect(await admitted(first, '203.0.113.1', LIMIT - 2)).toBe(LIMIT - 2);
      await expect.poll(() => sharedCount('203.0.113.1'), PATIENCE).toBeGreaterThan(LIMIT - 2 - UNSENT);
      expect(await admitted(second, '203.0.113.1', 2)).toBe(2);
      await expect.poll(() => sharedCount('203.0.113.1'), PATIENCE).toBeGreaterThan(LIMIT - UNSENT);
      for (const origin of [second, first])
        expect(await admitted(origin, '203.0.113.1', LIMIT)).toBeLessThanOrEqual(UNSENT);
      expect(await admitted(second, '203.0.113.2', LIMIT)).toBe(LIMIT);
      expect([...(await place.counts()).keys()].filter((key) => key.includes('203.0.113'))).toEqual([]);
    });

    test('[RL-2] each process keeps its limits while the store is lost, and shares them again afterwards', async () => {
      await place.lose();
      for (const origin of [first, second]) expect(await admitted(origin, '203.0.113.3', 2 * LIMIT)).toBe(LIMIT);
      await expect.poll(states, PATIENCE).toEqual(['0', '0']);
      await place.restore();
      await expect.poll(states, PATIENCE).toEqual(['1', '1']);
      expect(await admitted(first, '203.0.113.4', LIMIT - 2)).toBe(LIMIT - 2);
      await expect.poll(() => sharedCount('203.0.113.4'), PATIENCE).toBeGreaterThan(LIMIT - 2 - UNSENT);
      for (const { said } of servers) {
        expect(said().split('each process counts requests for itself')).toHaveLength(2);
        expect(said().split('all processes share their counts of requests again')).toHaveLength(2);
        expect(said()).not.toContain(PASSWORD);
      }
    });
  });
});

test.skipIf(missingPrograms('redis-server').length > 0)(
  '[RL-2] shoppers do not wait for a Redis that no longer answers',
  async () => {
    const [port = 0] = await freePorts(1);
    const program = await startRedis(port);
    const url = `redis://127.0.0.1:${port}`;
    const started = startProcess({
      PORT: '0',
      BAGUNI_DEMO: 'on',
      BAGUNI_DB: ':memory:',
      BAGUNI_LIMITS: '20/20/20',
      BAGUNI_LIMITS_URL: url,
      BAGUNI_LOG_LEVEL: 'info',
    });
    const origin = await addressOf(started);
    const ask = async () => (await fetch(`${origin}/nowhere`)).status;
    program.child.kill('SIGSTOP');
    const answers = await Promise.all(Array.from({ length: LIMIT }, ask));
    expect(answers).toEqual(answers.map(() => 404));
    // the answers did not wait until it counted as lost
    expect(started.said()).not.toContain('each process counts requests for itself');
    expect(await ask()).toBe(429);
    await expect.poll(started.said, PATIENCE).toContain('each process counts requests for itself');
    program.child.kill('SIGCONT');
    await expect.poll(started.said, PATIENCE).toContain('all processes share their counts of requests again');
    started.server.kill('SIGKILL');
    await program.end('SIGKILL');
  },
);
