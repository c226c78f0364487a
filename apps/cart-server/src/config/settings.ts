import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { environmentNames, won, type Environment, type EnvironmentName } from '@baguni/domain/internal';
import { databaseHosts } from './database-hosts.ts';
import { gatewayTables } from './gateway-targets.ts';
import { hostTable, isHost } from './host-table.ts';
import { webhookReceivers } from './webhook-receivers.ts';

/** A setting of the server. Its value is a text, from the environment or the config file. */
export interface Setting<A> {
  readonly name: string;
  /** For the guide, in Markdown. */
  readonly meaning: string;
  readonly usual: string;
  /** The default of the demo, if it has its own. */
  readonly demo?: string;
  /** The effect of an empty default, for the guide. */
  readonly unset?: string;
  /** Completes the error: it must be … */
  readonly must: string;
  /** Returns true for a value with a password or another secret; it is never printed. */
  readonly isSecret?: (text: string) => boolean;
  /** True if no error of `parse` contains a part of the value. */
  readonly hasSafeErrors?: true;
  /** Returns undefined for an invalid text, or throws an error with a more precise reason. */
  readonly parse: (text: string) => A | undefined;
}

/** Trusted proxies in front of the server: their number, or addresses and ranges. None by default (RL-3). */
export type TrustedProxies = number | readonly string[];

/** Requests per minute. */
export interface RateLimits {
  readonly perAddress: number;
  readonly reads: number;
  readonly writes: number;
}

/** Times of a stop after SIGTERM, in ms. */
export interface StopTimes {
  /** From the first failed readiness check until the server stops listening. */
  readonly drain: number;
  /** From then until the process ends in any case. */
  readonly deadline: number;
}

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** TLS of database connections: off, or with certificates that must be valid for the host. */
export type DatabaseTls = false | { readonly ca?: string };

const setting = <A>(row: Setting<A>): Setting<A> => row;

const oneOf =
  <const A extends string>(known: readonly A[]) =>
  (text: string): A | undefined =>
    known.find((one) => one === text);

const whole =
  (least: number, most: number) =>
  (text: string): number | undefined =>
    /^\d{1,9}$/u.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined;

/** Parses a fixed count of numbers between slashes. */
const numbers =
  <A>(count: number, number: (text: string) => number | undefined, of: (...parsed: readonly number[]) => A) =>
  (text: string): A | undefined => {
    const parts = text.split('/');
    const parsed = parts.flatMap((part) => number(part) ?? []);
    return parts.length === count && parsed.length === count ? of(...parsed) : undefined;
  };

/** Parses an empty text as null. */
const orNone =
  <A>(parse: (text: string) => A | undefined) =>
  (text: string): A | null | undefined =>
    text === '' ? null : parse(text);

/** Parses an address of some schemes; null if it is empty. */
const address = (scheme: RegExp) => orNone((text) => (URL.canParse(text) && scheme.test(text) ? text : undefined));

const isOn = (text: string): boolean | undefined => (text === 'on' ? true : text === 'off' ? false : undefined);

const optional = (text: string): string | null => text || null;

const always = (): boolean => true;

const MAX_HOPS = 9;

const isRange = (text: string): boolean => {
  const [address = '', prefix, ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || more.length > 0) return false;
  // a prefix of 0 would trust every address
  return prefix === undefined || (/^[1-9]\d{0,2}$/u.test(prefix) && Number(prefix) <= bits);
};

const parseProxies = (text: string): TrustedProxies | undefined => {
  if (text === '') return 0;
  if (/^\d+$/u.test(text)) return Number(text) <= MAX_HOPS ? Number(text) : undefined;
  const ranges = text.split(',').map((range) => range.trim());
  return ranges.every(isRange) ? ranges : undefined;
};

const port = whole(0, 65_535);

const parseListenAddress = (text: string): ListenAddress | undefined => {
  const [, host = '127.0.0.1', digits = ''] = /^(?:(.+):)?([^:]*)$/u.exec(text) ?? [];
  const number = port(digits);
  return number === undefined ? undefined : { host: host.replace(/^\[(.*)\]$/u, '$1'), port: number };
};

