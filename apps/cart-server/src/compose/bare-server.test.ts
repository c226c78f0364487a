import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';

test('[RL-5] limits the time of headers, requests and connections, and the number of connections', async () => {
  const { app } = await testServer();
  const { headersTimeout, requestTimeout, maxConnections, timeout } = app.server;
  expect({ headersTimeout, requestTimeout, maxConnections, timeout }).toEqual({
    headersTimeout: 3_000,
    requestTimeout: 10_000,
    maxConnections: 4_000,
    timeout: 30_000,
  });
});

test('[RL-5] answers despite 1,000 half-open requests, and soon closes them', { timeout: 20_000 }, async () => {
  const { app } = await testServer();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const sockets = Array.from({ length: 1_000 }, () => connect(Number(new URL(address).port), '127.0.0.1'));
  const closed = sockets.map((socket) => once(socket.resume(), 'close'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n');
  const since = Date.now();
  expect((await fetch(`${address}/health`, { signal: AbortSignal.timeout(1_000) })).status).toBe(200);
  await Promise.all(closed);
  expect(Date.now() - since).toBeLessThan(6_000);
  await app.close();
});

test.each(['localhost:99999', 'a b', 'x:y', '[::1'])(
  'refuses the Host header %j with 400 on every route',
  async (host) => {
    const { app } = await testServer();
    for (const url of ['/ko/pc/cart', '/api/env', '/nowhere', '/health/live'])
      expect([url, (await app.inject({ url, headers: { host } })).statusCode]).toEqual([url, 400]);
  },
);
