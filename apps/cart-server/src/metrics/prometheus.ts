import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Gauges, Metrics } from './metrics.ts';

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const gauge = (registers: Registry[], name: string, help: string, read: () => number): void => {
  void new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(read());
    },
  });
};

export const prometheus = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'baguni_answers_total',
    help: 'Answers, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'baguni_answer_seconds',
    help: 'Seconds from a request to its answer, by route',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'baguni_refusals_total',
    help: 'Refusals, by code',
    labelNames: ['code'],
    registers,
  });
  return {
    answered: ({ route, method, status, seconds: took, code }) => {
      answers.inc({ route, method, status });
      seconds.observe({ route }, took);
      if (code !== null) refusals.inc({ code });
    },
    watch: ({ running, connections }: Gauges) => {
      gauge(registers, 'baguni_calls_running', 'Calls that are being worked on', running);
      gauge(registers, 'baguni_database_connections', 'Open connections to the database', () => connections().open);
      gauge(
        registers,
        'baguni_database_idle',
        'Connections to the database that nobody uses',
        () => connections().idle,
      );
      gauge(
        registers,
        'baguni_database_waiting',
        'Transactions that wait for a connection to the database',
        () => connections().waiting,
      );
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