const parseTls = (text: string): DatabaseTls => {
  if (text === 'off') return false;
  return text === 'on' ? {} : { ca: readFileSync(text, 'utf8') };
};

/** Parses a JSON table, or the JSON file that the text names; an empty table if there is no text. */
const jsonIn = (text: string): unknown => {
  if (text === '') return {};
  return JSON.parse(text.trimStart().startsWith('{') ? text : readFileSync(text, 'utf8'));
};

/** Parses JSON like `jsonIn`, but its errors contain no part of the text. */
const secretJsonIn = (text: string): unknown => {
  try {
    return jsonIn(text);
  } catch {
    throw new Error('it must be JSON or a file of JSON');
  }
};

const parseImageHosts = (text: string): readonly string[] | undefined => {
  const hosts = text === '' ? [] : text.split(',').map((host) => host.trim());
  return hosts.every(isHost) ? hosts : undefined;
};

/** True if an address may contain a password, or a key in its query. */
const hasCredentials = (text: string): boolean => /[@?]/u.test(text);

/** A shorter token could be guessed. */
const parseToken = (text: string): string | undefined => (/^[\x21-\x7e]{32,200}$/u.test(text) ? text : undefined);

const stages = environmentNames.filter((name): name is Exclude<EnvironmentName, 'local'> => name !== 'local');

