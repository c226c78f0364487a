import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { testServer } from '../testing/server.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await testServer());
});

const get = (url: string) => app.inject({ url, headers: { host: 'localhost' } });

test('[EN-20] the playground stands in a folder of its own, so that its relative paths lead to its files', async () => {
  const bare = await get('/playground');
  expect([bare.statusCode, bare.headers['location']]).toEqual([308, '/playground/']);
  const page = await get('/playground/');
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['cache-control']).toBe('public, no-cache');
  const file = await get('/playground/assets/main-abc123.css');
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test.each(['/playground/../package.json', '/playground/%2e%2e/package.json', '/playground/.vite/manifest.json'])(
  '[EN-20] nothing beside the playground is served: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);
