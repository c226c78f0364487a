import { randomUUID } from 'node:crypto';
import sonicBoom from 'sonic-boom';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { TakeReport } from '@baguni/backend';
import type { Config } from '../config/config.ts';
import type { LimitKind } from './limits.ts';
import { shortHash } from '../session/stored-sessions.ts';

const MAX_REPORT_LENGTH = 1_024;

export interface LogTarget {
  readonly write: (line: string) => void;
}

/** Maximum size of lines that wait for the disk or the reader, in bytes; later lines are dropped. */
const MOST_WAITING = 1_000_000;

/** Writes lines without blocking. A full disk or a stuck reader costs lines, and never the process. */
export const lineWriter = (fd = 1): LogTarget & Pick<sonicBoom.SonicBoom, 'flush' | 'flushSync'> => {
  const stream = new sonicBoom.SonicBoom({ fd, sync: false, maxLength: MOST_WAITING });
  // lines are tried again with the next one
  stream.on('error', () => undefined);
  return stream;
};

/** Configures JSON logs in UTC with a request number and without request content (LG-1, LG-2). */
export const logging = ({ logLevel }: Config, logTo: LogTarget | null): FastifyServerOptions => ({
  logger: {
    level: logLevel,
    base: null,
    stream: logTo ? { write: (line: string) => logTo.write(line) } : lineWriter(),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions.url ?? 'none' }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
  },
  // one line per request, at its response, without values of the address
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
  requestIdHeader: false,
});

declare module 'fastify' {
  interface FastifyRequest {
    refusal: string | null;
    /** The rate limit that refused the request. */
    limit: LimitKind | null;
  }
}

/** Malformed calls and unknown ids may be probing, so they are warnings (LG-7). */
const isSuspicious = (route: string, status: number): boolean =>
  route.startsWith('/api/') && (status === 400 || status === 404);

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

export const reportTo =
  ({ log }: FastifyInstance): TakeReport =>
  (kind, untrusted) => {
    const line = { untrusted: untrusted.slice(0, MAX_REPORT_LENGTH) };
    if (kind === 'Error') log.warn(line, 'a page reports');
    else log.info(line, 'a shopper has done');
  };
