import { randomUUID } from 'node:crypto';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { TakeReport } from '@baguni/backend';
import type { Config } from '../config/config.ts';
import { shortHash } from '../session/token.ts';

/** The longest text from a page in a log line, in UTF-16 units (LG-2). */
const MAX_REPORT_LENGTH = 1_024;

/** Where log lines go, instead of the process's output. */
export interface LogTarget {
  readonly write: (line: string) => void;
}

/** One line of JSON an entry, in UTC, with a number for the request; nothing of a request's content (LG-1, LG-2). */
export const logging = ({ logLevel }: Config, logTo: LogTarget | null): FastifyServerOptions => ({
  logger: {
    level: logLevel,
    base: null,
    ...(logTo ? { stream: { write: (line: string) => logTo.write(line) } } : {}),
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

declare module 'fastify' {
  interface FastifyRequest {
    /** The code that it was refused with (ER-01); null where it was not. */
    refusal: string | null;
  }
}

/** Malformed calls and unknown ids may be probing, so they are logged as warnings (LG-7); other refusals where they arise. */
const isSuspicious = (route: string, status: number): boolean =>
  route.startsWith('/api/') && (status === 400 || status === 404);

/** Logs each answer, and sends the request's number along. */
export const addLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook(
    'onResponse',
    async ({ method, routeOptions, visitor, refusal, log }, { statusCode: status, elapsedTime }) => {
      const route = routeOptions.url ?? 'none';
      const buyer = visitor ? shortHash(visitor.session.scope.owner) : null;
      const code = refusal === null ? {} : { code: refusal };
      const line = { method, route, status, ...code, ms: Math.round(elapsedTime), buyer };
      if (isSuspicious(route, status)) log.warn(line, 'does not fit or is not theirs');
      else log.info(line, 'answered');
    },
  );
};

/** Logs what a page reports, cut and marked as untrusted: errors as warnings (CM-40, CM-42, LG-2). */
export const reportTo =
  ({ log }: FastifyInstance): TakeReport =>
  (kind, untrusted) => {
    const line = { untrusted: untrusted.slice(0, MAX_REPORT_LENGTH) };
    if (kind === 'Error') log.warn(line, 'a page reports');
    else log.info(line, 'a shopper has done');
  };
