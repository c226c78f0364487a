import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig, readSettings, printSettings } from './config.ts';
import { settingNames, settings, type Setting } from './settings.ts';

const guide = fileURLToPath(new URL('../../../../docs/guides/server.md', import.meta.url));

const orUnset = (text: string, { unset = 'none' }: Pick<Setting<unknown>, 'unset'>): string =>
  text === '' ? unset : `\`${text}\``;

const defaultCell = (row: Setting<unknown>): string =>
  [orUnset(row.usual, row), ...(row.demo === undefined ? [] : [`\`${row.demo}\` with the demo`])].join('; ');

const settingsTable = (): string =>
  [
    '| Name | Meaning | Default |',
    '|---|---|---|',
    ...Object.values(settings).map(
      (row: Setting<unknown>) => `| \`${row.name}\` | ${row.meaning} | ${defaultCell(row)} |`,
    ),
  ].join('\n');

test('the guide lists every setting; run with -u to update it', async () => {
  const [before, rest = ''] = readFileSync(guide, 'utf8').split('<!-- settings -->');
  const [, after] = rest.split('<!-- /settings -->');
  const updated = `${before}<!-- settings -->\n\n${settingsTable()}\n\n<!-- /settings -->${after}`;
  await expect(updated).toMatchFileSnapshot(guide);
});

const configFile = (value: unknown): Readonly<Record<'BAGUNI_CONFIG', string>> => {
  const file = join(mkdtempSync(join(tmpdir(), 'baguni-config-')), 'config.json');
  writeFileSync(file, JSON.stringify(value));
  return { BAGUNI_CONFIG: file };
};

test('reads and prints every setting once, in the order of the guide', () => {
  expect(readSettings({}).printed.map(({ name }) => name)).toEqual(settingNames);
});

test('reports all invalid settings at once, one line each', () => {
  const env = { PORT: 'x', BAGUNI_LIMITS: '1', ...configFile({ BAGUNI_STOP: 7, BAGUNI_STOPS: '1/2' }) };
  const { errors } = readSettings(env);
  expect(errors).toEqual([
    'BAGUNI_STOPS in the file is no setting; did you mean BAGUNI_STOP?',
    'PORT is "x"; it must be a number up to 65535',
    'BAGUNI_LIMITS is "1"; it must be requests a minute like 3600/240/60',
    'BAGUNI_STOP is "7"; it must be the seconds of draining and of the deadline, like 5/12',
  ]);
  expect(() => readConfig(env)).toThrow(`4 settings are invalid:\n  ${errors.join('\n  ')}`);
});

test('refuses a misspelled name, and reports other unknown names that may belong to another program', () => {
  const { errors, warnings } = readSettings({ BAGUNI_LIMIT: '1/1/1', BAGUNI_PORT: 'tcp://10.0.0.1:80', OTHER: 'x' });
  expect(errors).toEqual(['BAGUNI_LIMIT in the environment is no setting; did you mean BAGUNI_LIMITS?']);
  expect(warnings).toEqual(['BAGUNI_PORT in the environment is no setting']);
});

test('reads a config file in JSON; the environment wins', () => {
  const file = configFile({
    PORT: 5000,
    BAGUNI_TRUSTED_PROXIES: ['10.0.0.0/8', '::1'],
    BAGUNI_GATEWAYS: { production: { AddressBook: '/address-book' } },
    BAGUNI_DEMO: false,
    BAGUNI_LOG_LEVEL: 'warn',
  });
  const { config, printed } = readSettings({ ...file, BAGUNI_LOG_LEVEL: 'error', HOST: '' });
  expect(config).toMatchObject({
    port: 5_000,
    trustedProxies: ['10.0.0.0/8', '::1'],
    logLevel: 'error',
    isDemo: false,
  });
  expect(config.gateways.get('AddressBook')).toBe('/address-book');
  const sources = Object.fromEntries(printed.map(({ name, source }) => [name, source]));
  expect(sources).toMatchObject({ PORT: 'file', BAGUNI_LOG_LEVEL: 'environment', HOST: 'default' });
});

test.each([
  ['[1]', 'it must contain a JSON object'],
  ['{', 'JSON'],
])('refuses the config file %s', (text, reason) => {
  const file = join(mkdtempSync(join(tmpdir(), 'baguni-config-')), 'config.json');
  writeFileSync(file, text);
  expect(() => readConfig({ BAGUNI_CONFIG: file })).toThrow(`BAGUNI_CONFIG is "${file}"`);
  expect(() => readConfig({ BAGUNI_CONFIG: file })).toThrow(reason);
});

