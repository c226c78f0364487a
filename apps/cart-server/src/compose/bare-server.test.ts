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

test('[RL-5] answers despite 1,000 half-open requests, and closes them after the time of headers', async () => {
  const { app } = await testServer();
  const { headersTimeout } = app.server;
  // the other limits never close a connection, and this one not yet
  Object.assign(app.server, { headersTimeout: 300_000, requestTimeout: 0, timeout: 0 });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const sockets = Array.from({ length: 1_000 }, () => connect(Number(new URL(address).port), '127.0.0.1'));
  let isClosed = false;
  const closed = sockets.map((socket) => once(socket.resume(), 'close').then(() => (isClosed = true)));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n');
  expect((await fetch(`${address}/health`)).status).toBe(200);
  expect(isClosed).toBe(false);
  app.server.headersTimeout = headersTimeout;
  const since = Date.now();
  await Promise.all(closed);
  // Node looks for them only every 30 s, unless the server sets another interval
  expect(Date.now() - since).toBeLessThan(20_000);
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
