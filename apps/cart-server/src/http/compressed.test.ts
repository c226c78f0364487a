import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addCompression, encodingOf, sendPieces } from './compressed.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
  [`${'x'.repeat(200)},gzip`, undefined],
])('of %j a server takes %s', (accepted, encoding) => {
  expect(encodingOf(accepted)).toBe(encoding);
});

const text = '장바구니 '.repeat(2_000);

async function* pieces(): AsyncGenerator<string> {
  yield text;
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  yield text;
}

const appOf = () => {
  const app = fastify();
  app.get('/', (request, reply) => sendPieces(request, reply, pieces()));
  return app;
};

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('[SV-02] a page that comes in pieces is compressed by %s, whole', async (encoding, read) => {
  const answer = await appOf().inject({ url: '/', headers: { 'accept-encoding': encoding } });
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(answer.rawPayload.length).toBeLessThan(1_000);
  expect(read(answer.rawPayload).toString('utf8')).toBe(text + text);
});

test('[SV-02] a browser that takes nothing compressed gets the page as it is', async () => {
  const answer = await appOf().inject({ url: '/' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe(text + text);
});

test('[SV-02] what is there is sent before the rest is waited for', async () => {
  const held = Promise.withResolvers<string>();
  async function* slow(): AsyncGenerator<string> {
    yield text;
    yield await held.promise;
  }
  const app = fastify();
  app.get('/', (request, reply) => sendPieces(request, reply, slow()));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(address, { headers: { 'accept-encoding': 'gzip' } });
  let seen = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    seen += piece;
    // the rest is not there before this much has come
    if (seen === text) held.resolve('the rest');
  }
  expect(seen).toBe(`${text}the rest`);
  await app.close();
});

const answering = (answer: unknown) => {
  const app = fastify();
  addCompression(app);
  app.get('/', () => answer);
  return (accepted: string) => app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
};

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('[SV-02] an answer is compressed by %s', async (encoding, read) => {
  const answer = await answering({ text })(encoding);
  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(JSON.parse(read(answer.rawPayload).toString('utf8'))).toEqual({ text });
  expect(Number(answer.headers['content-length'] ?? answer.rawPayload.length)).toBe(answer.rawPayload.length);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('[SV-02] an answer that is held as bytes is compressed by %s, each time', async (encoding, read) => {
  const ask = answering(new TextEncoder().encode(text));
  for (const answer of [await ask(encoding), await ask(encoding)]) {
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(answer.rawPayload.length).toBeLessThan(1_000);
    expect(read(answer.rawPayload).toString('utf8')).toBe(text);
  }
  expect((await ask('identity')).body).toBe(text);
});

test('[SV-02] bytes that are a part of others are compressed as what they are', async () => {
  const whole = new TextEncoder().encode(`${text}other`);
  const part = whole.subarray(0, whole.length - 'other'.length);
  const answer = await answering(part)('gzip');
  expect(gunzipSync(answer.rawPayload).toString('utf8')).toBe(text);
});

test('[SV-02] a short answer, or one that nobody takes compressed, is sent as it is', async () => {
  expect((await answering({ text: 'x' })('br')).headers['content-encoding']).toBeUndefined();
  expect((await answering({ text })('identity')).json()).toEqual({ text });
});
