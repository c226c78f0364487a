import { calls } from '@baguni/contract';
import { languages } from '@baguni/domain';
import { expect, test } from 'vitest';
import type { ServedStore } from '../store/sql-store.ts';
import { busyWords } from '../errors/words.ts';
import { MOST_RUNNING } from './admission.ts';
import { openSqlite } from '../store/open-store.ts';
import { testServer } from '../testing/server.ts';

/** A store whose answers wait until they are let go. */
const held = async () => {
  const store = await openSqlite(':memory:');
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let asked = 0;
  const readModel: ServedStore['readModel'] = {
    ...store.readModel,
    visit: async (...words) => {
      asked += 1;
      await gate;
      return store.readModel.visit(...words);
    },
  };
  return { store: { ...store, readModel }, letGo: () => letGo(), asked: () => asked };
};

const ask = (origin: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${origin}/api${calls.getInitialCart.path}`, {
    method: 'POST',
    headers: { origin, 'x-baguni-client': '1', 'content-type': 'application/json', cookie: 'baguni=x', ...headers },
    body: '{}',
  });

test('[RL-5] above what can be worked on a call is refused at once and in its language; afterwards all is as before', async () => {
  const { store, letGo, asked } = await held();
  const { app } = await testServer({ store });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const running = Array.from({ length: MOST_RUNNING }, () => ask(origin));
  await expect.poll(asked).toBe(MOST_RUNNING);
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
  // it reached neither a session nor the database
  expect(asked()).toBe(MOST_RUNNING);
  // pages and what watches the process are answered meanwhile
  expect((await fetch(`${origin}/health`)).status).toBe(200);
  letGo();
  for (const answer of await Promise.all(running)) expect(answer.status).toBe(200);
  expect((await ask(origin)).status).toBe(200);
  await app.close();
});

test('[RL-5] a request that its sender gives up leaves its place to another', async () => {
  const { store, asked } = await held();
  const { app } = await testServer({ store });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const leaving = new AbortController();
  const url = `${origin}/api${calls.getInitialCart.path}`;
  const headers = { origin, 'x-baguni-client': '1', 'content-type': 'application/json', cookie: 'baguni=x' };
  const gone = Array.from({ length: MOST_RUNNING }, () =>
    fetch(url, { method: 'POST', headers, body: '{}', signal: leaving.signal }).catch(() => 'gone'),
  );
  await expect.poll(asked).toBe(MOST_RUNNING);
  leaving.abort();
  expect(new Set(await Promise.all(gone))).toEqual(new Set(['gone']));
  const later = new AbortController();
  const waiting = fetch(url, { method: 'POST', headers, body: '{}', signal: later.signal }).catch(() => 'gone');
  await expect.poll(asked).toBe(MOST_RUNNING + 1);
  later.abort();
  await waiting;
  app.server.closeAllConnections();
  await app.close();
});
