import { pipeline, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers repeat themselves within 2^18 bytes; a larger window takes 10 MB an answer, which makes the collector run for each few. */
const WINDOW_BITS = 18;

/** How an answer may be compressed: brotli packs a page better than gzip, in as much time where it does not try hardest. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } };
const compressors = { br: () => createBrotliCompress(brotli), gzip: () => createGzip() } as const;

const [brotliWhole, gzipWhole] = [promisify(brotliCompress), promisify(gzip)];
const whole = {
  br: (content: string | Uint8Array) => brotliWhole(content, brotli),
  gzip: (content: string | Uint8Array) => gzipWhole(content),
} as const;

type Compress = (payload: string | Uint8Array, encoding: Encoding) => Promise<Buffer>;

/** Compresses answers; one that is held as bytes is compressed once, for as long as it is held. */
const compressing = (): Compress => {
  // by the memory behind the bytes: what is sent is another view of it each time
  const held = {
    br: new WeakMap<ArrayBufferLike, Promise<Buffer>>(),
    gzip: new WeakMap<ArrayBufferLike, Promise<Buffer>>(),
  };
  return (payload, encoding) => {
    if (typeof payload === 'string' || payload.byteLength < payload.buffer.byteLength) return whole[encoding](payload);
    const known = held[encoding].get(payload.buffer) ?? whole[encoding](payload);
    held[encoding].set(payload.buffer, known);
    return known;
  };
};

/** Shorter answers, in UTF-16 units or bytes, are sent as they are: they fit into one packet anyway. */
const LEAST = 1_024;

/** The name of a compression that a browser may take. */
export type Encoding = keyof typeof compressors;

/** The longest `Accept-Encoding` header that is read, in UTF-16 units. */
const LONGEST_HEADER = 200;

/** What of an `Accept-Encoding` header is taken; a weight of 0 refuses. */
export const encodingOf = (accepted = ''): Encoding | undefined => {
  if (accepted === '') return undefined;
  const taken = accepted
    .slice(0, LONGEST_HEADER)
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/u))
    .flatMap(([name, weight = '1']) => (Number(weight) > 0 ? [name] : []));
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
};

type Pieces = AsyncIterable<string | Uint8Array>;

const isThere = async (next: Promise<unknown>): Promise<boolean> =>
  Promise.race([next.then(() => true), setImmediate(false)]);

/** The same pieces. @param onWait called each time that the next one is not there yet */
async function* paced(pieces: Pieces, onWait: () => void): Pieces {
  const source = pieces[Symbol.asyncIterator]();
  for (;;) {
    const next = source.next();
    if (!(await isThere(next))) onWait();
    const step = await next;
    if (step.done === true) return;
    yield step.value;
  }
}

const compressed = (pieces: Pieces, encoding: Encoding): Readable => {
  const compressor = compressors[encoding]();
  // what is there is sent before anything is waited for: the head of a page, while its cart is read
  const source = Readable.from(paced(pieces, () => compressor.flush()));
  return pipeline(source, compressor, () => undefined);
};

/** Files that shrink; pictures and fonts are as small as they get. */
const shrinks = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/u;

/** Compresses files on their way, for folders whose build wrote no compressed copies: a browser keeps what it has got of them. */
export const addFileCompression = (app: FastifyInstance): void => {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (!(payload instanceof Readable) || reply.statusCode !== 200 || !shrinks.test(type)) return payload;
    reply.header('vary', 'Accept-Encoding');
    const encoding = encodingOf(headers['accept-encoding']);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length').removeHeader('accept-ranges');
    return compressed(payload, encoding);
  });
};

/** Sends an answer piece by piece, compressed as its browser takes it. */
export const sendPieces = ({ headers }: FastifyRequest, reply: FastifyReply, pieces: Pieces): FastifyReply => {
  const encoding = encodingOf(headers['accept-encoding']);
  reply.header('vary', 'Accept-Encoding');
  if (encoding === undefined) return reply.send(Readable.from(pieces));
  return reply.header('content-encoding', encoding).send(compressed(pieces, encoding));
};

/**
 * Compresses the answers that are text, and long enough (SV-02). They hold nothing that another site could guess letter
 * by letter: no answer repeats what a request says beside a secret, and no secret stands in any of them.
 */
export const addCompression = (app: FastifyInstance): void => {
  const compress = compressing();
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    const isWhole = typeof payload === 'string' || payload instanceof Uint8Array;
    if (!isWhole || payload.length < LEAST || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'Accept-Encoding');
    const encoding = encodingOf(headers['accept-encoding']);
    if (encoding === undefined) return payload;
    const bytes = await compress(payload, encoding);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return bytes;
  });
};
