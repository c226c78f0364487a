import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/open-store.ts';
import { testServer } from '../testing/server.ts';
import { nothingOld } from '../testing/retention-contract.ts';
import { addHealth } from './health.ts';

afterEach(() => void vi.useRealTimers());

const watching = (ping: () => Promise<void>) => {
  const app = fastify();
  addHealth(app, { ping });
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await app.inject({ url });
    return { status: statusCode, retryAfter: headers['retry-after'], kept: headers['cache-control'], body };
  };
  return { app, ready: () => ask('/health'), live: () => ask('/health/live') };
};

const away = { status: 503, retryAfter: '1', kept: 'no-store', body: '{"isReady":false,"waitsFor":"database"}' };

describe('[SV-04] watches a process', () => {
  test('is ready only while its database answers, and live all the time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isAway = false;
    const { ready, live } = watching(() => (isAway ? Promise.reject(new Error('host db-7')) : Promise.resolve()));
    expect(await ready()).toMatchObject({ status: 200, kept: 'no-store', body: '{"isReady":true}' });
    isAway = true;
    expect(await ready()).toMatchObject({ status: 200 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ready()).toEqual(away);
    expect(await live()).toMatchObject({ status: 200, kept: 'no-store', body: '{"isLive":true}' });
    isAway = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ready()).toMatchObject({ status: 200 });
  });

  test('checks its database once for all calls of a second', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ping = vi.fn(() => promise);
    const { ready } = watching(ping);
    const asked = [ready(), ready(), ready()];
    await vi.waitFor(() => expect(ping).toHaveBeenCalled());
    resolve();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await ready();
    expect(ping).toHaveBeenCalledTimes(1);
  });

  test('is live but not ready while it stops, and closes its connections', async () => {
    const { app, ready, live } = watching(() => Promise.resolve());
    expect((await app.inject({ url: '/health/live' })).headers['connection']).toBe('keep-alive');
    app.stopping.hasBegun = true;
    expect(await ready()).toEqual({ ...away, body: '{"isReady":false,"waitsFor":"shutdown"}' });
    expect(await live()).toMatchObject({ status: 200 });
    expect((await app.inject({ url: '/health/live' })).headers['connection']).toBe('close');
  });

  test('[SV-01] is not ready if the database accepts no write', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baguni-health-'));
    const file = join(folder, 'cart.sqlite');
    await (await openSqlite(file)).close();
    const store = await openSqlite(file);
    await expect(store.ping()).resolves.toBeUndefined();
    // retention never deletes the row of the check
    expect(await store.forget({ ...nothingOld, sessionsExpiredBefore: Date.now() })).toBe(0);
    const holder = new DatabaseSync(file);
    holder.exec("create trigger no_writes before insert on sessions begin select raise(abort, 'read-only'); end");
    await expect(store.ping()).rejects.toThrow('read-only');
    holder.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('waits one second for a hanging database', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = watching(() => new Promise(() => undefined)).ready();
    await vi.advanceTimersByTimeAsync(999);
    expect(await Promise.race([asked, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await asked).toEqual(away);
  });
});

describe('[SV-04] watches the whole server', async () => {
  // an overloaded event loop, and one request per minute and address
  const { app, store } = await testServer({
    config: { mostDelayMs: 1, limits: { perAddress: 1, reads: 1, writes: 1 } },
  });
  afterAll(() => store.close());

  test('answers under any host, without a rate limit and under overload', async () => {
    await app.ready();
    const busy = Date.now() + 1_500;
    while (Date.now() < busy);
    await expect.poll(() => app.isUnderPressure(), { interval: 20 }).toBe(true);
    for (const host of ['10.0.0.7:4000', 'cart.marketplace.example', 'unknown.example'])
      for (const url of ['/health', '/health/live'])
        expect([host, url, (await app.inject({ url, headers: { host } })).statusCode]).toEqual([host, url, 200]);
    await store.close();
    await expect.poll(async () => (await app.inject({ url: '/health' })).statusCode).toBe(503);
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
  });
});
