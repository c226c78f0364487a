import type { FastifyRequest, FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Tenant } from '@baguni/domain/internal';
import type { Visitor, Visitors } from '../session/visitors.ts';

/** A refusal before any cart rule. The message is for client developers. */
export class Refused extends Error {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  constructor(statusCode: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.statusCode = statusCode;
    this.headers = headers;
  }
}

/** Refuses a Host header that no address can contain, e.g. with port 99999. */
export const mustHaveHost = ({ host }: FastifyRequest): void => {
  if (!URL.canParse(`http://${host}`)) throw new Refused(400, 'the Host header is no host');
};

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

/** The refusal of a call whose session ended meanwhile; the page sends it again with its new cookie (RL-8). */
export const sessionEnded = (): Refused =>
  new Refused(503, 'the session has just ended: send it again', { 'retry-after': '1' });

/**
 * Returns the visitor of a call.
 * @throws Refused 503 if the session has just ended
 */
export const entered = async (
  visitors: Visitors,
  request: FastifyRequest,
  reply: FastifyReply,
  tenant: Tenant,
): Promise<Visitor> => {
  const visitor = await visitors.enter(request, reply, tenant);
  if (visitor === null) throw sessionEnded();
  return visitor;
};