/** All settings of the server, in the order of the guide. `meaning` and `unset` explain the values of the configuration. */
export const settings = {
  demo: setting({
    name: 'BAGUNI_DEMO',
    meaning:
      '`on` for the demo: everyone can sign in as any demo buyer, the environment is `local`, and http is allowed. `npm start`, `npm run dev` and the tests set `on`',
    usual: 'off',
    must: 'on or off',
    parse: isOn,
  }),
  stage: setting({
    name: 'BAGUNI_ENV',
    meaning: `the stage: ${stages.map((name) => `\`${name}\``).join(', ')}; it sets hosts and time-outs`,
    usual: 'production',
    demo: 'local',
    must: `one of ${environmentNames.join(', ')}`,
    parse: oneOf(environmentNames),
  }),
  hosts: setting({
    name: 'BAGUNI_HOSTS',
    meaning:
      'the hosts of each served tenant, as JSON or as a JSON file ([hosts](#hosts)); requests for other hosts get 421',
    usual: '',
    unset: 'the example hosts of the stage',
    must: 'a JSON table of hosts, or its file',
    parse: orNone((text) => hostTable(jsonIn(text))),
  }),
  imageHosts: setting({
    name: 'BAGUNI_IMAGE_HOSTS',
    meaning: 'other hosts from which the page may load pictures by https, e.g. `img.shop.kr,cdn.shop.kr`',
    usual: '',
    unset: 'none',
    must: 'hosts like img.shop.kr,cdn.shop.kr',
    parse: parseImageHosts,
  }),
  host: setting({
    name: 'HOST',
    meaning: 'the address where it listens; `0.0.0.0` for every network',
    usual: '127.0.0.1',
    must: 'an address or the name of a host',
    parse: (text) => (isIP(text) !== 0 || isHost(text) ? text : undefined),
  }),
  port: setting({
    name: 'PORT',
    meaning: 'the port where it listens',
    usual: '4000',
    must: 'a number up to 65535',
    parse: port,
  }),
  trustedProxies: setting({
    name: 'BAGUNI_TRUSTED_PROXIES',
    meaning:
      'the proxies in front of the server: how many, e.g. `1`, or their addresses and ranges, e.g. `10.0.0.0/8,::1`',
    usual: '',
    unset: 'none',
    must: 'how many there are, or their addresses and ranges, like 10.0.0.0/8,::1',
    parse: parseProxies,
  }),
  limits: setting({
    name: 'BAGUNI_LIMITS',
    meaning:
      'requests a minute before 429: by address (an IPv6 /64 is one), by a session’s reads, by its writes and by its reports. Visitors without a session share ten times the limits of a session per address, so the usual first number is ten times the sum of reads, writes and reports',
    usual: '3600/240/60',
    demo: '120000/6000/3000',
    must: 'requests a minute like 3600/240/60',
    parse: numbers(3, whole(1, 999_999_999), (perAddress, reads, writes): RateLimits => ({
      perAddress,
      reads,
      writes,
    })),
  }),
  limitsUrl: setting({
    name: 'BAGUNI_LIMITS_URL',
    meaning:
      'where all processes count requests ([limits of several processes](#limits-of-several-processes)): a Valkey or Redis from version 6, `redis://user:password@host:6379`, or `rediss://…` with TLS',
    usual: '',
    unset: 'the PostgreSQL of `DATABASE_URL`; with SQLite the memory of the process',
    must: 'an address like redis://user:password@host:6379',
    isSecret: always,
    parse: address(/^rediss?:\/\/[^/]/iu),
  }),
  mostDelayMs: setting({
    name: 'BAGUNI_DELAY_LIMIT',
    meaning: 'the delay of the event loop in ms above which requests are refused with 503; `0` for never',
    usual: '1000',
    must: 'milliseconds up to 60000',
    parse: whole(0, 60_000),
  }),
  requestTimeoutMs: setting({
    name: 'BAGUNI_REQUEST_TIMEOUT',
    meaning: 'the time for a client to send its request, in ms',
    usual: '10000',
    must: 'milliseconds from 1000 to 300000',
    parse: whole(1_000, 300_000),
  }),
  stop: setting({
    name: 'BAGUNI_STOP',
    meaning:
      'seconds after SIGTERM in which the server reports not ready but still answers, and seconds after that until it always ends',
    usual: '5/12',
    demo: '0/3',
    must: 'the seconds of draining and of the deadline, like 5/12',
    parse: numbers(2, whole(0, 999), (drain, deadline): StopTimes => ({
      drain: drain * 1_000,
      deadline: deadline * 1_000,
    })),
  }),
  heapMiB: setting({
    name: 'BAGUNI_HEAP',
    meaning:
      'MiB of the heap of JavaScript (Linux and macOS). The process replaces itself with one of this size when it starts, and needs up to 100 MiB more',
    usual: '',
    unset: 'the default of Node',
    must: 'MiB from 64 to 65536',
    parse: orNone(whole(64, 65_536)),
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    meaning:
      'a PostgreSQL database, `postgres://…`, directly or through [PgBouncer](#pgbouncer); of several hosts (`one:5432,two:5432`), the one that accepts writes is used',
    usual: '',
    unset: 'SQLite in a file',
    must: 'an address of PostgreSQL like postgres://user@host:5432/name, or of several hosts; target_session_attrs can only be read-write',
    isSecret: always,
    parse: orNone((text) => (databaseHosts(text) === undefined ? undefined : text)),
  }),
  databaseTls: setting({
    name: 'BAGUNI_DATABASE_TLS',
    meaning:
      '`on` to connect to PostgreSQL by TLS and to check its certificate, or the file of the authority that signed it; `off` if the address has its own `sslmode`',
    usual: 'off',
    must: 'on, off or a file of certificates',
    parse: parseTls,
  }),
  pool: setting({
    name: 'BAGUNI_DATABASE_POOL',
    meaning: 'connections to PostgreSQL of one process; retention uses one more',
    usual: '20',
    must: 'a number from 1 to 1000',
    parse: whole(1, 1_000),
  }),
  statementTimeout: setting({
    name: 'BAGUNI_STATEMENT_TIMEOUT',
    meaning: 'ms after which PostgreSQL ends a statement; the page waits for 3 s',
    usual: '2500',
    must: 'milliseconds from 100 to 60000',
    parse: whole(100, 60_000),
  }),
  lockTimeout: setting({
    name: 'BAGUNI_LOCK_TIMEOUT',
    meaning: 'the longest wait of a statement for a lock, in ms',
    usual: '2500',
    must: 'milliseconds from 100 to 60000',
    parse: whole(100, 60_000),
  }),
  dataFolder: setting({
    name: 'BAGUNI_DATA',
    meaning: 'the folder of the SQLite file',
    usual: '',
    unset: '`.data/` of the project',
    must: 'a folder',
    parse: optional,
  }),
  databaseFile: setting({
    name: 'BAGUNI_DB',
    meaning: 'the SQLite file',
    usual: '',
    unset: '`baguni-live.sqlite` in the folder; `baguni.sqlite` with the demo',
    must: 'a file',
    parse: optional,
  }),
  thresholds: setting({
    name: 'BAGUNI_SHIPPING_THRESHOLDS',
    meaning: 'won from which SmileDelivery ships free: for buyers outside the clubs, of a club, of the universe club',
    usual: '15000/12000/10000',
    must: 'three amounts in won like 15000/12000/10000',
    parse: numbers(3, whole(0, 999_999_999), (ordinary, club, universeClub): Environment['freeShippingThresholds'] => ({
      ordinary: won(ordinary),
      club: won(club),
      universeClub: won(universeClub),
    })),
  }),
  showsPageAfter: setting({
    name: 'BAGUNI_SHOWS_PAGE_AFTER',
    meaning:
      '`FirstGroup`: the page shows the cart as soon as it is read; `All`: after prices, coupons and cashback are read, without rendering on the server (PG-20)',
    usual: 'FirstGroup',
    must: 'FirstGroup or All',
    parse: oneOf(['FirstGroup', 'All']),
  }),
  gateways: setting({
    name: 'BAGUNI_GATEWAYS',
    meaning: 'the addresses of gateways by environment, as JSON or as a JSON file ([gateway pages](open-a-gateway.md))',
    usual: '',
    unset: 'none: gateways show that they are not ready',
    must: 'a JSON table like {"production":{"AddressBook":"/address-book"}}, or its file',
    parse: (text) => gatewayTables(jsonIn(text)),
  }),
  hasDocs: setting({
    name: 'BAGUNI_DOCS',
    meaning: '`on` to serve `/docs`, `/openapi.json`, `/playground` and `/guide`',
    usual: 'off',
    demo: 'on',
    must: 'on or off',
    parse: isOn,
  }),
  adminToken: setting({
    name: 'BAGUNI_ADMIN_TOKEN',
    meaning:
      'the bearer token of administrators, 32 to 200 ASCII characters, e.g. from `openssl rand -hex 32` ([calls of administrators](#calls-of-administrators))',
    usual: '',
    unset: 'none: these calls do not exist',
    must: '32 to 200 ASCII characters without spaces',
    isSecret: always,
    parse: orNone(parseToken),
  }),
  webhooks: setting({
    name: 'BAGUNI_WEBHOOKS',
    meaning:
      'the systems that receive events by [webhooks](#webhooks), with their addresses and secrets, as JSON or as a JSON file',
    usual: '',
    unset: 'none: events are only read',
    must: 'a JSON table like {"erp":{"url":"https://erp.shop.kr/events","secrets":["whsec_…"]}}, or its file',
    isSecret: always,
    hasSafeErrors: true,
    parse: (text) => webhookReceivers(secretJsonIn(text)),
  }),
  logLevel: setting({
    name: 'BAGUNI_LOG_LEVEL',
    meaning:
      'the lowest level of log lines: `info` logs every response, `warn` and `error` only problems, `silent` none',
    usual: 'info',
    demo: 'warn',
    must: 'info, warn, error or silent',
    parse: oneOf(['info', 'warn', 'error', 'silent']),
  }),
  logSample: setting({
    name: 'BAGUNI_LOG_SAMPLE',
    meaning: 'per cent of the successful responses that `info` logs; failures and refusals are always logged',
    usual: '100',
    must: 'a number from 0 to 100',
    parse: whole(0, 100),
  }),
  metricsAt: setting({
    name: 'BAGUNI_METRICS',
    meaning: 'where `/metrics` is served: a port on this machine, e.g. `9464`, or a host and a port',
    usual: '',
    unset: 'nowhere',
    must: 'a port, or a host and a port, like 9464',
    parse: orNone(parseListenAddress),
  }),
  tracesTo: setting({
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning:
      'the OpenTelemetry collector that receives [traces](#traces) by OTLP over HTTP, e.g. `http://127.0.0.1:4318`',
    usual: '',
    unset: 'none: nothing is traced',
    must: 'an address like http://127.0.0.1:4318',
    isSecret: hasCredentials,
    parse: address(/^https?:\/\//iu),
  }),
};

/** Names that a config file may contain. */
export const settingNames: readonly string[] = Object.values(settings).map(({ name }) => name);
