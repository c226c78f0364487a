import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { addCompression } from './headers.ts';

const text = '장바구니 '.repeat(2_000);

async function* pieces(): AsyncGenerator<string> {
  yield text;
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  yield text;
}

/** A server that answers `/` with this, as JSON or as the chunks of a page. */
const serving = async (answer: () => object | string | Buffer) => {
  const app = fastify();
  await addCompression(app);
  app.get('/', async (_, reply) => {
    const body = answer();
    return reply.type(body instanceof Readable ? 'text/html' : 'application/json').send(body);
  });
  return app;
};

const answered = async (answer: () => object | string | Buffer, accepted: string) =>
  (await serving(answer)).inject({ url: '/', headers: { 'accept-encoding': accepted } });

const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR', 'br'],
] as const)('[SV-02] compresses for accept-encoding %j with %s', async (accepted, encoding) => {
  const json = await answered(() => ({ text }), accepted);
  expect(json.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(JSON.parse(decoders[encoding](json.rawPayload).toString('utf8'))).toEqual({ text });
  expect(Number(json.headers['content-length'] ?? json.rawPayload.length)).toBe(json.rawPayload.length);
  const page = await answered(() => Readable.from(pieces()), accepted);
  expect(page.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(page.rawPayload.length).toBeLessThan(1_000);
  expect(decoders[encoding](page.rawPayload).toString('utf8')).toBe(text + text);
});

test.each(['identity', ''])('[SV-02] does not compress for accept-encoding %j', async (accepted) => {
  const page = await answered(() => Readable.from(pieces()), accepted);
  expect(page.headers['content-encoding']).toBeUndefined();
  expect(page.body).toBe(text + text);
});

test('[SV-02] does not compress a short response', async () => {
  const short = await answered(() => ({ text: 'x' }), 'br');
  expect([short.headers['content-encoding'], short.json()]).toEqual([undefined, { text: 'x' }]);
});

test('[SV-02] sends each chunk of a page before it waits for the next', async () => {
  const rest = Promise.withResolvers<string>();
  async function* slow(): AsyncGenerator<string> {
    yield text;
    yield await rest.promise;
  }
  const app = await serving(() => Readable.from(slow()));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  for (const encoding of ['gzip', 'br']) {
    const response = await fetch(address, { headers: { 'accept-encoding': encoding } });
    let seen = '';
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      seen += piece;
      if (seen === text) rest.resolve('the rest');
    }
    expect(seen).toBe(`${text}the rest`);
  }
  await app.close();
});
