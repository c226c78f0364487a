import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** A larger window needs 10 MB for each response. */
const WINDOW_BITS = 18;

/**
 * Compresses text responses (SV-02). Each chunk is flushed, so that the head of a page is sent while its cart is read.
 * No response repeats request text next to a secret, so its length reveals nothing.
 */
export const addCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
};
