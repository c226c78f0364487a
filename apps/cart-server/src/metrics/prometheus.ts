import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { limitKinds } from '../http/limits.ts';
import { SCHEMA_VERSION } from '../store/migrations.ts';
import { webhookOutcomes } from '../webhooks/send-event.ts';
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
  const limited = new Counter({
    name: 'baguni_rate_limited_total',
    help: 'Requests that a rate limit refused, by limit',
    labelNames: ['limit'],
    registers,
  });
  for (const limit of limitKinds) limited.inc({ limit }, 0);
  const deliveries = new Counter({
    name: 'baguni_webhook_deliveries_total',
    help: 'Attempts to deliver an event, by receiver and outcome',
    labelNames: ['receiver', 'outcome'],
    registers,
  });
  new Gauge({
    name: 'baguni_build_info',
    help: 'Always 1; the version of the program, and of the database that it needs',
    labelNames: ['version', 'schema'],
    registers,
  }).set({ version: process.env['BAGUNI_VERSION'] ?? 'source', schema: String(SCHEMA_VERSION) }, 1);
  return {
    answered: ({ route, method, status, seconds: took, code, limit }) => {
      answers.inc({ route, method, status });
      seconds.observe({ route }, took);
      if (code !== null) refusals.inc({ code });
      if (limit !== null) limited.inc({ limit });
    },
    watch: ({ running, mostRunning, connections, limits }: Gauges) => {
      const perMinute = new Gauge({
        name: 'baguni_rate_limit',
        help: 'Requests per minute that a rate limit allows, by limit',
        labelNames: ['limit'],
        registers,
      });
      for (const limit of limitKinds) perMinute.set({ limit }, limits[limit]);
      gauge(
        registers,
        'baguni_calls_limit',
        'Calls at the same time, above which others are refused',
        () => mostRunning,
      );
      gauge(
        registers,
        'baguni_database_pool_size',
        'Most connections to the database at the same time',
        () => connections().most,
      );
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
    watchLog: (dropped) => {
      void new Counter({
        name: 'baguni_log_lines_dropped_total',
        help: 'Log lines that were not written, by reason',
        labelNames: ['reason'],
        registers,
        collect() {
          this.reset();
          for (const [reason, count] of Object.entries(dropped())) this.inc({ reason }, count);
        },
      });
    },
    watchSharing: (isShared) => {
      gauge(
        registers,
        'baguni_rate_limits_shared',
        '1 if rate limits apply across processes, 0 while each process counts for itself',
        () => Number(isShared()),
      );
    },
    watchRetention: (status) => {
      gauge(
        registers,
        'baguni_retention_age_seconds',
        'Seconds since this process last found no more expired rows, or since its start',
        () => status().age / 1_000,
      );
      gauge(
        registers,
        'baguni_retention_backlog_seconds',
        'Seconds for which expired rows have been left, after failures too; 0 if none is left',
        () => status().backlog / 1_000,
      );
    },
    watchOutbox: (lag) => {
      void new Gauge({
        name: 'baguni_outbox_lag_seconds',
        help: 'Age of the oldest event that neither a webhook nor /admin/events has read; 0 if none, NaN without a database',
        registers,
        async collect() {
          this.set((await lag().catch(() => Number.NaN)) / 1_000);
        },
      });
    },
    webhookSent: ({ receiver, outcome }) => deliveries.inc({ receiver, outcome }),
    watchWebhooks: (receivers, lags) => {
      for (const receiver of receivers) for (const outcome of webhookOutcomes) deliveries.inc({ receiver, outcome }, 0);
      void new Gauge({
        name: 'baguni_webhook_lag_seconds',
        help: 'Age of the oldest event that a receiver has not received; 0 if it has all, NaN without a database',
        labelNames: ['receiver'],
        registers,
        async collect() {
          const found = await lags().catch(() => new Map<string, number>());
          for (const receiver of receivers) this.set({ receiver }, (found.get(receiver) ?? Number.NaN) / 1_000);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
