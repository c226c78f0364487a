import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { Refused } from './refused.ts';

const isPlainOrigin = (origin: string, host: string, { isSecure }: Config): boolean =>
  origin === `https://${host}` || (!isSecure && origin === `http://${host}`);

const originHost = (origin: string, { isSecure }: Config): string | null => {
  const url = URL.parse(origin);
  if (!url || (isSecure && url.protocol !== 'https:')) return null;
  return url.host;
};

/** Refuses a POST from another origin (CS-1). */
export const mustBeSameOrigin = (request: FastifyRequest, config: Config): void => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const host = request.host.toLowerCase();
  const isOwn =
    typeof origin === 'string' && (isPlainOrigin(origin, host, config) || originHost(origin, config) === host);
  if (!isOwn) throw new Refused(403, 'the Origin header must be this server’s own');
  if (site !== undefined && site !== 'same-origin') throw new Refused(403, 'not sent by a page of this server');
};

/** Refuses requests without the client header, which forms and images cannot set (CS-1). */
export const mustBeOurClient = ({ headers }: FastifyRequest): void => {
  if (headers['x-baguni-client'] !== '1') throw new Refused(403, 'the X-Baguni-Client header is missing');
};
