import { calls } from '@baguni/contract';
import { languages } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { busyWords, MAX_RUNNING } from './answer-error.ts';
import { openSqlite } from '../store/open-store.ts';
import { testServer } from '../testing/server.ts';

/** A store whose sessions are read only after `letGo`. */
const delayedStore = async () => {
  const store = await openSqlite(':memory:');
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  const visit: typeof store.visit = async (...words) => {
    asked += 1;
    await gate;
    return store.visit(...words);
  };
  return { store: { ...store, visit }, letGo: () => letGo(), asked: () => asked };
};

const ask = (origin: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin}/api${calls.getInitialCart.path}`, {
    method: 'POST',
    headers: { origin, 'x-baguni-client': '1', 'content-type': 'application/json', cookie: 'baguni=x', ...headers },
    body: '{}',
  });

test('[RL-5] refuses calls above the limit at once with 503 and in their language, and serves again afterwards', async () => {
  const { store, letGo, asked } = await delayedStore();
  const { app } = await testServer({ store });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const running = Array.from({ length: MAX_RUNNING }, () => ask(origin));
  await expect.poll(asked).toBe(MAX_RUNNING);
  for (const language of languages) {
    const refused = await ask(origin, { 'x-baguni-language': language });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await refused.json()).toEqual({
      resultCode: '9503',
      domain: 'cart-api',
      message: busyWords[language].hint,
      data: null,
    });
  }
  // a refused call reads no session
  expect(asked()).toBe(MAX_RUNNING);
  // other requests are served meanwhile
  expect((await fetch(`${origin}/health`)).status).toBe(200);
  letGo();
  for (const answer of await Promise.all(running)) expect(answer.status).toBe(200);
  expect((await ask(origin)).status).toBe(200);
  await app.close();
});

test('[RL-5] serves another call when a client gives up', async () => {
  const { store, asked } = await delayedStore();
  const { app } = await testServer({ store });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const url = `${origin}/api${calls.getInitialCart.path}`;
  const headers = { origin, 'x-baguni-client': '1', 'content-type': 'application/json', cookie: 'baguni=x' };
  const gone = Array.from({ length: MAX_RUNNING }, () =>
    fetch(url, { method: 'POST', headers, body: '{}', signal: leaving.signal }).catch(() => 'gone'),
  );
  await expect.poll(asked).toBe(MAX_RUNNING);
  leaving.abort();
  expect(new Set(await Promise.all(gone))).toEqual(new Set(['gone']));
  const later = new AbortController();
  const waiting = fetch(url, { method: 'POST', headers, body: '{}', signal: later.signal }).catch(() => 'gone');
  await expect.poll(asked).toBe(MAX_RUNNING + 1);
  later.abort();
  await waiting;
  app.server.closeAllConnections();
  await app.close();
});

/** Keeps the event loop busy for longer than the second over which its delay is measured. */
const block = (): void => {
  const end = performance.now() + 1_500;
  while (performance.now() < end);
};

test('[RL-5] refuses no request because its own start took long', async () => {
  const { app } = await testServer({ config: { mostDelayMs: 500 } });
  block();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  expect((await ask(origin)).status).toBe(200);
  await app.close();
});

test('[RL-5] serves styles, scripts and pictures while it refuses pages because the process is overloaded', async () => {
  const { app } = await testServer({ config: { mostDelayMs: 1 } });
  await app.ready();
  const statusOf = async (url: string): Promise<number> =>
    (await app.inject({ url, headers: { host: 'localhost' } })).statusCode;
  block();
  await expect.poll(() => statusOf('/ko/pc/cart'), { interval: 20 }).toBe(503);
  for (const url of ['/assets/main-abc123.css', '/guide/assets/main-abc123.css', '/pages.css', '/gateway.js'])
    expect([url, await statusOf(url)]).toEqual([url, 200]);
  expect(await statusOf('/ko/pc/cart')).toBe(503);
  await app.close();
});
