import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { liveServer, testServer } from '../testing/server.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await testServer());
});

const get = (url: string) => app.inject({ url, headers: { host: 'localhost' } });

test.each([
  ['EN-20', '/playground'],
  ['EN-22', '/guide'],
])('[%s] redirects %s to its folder path, so that relative links work', async (_, folder) => {
  const bare = await get(folder);
  expect([bare.statusCode, bare.headers['location']]).toEqual([308, `${folder}/`]);
  const page = await get(`${folder}/`);
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.headers['cache-control']).toBe('public, no-cache');
  const file = await get(`${folder}/assets/main-abc123.css`);
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('[EN-20] compresses a file of the playground, and sends ranges uncompressed', async () => {
  const url = '/playground/index.html';
  const plain = await get(url);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await app.inject({ url, headers: { host: 'localhost', 'accept-encoding': 'br' } });
  expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual(['br', 'accept-encoding']);
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
  const part = await app.inject({ url, headers: { host: 'localhost', 'accept-encoding': 'br', range: 'bytes=0-3' } });
  expect([part.statusCode, part.body]).toEqual([206, plain.body.slice(0, 4)]);
});

test.each(['/playground/../package.json', '/playground/%2e%2e/package.json', '/playground/.vite/manifest.json'])(
  '[EN-20] serves no file outside the playground: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test.each([
  ['/guide/chapters/one.html', 200, 'The first chapter.'],
  ['/guide/chapters/one', 200, 'The first chapter.'],
  ['/guide/chapters/', 200, 'All chapters.'],
  ['/guide/chapters', 200, 'All chapters.'],
  ['/guide/chapters/two', 404, 'The site has no such page.'],
  ['/guide/chapters/two.html', 404, 'The site has no such page.'],
])('[EN-22] answers %s with %i: %s', async (url, status, says) => {
  const { statusCode, headers, body } = await get(url);
  expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(body).toContain(says);
});

test('[EN-22] does not cache missing pages of a site; without its own 404 page uses the shop’s', async () => {
  expect((await get('/guide/gone')).headers['cache-control']).toBe('no-store');
  const other = await get('/playground/gone.html');
  expect([other.statusCode, other.body.includes('The site has no such page.')]).toEqual([404, false]);
});

test.each([
  ['ko', 'pretendard'],
  ['en', 'pretendard'],
  ['zh-CN', 'noto-sans-sc'],
  ['ja', 'noto-sans-jp'],
])('[SV-02] redirects a fixed address to the built fonts of %s: %s', async (tag, font) => {
  const { statusCode, headers } = await get(`/fonts/${tag}.css`);
  expect([statusCode, headers['cache-control']]).toEqual([302, 'public, no-cache']);
  const file = await get(headers['location'] ?? '');
  expect([file.statusCode, file.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(file.body).toContain(font);
});

test.each(['/corner-shop', '/bookshop'])('[EN-21] serves %s only in the demo', async (path) => {
  expect((await get(path)).headers['location']).toBe(`${path}/`);
  const page = await get(`${path}/`);
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'public, no-cache']);
  const live = await liveServer();
  expect((await live.app.inject({ url: `${path}/`, headers: { host: 'localhost' } })).statusCode).not.toBe(200);
  await live.app.close();
});
