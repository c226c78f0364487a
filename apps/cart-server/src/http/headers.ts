import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { gatewayOrigins } from '../config/gateway-targets.ts';
import { CSP_REPORTS } from './csp-reports.ts';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';

const YEAR_S = 31_536_000;

/** Code and styles inside a document, by the policy's source of their hash. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const noInline: InlineSources = { scripts: [], styles: [] };

/** The policy's source for one inline script or style. @param text exactly the text between the tags */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Content security policy without foreign sources, and with inline code only by its hash (CS-6, CS-7).
 * @param targets origins of gateway pages: forms lead there, and frames show them
 * @param pictures other hosts of pictures
 */
const policyOf = (
  ancestors: string,
  targets: readonly string[],
  pictures: readonly string[],
  { scripts, styles } = noInline,
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "worker-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    `img-src ${["'self' data:", ...pictures.map((host) => `https://${host}`)].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    `form-action ${["'self'", ...targets].join(' ')}`,
    `frame-src ${["'self'", ...targets].join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
    // `report-to` needs https; the deprecated `report-uri` works everywhere
    `report-uri ${CSP_REPORTS}`,
    'report-to csp',
  ].join(';');

export const framedHeaders = (
  targets: readonly string[] = [],
  pictures: readonly string[] = [],
  inline: InlineSources = noInline,
) => ({
  'content-security-policy': policyOf("'self'", targets, pictures, inline),
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
});

/** The policy of the cart's document, whose first styles and script are inside it. */
export const documentPolicy = (config: Config, inline: InlineSources): string =>
  policyOf("'none'", gatewayOrigins(config), config.imageHosts, inline);

export const framedPolicy = policyOf("'self'", [], []);

export const addHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  const { isSecure } = config;
  const policy = documentPolicy(config, noInline);
  // helmet would build the policy for each response
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', policy).header('reporting-endpoints', `csp="${CSP_REPORTS}"`);
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    // forms send their origin, which is checked; other sites do not receive paths
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: YEAR_S, includeSubDomains: true } : false,
  });
};

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