test('[SV-01] prints values with their source, and neither prints nor reports a secret', () => {
  const [lines, problems]: [string[], string[]] = [[], []];
  const out = { log: (line: string) => lines.push(line), error: (line: string) => problems.push(line) };
  printSettings({ DATABASE_URL: 'postgres://me:secret@db/x', BAGUNI_DB: '/data/x.sqlite' }, out);
  printSettings({ DATABASE_URL: 'mysql://me:secret@db/x', BAGUNI_POLL: '3' }, out);
  const collectors = ['https://me:secret@collector:4318', 'https://collector/?key=secret', 'https://collector:4318'];
  for (const at of [...collectors, 'ftp://me:secret@collector'])
    printSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: at }, out);
  const printed = lines.map((line) => line.split(/ {2,}/u));
  expect(printed).toContainEqual(['DATABASE_URL', '***', 'environment']);
  expect(printed).toContainEqual(['BAGUNI_DB', '/data/x.sqlite', 'environment']);
  const shown = printed.filter(([name]) => name === 'OTEL_EXPORTER_OTLP_ENDPOINT').map(([, text]) => text);
  expect(shown).toEqual([
    '(none: nothing is traced)',
    '(none: nothing is traced)',
    '***',
    '***',
    'https://collector:4318',
    '(none: nothing is traced)',
  ]);
  expect(printed).toContainEqual(['BAGUNI_LIMITS', '3600/240/60', 'default']);
  expect(problems.join('\n')).toMatch(/BAGUNI_POLL[^]*DATABASE_URL is invalid; it must be/u);
  expect([...lines, ...problems].join('\n')).not.toContain('secret');
  process.exitCode = 0;
});

test('[RL-6] reads the pool and its time-outs, and the TLS of the database', () => {
  const ca = configFile('authority').BAGUNI_CONFIG;
  const DATABASE_URL = 'postgres://db/shop';
  const { pool } = readConfig({
    DATABASE_URL,
    BAGUNI_DATABASE_POOL: '7',
    BAGUNI_STATEMENT_TIMEOUT: '900',
    BAGUNI_LOCK_TIMEOUT: '400',
    BAGUNI_DATABASE_TLS: ca,
  });
  expect(pool).toEqual({ connections: 7, statementMs: 900, lockMs: 400, tls: { ca: '"authority"' } });
  expect(readConfig({}).pool.tls).toBe(false);
  expect(readConfig({ DATABASE_URL, BAGUNI_DATABASE_TLS: 'on' }).pool.tls).toEqual({});
  expect(() => readConfig({ BAGUNI_DATABASE_TLS: '/no/such.pem' })).toThrow('no such file');
});

test('[SV-01] the TLS of the database is set in one place', () => {
  const url = 'postgres://db/shop?application_name=cart&sslmode=disable';
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  expect(() => readConfig({ DATABASE_URL: url, BAGUNI_DATABASE_TLS: 'on' })).toThrow(
    'DATABASE_URL has its own words about ssl, so BAGUNI_DATABASE_TLS must be off',
  );
  expect(() => readConfig({ BAGUNI_DATABASE_TLS: 'on' })).toThrow('BAGUNI_DATABASE_TLS needs DATABASE_URL');
});

test.each(['0.0.0.0', '::1', 'localhost', 'cart-1.internal'])('listens at HOST %s', (host) => {
  expect(readConfig({ HOST: host }).host).toBe(host);
});

test.each(['http://0.0.0.0', '0.0.0.0:4000', '256.1.1.1'])('refuses HOST %s before anything is opened', (host) => {
  expect(() => readConfig({ HOST: host })).toThrow(`HOST is "${host}"; it must be an address or the name of a host`);
});

test.each(['redis://127.0.0.1:6379', 'rediss://cart:secret@counts.shop.kr'])(
  '[RL-2] reads BAGUNI_LIMITS_URL %s',
  (url) => {
    expect(readConfig({ BAGUNI_LIMITS_URL: url }).limitsUrl).toBe(url);
  },
);

test.each(['redis://', 'http://127.0.0.1:6379', '127.0.0.1:6379'])('[RL-2] refuses BAGUNI_LIMITS_URL %s', (url) => {
  expect(() => readConfig({ BAGUNI_LIMITS_URL: url })).toThrow(
    'BAGUNI_LIMITS_URL is invalid; it must be an address like redis://user:password@host:6379',
  );
});

test('[FG-03] reads the thresholds of free shipping', () => {
  const { freeShippingThresholds } = readConfig({ BAGUNI_SHIPPING_THRESHOLDS: '20000/10000/0' }).environment;
  expect(freeShippingThresholds).toEqual({ ordinary: 20_000, club: 10_000, universeClub: 0 });
});
