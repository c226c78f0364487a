import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';

test('[RL-5] limits the time of headers, requests and connections, and the number of connections', async () => {
  const { app } = await testServer();
  const { headersTimeout, requestTimeout, maxConnections, timeout } = app.server;
  expect({ headersTimeout, requestTimeout, maxConnections, timeout }).toEqual({
    headersTimeout: 5_000,
    requestTimeout: 10_000,
    maxConnections: 1_000,
    timeout: 30_000,
  });
});

test('[RL-5] closes a half-open request soon after the timeout of its headers', { timeout: 20_000 }, async () => {
  const { app } = await testServer();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n');
  const since = Date.now();
  socket.resume();
  await once(socket, 'close');
  expect(Date.now() - since).toBeLessThan(8_000);
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
