import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import sonicBoom from 'sonic-boom';
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { TakeReport } from '@baguni/backend';
import type { Config } from '../config/config.ts';
import { clientReader, type LimitKind } from './limits.ts';
import { shortHash } from '../session/tokens.ts';

const MAX_REPORT_LENGTH = 1_024;

export interface LogTarget {
  readonly write: (line: string) => void;
  /** Returns how many lines did not fit in the buffer. */
  readonly dropped?: () => number;
}

/** Maximum size of lines that wait for the disk or the reader, in bytes; later lines are dropped. */
const MOST_WAITING = 1_000_000;

/** Writes lines without blocking. A full disk or a stuck reader costs lines, and never the process. */
export const lineWriter = (fd = 1): LogTarget & Pick<sonicBoom.SonicBoom, 'flush' | 'flushSync'> => {
  const stream = new sonicBoom.SonicBoom({ fd, sync: false, maxLength: MOST_WAITING });
  let dropped = 0;
  stream.on('drop', () => (dropped += 1));
  // lines are tried again with the next one
  stream.on('error', () => undefined);
  return Object.assign(stream, { dropped: () => dropped });
};

/** Bytes per second that one client may write into the log. */
const BYTES_A_SECOND = 1_000;
/** Bytes that a client may write at once, e.g. while a page loads. */
const BURST = 10_000;
/** Clients whose budget is remembered. */
const MOST_CLIENTS = 10_000;

/** Returns whether a client may log a line of this length. */
export const logBudget = (now: () => number = Date.now): ((client: string, bytes: number) => boolean) => {
  const clients = new LRUCache<string, { readonly left: number; readonly at: number }>({ max: MOST_CLIENTS });
  return (client, bytes) => {
    const at = now();
    const known = clients.get(client);
    const left = known ? Math.min(BURST, known.left + ((at - known.at) / 1_000) * BYTES_A_SECOND) : BURST;
    const fits = bytes <= left;
    clients.set(client, { left: fits ? left - bytes : left, at });
    return fits;
  };
};

/** Lines that were not written: over the budget of a client, or successful answers that were not sampled. */
export interface LogDrops {
  client: number;
  sampling: number;
}

/** The client of a request’s logger; loggers that derive from it inherit the property. */
const CLIENT = Symbol('client');

const clientIn = (logger: unknown): string | undefined =>
  typeof logger === 'object' && logger !== null && CLIENT in logger ? String(logger[CLIENT]) : undefined;

/** Writes the lines of each client within its budget. Pino sets `lastLogger` before each line, because of the symbol. */
const budgetedStream = (to: LogTarget, drops: LogDrops) => {
  const fits = logBudget();
  return {
    [Symbol.for('pino.metadata')]: true,
    lastLogger: undefined as unknown,
    write(line: string): void {
      const client = clientIn(this.lastLogger);
      if (client === undefined || fits(client, Buffer.byteLength(line))) to.write(line);
      else drops.client += 1;
    },
  };
};

/** Configures JSON logs in UTC with a request number and without request content (LG-1, LG-2). */
export const logging = (
  { logLevel, trustedProxies }: Config,
  logTo: LogTarget | null,
  drops: LogDrops,
): FastifyServerOptions => {
  const clientOfRequest = clientReader(trustedProxies);
  return {
    logger: {
      level: logLevel,
      base: null,
      stream: budgetedStream(logTo ?? lineWriter(), drops),
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        req: ({ method, routeOptions }) => ({ method, route: routeOptions.url ?? 'none' }),
        res: ({ statusCode }) => ({ status: statusCode }),
      },
    },
    // one line per request, at its response, without values of the address
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger, bindings, options, request) =>
      Object.assign(logger.child(bindings, options), { [CLIENT]: clientOfRequest(request) }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  };
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly logDrops: LogDrops;
  }
  interface FastifyRequest {
    refusal: string | null;
    /** The rate limit that refused the request. */
    limit: LimitKind | null;
  }
}

/** Malformed calls and unknown ids may be probing, so they are warnings (LG-7). */
const isSuspicious = (route: string, status: number): boolean =>
  route.startsWith('/api/') && (status === 400 || status === 404);

export const addLog = (app: FastifyInstance, { logSample }: Pick<Config, 'logSample'>): void => {
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
      // failures and refusals are always logged
      const isSampled = status >= 400 || Math.random() * 100 < logSample;
      if (!isSampled) app.logDrops.sampling += 1;
      else if (isSuspicious(route, status)) log.warn(line, 'does not fit or is not theirs');
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
