import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { shortHash } from './session/token.ts';

/** The longest text that came from a page, in a log line (LG-2). */
const LONGEST_REPORT = 1_024;

/** One line of JSON an entry, in UTC, with a number for the request; nothing of a request's content (LG-1, LG-2). */
export const logging = ({ logLevel }: Config): FastifyServerOptions => ({
  logger: {
    level: logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions.url ?? 'none' }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
  },
  // requests are logged once, when they are answered, without their address's values
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  requestIdHeader: false,
});

/** Logs each answer, and sends the request's number along. */
export const addLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async ({ method, routeOptions, visitor, log }, { statusCode, elapsedTime }) => {
    const buyer = visitor ? shortHash(visitor.session.scope.owner) : null;
    log.info({ method, route: routeOptions.url ?? 'none', status: statusCode, ms: Math.round(elapsedTime), buyer });
  });
};

/** Takes what a page reports, cut and marked as said by somebody else (CM-40, LG-2). */
export const reportTo =
  ({ log }: FastifyInstance) =>
  (untrusted: string): void => {
    log.warn({ untrusted: untrusted.slice(0, LONGEST_REPORT) }, 'a page reports');
  };
