import type { FastifyInstance } from 'fastify';
import type { Connections } from '../store/sql-store.ts';

export interface Answered {
  readonly method: string;
  /** Pattern of the route, or `none`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  readonly code: string | null;
}

/** Values that are read on each request for metrics. */
export interface Gauges {
  readonly running: () => number;
  readonly connections: () => Connections;
}

export interface Metrics {
  readonly answered: (answer: Answered) => void;
  readonly watch: (gauges: Gauges) => void;
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export const countAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async ({ method, routeOptions, refusal: code }, { statusCode: status, elapsedTime }) => {
    metrics.answered({ method, route: routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000, code });
  });
};
