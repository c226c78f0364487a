import { connect } from 'node:net';
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

/** A connection, and what has come back on it so far. */
const talkTo = (origin: string) => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  let text = '';
  socket.on('data', (bytes) => (text += bytes.toString()));
  const call = (body: string, language: string): string =>
    [
      `POST /api${calls.getInitialCart.path} HTTP/1.1`,
      `host: ${new URL(origin).host}`,
      `origin: ${origin}`,
      'x-baguni-client: 1',
      `x-baguni-language: ${language}`,
      'content-type: application/json',
      'cookie: baguni=x',
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n');
  return {
    send: (bytes: string) => socket.write(bytes),
    call,
    statuses: () => [...text.matchAll(/HTTP\/1\.1 (\d+)/gu)].map(([, status]) => Number(status)),
    text: () => text,
    end: () => socket.destroy(),
  };
};

test('[RL-5 CS-1] a connection is answered in its order, whole requests or not, refused or served', async () => {
  const { store, letGo, asked } = await held();
  const { app } = await testServer({ store });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const first = talkTo(origin);
  first.send(first.call('{}', 'en'));
  await expect.poll(asked).toBe(1);
  const running = Array.from({ length: MOST_RUNNING - 1 }, () => ask(origin));
  await expect.poll(asked).toBe(MOST_RUNNING);
  // refused, though what came before it on its connection has to be answered first
  first.send(first.call('{}', 'jp'));
  const other = talkTo(origin);
  other.send(other.call('{}', 'en'));
  await expect.poll(other.statuses).toEqual([503]);
  expect(other.text()).toContain(busyWords.en.hint);
  // two at once, and one in two pieces
  other.send(other.call('{}', 'cn') + other.call('{}', 'jp'));
  await expect.poll(other.statuses).toEqual([503, 503, 503]);
  const whole = other.call('{}', 'ko');
  other.send(whole.slice(0, 40));
  const third = talkTo(origin);
  third.send(third.call('{}', 'cn'));
  await expect.poll(third.statuses).toEqual([503]);
  other.send(whole.slice(40));
  await expect.poll(other.statuses).toEqual([503, 503, 503, 503]);
  expect(other.text().indexOf(busyWords.cn.hint)).toBeLessThan(other.text().indexOf(busyWords.jp.hint));
  expect(first.statuses()).toEqual([]);
  letGo();
  for (const answer of await Promise.all(running)) expect(answer.status).toBe(200);
  await expect.poll(first.statuses).toEqual([200, 503]);
  for (const { send, call, statuses } of [first, other, third]) {
    const before = statuses();
    send(call('{}', 'en'));
    await expect.poll(statuses).toEqual([...before, 200]);
  }
  for (const { end } of [first, other, third]) end();
  await app.close();
});
