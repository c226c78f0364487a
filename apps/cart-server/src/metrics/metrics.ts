import type { FastifyInstance } from 'fastify';
import type { LimitKind } from '../http/limits.ts';
import type { WebhookSent } from '../webhooks/deliver.ts';
import type { Connections } from '../store/sql-store.ts';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { ListenAddress } from '../config/settings.ts';

export interface Answered {
  readonly method: string;
  /** Pattern of the route, or `none`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  readonly code: string | null;
  /** The limit that refused the request, or null. */
  readonly limit: LimitKind | null;
}

/** Values that are read on each request for metrics. */
export interface Gauges {
  readonly running: () => number;
  /** The number of running calls above which others are refused. */
  readonly mostRunning: number;
  readonly connections: () => Connections;
  /** Requests per minute, by limit. */
  readonly limits: Readonly<Record<LimitKind, number>>;
}

/** The delay of deletion, in ms. */
export interface RetentionStatus {
  /** Since the last run that left no expired row, or since the start. */
  readonly age: number;
  /** Since the first run after that one, or 0. */
  readonly backlog: number;
}

export interface Metrics {
  readonly answered: (answer: Answered) => void;
  readonly watch: (gauges: Gauges) => void;
  /** Receives the number of log lines that were not written, by reason. */
  readonly watchLog: (dropped: () => Readonly<Record<'client' | 'sampling' | 'buffer', number>>) => void;
  /** Receives whether all processes share their counts of requests. */
  readonly watchSharing: (isShared: () => boolean) => void;
  readonly watchRetention: (status: () => RetentionStatus) => void;
  /** Receives the age of the oldest event that neither a webhook nor `/admin/events` has read, in ms. */
  readonly watchOutbox: (lag: () => Promise<number>) => void;
  readonly webhookSent: (sent: WebhookSent) => void;
  /** Receives the age of the oldest event that each receiver has not received, in ms. */
  readonly watchWebhooks: (receivers: readonly string[], lags: () => Promise<ReadonlyMap<string, number>>) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export const countAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, { statusCode: status, elapsedTime }) => {
    const { method, routeOptions, refusal: code, limit } = request;
    metrics.answered({ method, route: routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000, code, limit });
  });
};

export const serveMetrics = async (metrics: Metrics, { host, port }: ListenAddress): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(`metrics cannot be served at ${host}:${port}`, { cause: error });
  });
  return server.unref();
};
