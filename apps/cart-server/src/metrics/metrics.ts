import type { FastifyInstance } from 'fastify';
import type { Connections } from '../store/sql-store.ts';

/** An answer, as it is counted: nothing of its content, and no address's values. */
export interface Answered {
  readonly method: string;
  /** The pattern of the route; `none` where there is none. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  /** The code of a refusal (ER-01). */
  readonly code: string | null;
}

/** What is read when somebody asks for the metrics. */
export interface Gauges {
  /** Calls that are being worked on. */
  readonly running: () => number;
  readonly connections: () => Connections;
}

/** What a process counts for whoever operates it (SV-04). */
export interface Metrics {
  readonly answered: (answer: Answered) => void;
  readonly watch: (gauges: Gauges) => void;
  /** All of it in the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** Counts each answer. */
export const countAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async ({ method, routeOptions, refusal: code }, { statusCode: status, elapsedTime }) => {
    metrics.answered({ method, route: routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000, code });
  });
};
