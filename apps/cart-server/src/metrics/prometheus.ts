import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { limitKinds, type LimitKind } from '../http/limits.ts';
import { SCHEMA_VERSION } from '../store/migrations.ts';
import { webhookOutcomes } from '../webhooks/send-event.ts';
import type { Connections } from '../store/sql-store.ts';
import type { WebhookSent } from '../webhooks/deliver.ts';

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Answered {
  readonly method: string;
  /** Pattern of the route, or `none`. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
  readonly code: string | null;
  readonly limit: LimitKind | null;
}

/** The delay of deletion, in ms. */
export interface RetentionStatus {
  /** Since the last run that left no expired row, or since the start. */
  readonly age: number;
  /** Since the first run after that one, or 0. */
  readonly backlog: number;
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

export const prometheus = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Counter<Label> =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    void new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  };
  const answers = counter('baguni_answers_total', 'Answers, by route, method and status', 'route', 'method', 'status');
  const seconds = new Histogram({
    name: 'baguni_answer_seconds',
    help: 'Seconds from a request to its answer, by route',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });
  const refusals = counter('baguni_refusals_total', 'Refusals, by code', 'code');
  const limited = counter('baguni_rate_limited_total', 'Requests that a rate limit refused, by limit', 'limit');
  for (const limit of limitKinds) limited.inc({ limit }, 0);
  const deliveries = counter(
    'baguni_webhook_deliveries_total',
    'Attempts to deliver an event, by receiver and outcome',
    'receiver',
    'outcome',
  );
  new Gauge({
    name: 'baguni_build_info',
    help: 'Always 1; the version of the program, and of the database that it needs',
    labelNames: ['version', 'schema'],
    registers,
  }).set({ version: process.env['BAGUNI_VERSION'] ?? 'source', schema: String(SCHEMA_VERSION) }, 1);
  return {
    answered: ({ route, method, status, seconds: took, code, limit }: Answered): void => {
      answers.inc({ route, method, status });
      seconds.observe({ route }, took);
      if (code !== null) refusals.inc({ code });
      if (limit !== null) limited.inc({ limit });
    },
    watch: ({ running, mostRunning, connections, limits }: Gauges): void => {
      const perMinute = new Gauge({
        name: 'baguni_rate_limit',
        help: 'Requests per minute that a rate limit allows, by limit',
        labelNames: ['limit'],
        registers,
      });
      for (const limit of limitKinds) perMinute.set({ limit }, limits[limit]);
      gauge('baguni_calls_limit', 'Calls at the same time, above which others are refused', () => mostRunning);
      gauge('baguni_calls_running', 'Calls that are being worked on', running);
      const connection = (name: string, help: string, part: keyof Connections): void =>
        gauge(`baguni_database_${name}`, help, () => connections()[part]);
      connection('pool_size', 'Most connections to the database at the same time', 'most');
      connection('connections', 'Open connections to the database', 'open');
      connection('idle', 'Connections to the database that nobody uses', 'idle');
      connection('waiting', 'Transactions that wait for a connection to the database', 'waiting');
    },
    /** Receives the number of log lines that were not written, by reason. */
    watchLog: (dropped: () => Readonly<Record<'client' | 'sampling' | 'buffer', number>>): void => {
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
    watchSharing: (isShared: () => boolean): void =>
      gauge(
        'baguni_rate_limits_shared',
        '1 if rate limits apply across processes, 0 while each process counts for itself',
        () => Number(isShared()),
      ),
    watchRetention: (status: () => RetentionStatus): void => {
      gauge(
        'baguni_retention_age_seconds',
        'Seconds since this process last found no more expired rows, or since its start',
        () => status().age / 1_000,
      );
      gauge(
        'baguni_retention_backlog_seconds',
        'Seconds for which expired rows have been left, after failures too; 0 if none is left',
        () => status().backlog / 1_000,
      );
    },
    /** Receives the age of the oldest event that neither a webhook nor `/admin/events` has read, in ms. */
    watchOutbox: (lag: () => Promise<number>): void =>
      gauge(
        'baguni_outbox_lag_seconds',
        'Age of the oldest event that neither a webhook nor /admin/events has read; 0 if none, NaN without a database',
        async () => (await lag().catch(() => Number.NaN)) / 1_000,
      ),
    webhookSent: ({ receiver, outcome }: WebhookSent): void => deliveries.inc({ receiver, outcome }),
    /** Receives the age of the oldest event that each receiver has not received, in ms. */
    watchWebhooks: (receivers: readonly string[], lags: () => Promise<ReadonlyMap<string, number>>): void => {
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
    text: (): Promise<string> => registry.metrics(),
    contentType: registry.contentType,
  };
};

export type Metrics = ReturnType<typeof prometheus>;
