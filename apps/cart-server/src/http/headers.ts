import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { CSP_REPORTS } from './csp-reports.ts';

const YEAR_S = 31_536_000;

/**
 * What a page of ours may load and who may frame it: nothing inline, nothing from elsewhere (CS-6, CS-7).
 * @param targets origins beside our own that its form may go to
 */
const policyOf = (ancestors: string, targets: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // the best combination of coupons is searched for in a worker (CP-19)
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `form-action ${["'self'", ...targets].join(' ')}`,
    // a hidden frame takes the answer to the form that saves an estimate (ES-05), another shows a gateway (RT-07)
    "frame-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${ancestors}`,
    // the newer way needs https, the older one works everywhere
    `report-uri ${CSP_REPORTS}`,
    'report-to csp',
  ].join(';');

const policy = policyOf("'none'", []);

/** The headers of a page that a page of ours may frame (RT-07). @param targets origins beside our own that its form goes to */
export const framedHeaders = (targets: readonly string[] = []) => ({
  'content-security-policy': policyOf("'self'", targets),
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
});

/** The same for a page that a page of ours shows in a frame (CL-03). */
export const framedPolicy = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");

/** The security headers of every answer (CS-6..CS-8). */
export const addHeaders = async (app: FastifyInstance, { isSecure }: Config): Promise<void> => {
  // helmet would write the policy anew for each answer
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', policy).header('reporting-endpoints', `csp="${CSP_REPORTS}"`);
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    frameguard: { action: 'deny' },
    // forms are sent with their origin, which is checked; addresses go to nobody else
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: YEAR_S, includeSubDomains: true } : false,
  });
};
