import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const YEAR_S = 31_536_000;
const self = ["'self'"];
const none = ["'none'"];

/** What a page of ours may load and who may frame it: nothing inline, nothing from elsewhere (CS-6, CS-7). */
const directives = {
  defaultSrc: none,
  scriptSrc: self,
  // the best combination of coupons is searched for in a worker (CP-19)
  workerSrc: self,
  styleSrc: self,
  imgSrc: [...self, 'data:'],
  fontSrc: self,
  connectSrc: self,
  formAction: self,
  baseUri: none,
  objectSrc: none,
  frameAncestors: none,
};

/** The security headers of every answer (CS-6..CS-8). */
export const addHeaders = async (app: FastifyInstance, { isSecure }: Config): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    frameguard: { action: 'deny' },
    // forms are sent with their origin, which is checked; addresses go to nobody else
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: isSecure ? { maxAge: YEAR_S, includeSubDomains: true } : false,
  });
};
