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
