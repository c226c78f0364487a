import { adminEventTypes } from '@baguni/contract';
import { expect, test } from 'vitest';
import { readConfig, readSettings, printSettings } from './config.ts';

const secretOf = (bytes: number): string => `whsec_${Buffer.alloc(bytes, 7).toString('base64')}`;
const secret = secretOf(32);
const url = 'https://erp.shop.kr/events';

const read = (value: unknown) => readConfig({ BAGUNI_WEBHOOKS: JSON.stringify(value) }).webhooks;
const withUrl = (address: unknown) => () => read({ erp: { url: address, secrets: [secret] } });
const withSecrets = (...secrets: readonly unknown[]) => read({ erp: { url, secrets } })[0]?.secrets ?? [];

test('reads receivers of webhooks by name, with their keys', () => {
  const receivers = read({
    erp: { url, secrets: [secretOf(24), secretOf(64)] },
    'store-2': { url, secrets: [secret] },
  });
  expect(receivers.map(({ name, url: address }) => [name, address])).toEqual([
    ['erp', url],
    ['store-2', url],
  ]);
  const keys = receivers.map(({ secrets }) => secrets.map((key) => key.export().toString('base64')));
  expect(keys.flat().map((key) => `whsec_${key}`)).toEqual([secretOf(24), secretOf(64), secret]);
  expect(readConfig({}).webhooks).toEqual([]);
});

test.each(['https://10.0.0.7/events', 'http://localhost:8080/events', 'http://127.0.0.2:8080/', 'http://[::1]:8080/'])(
  'sends events to %s',
  (address) => {
    expect(withUrl(address)()[0]?.url).toBe(address);
  },
);

test.each([
  'http://erp.shop.kr/events',
  'http://10.0.0.7/events',
  'http://127.shop.kr/',
  'http://localhost.shop.kr/',
  'https://me:word@erp.shop.kr/',
  'https://me@erp.shop.kr/',
  'https://:word@erp.shop.kr/',
  'ftp://127.0.0.1/',
  '/events',
  7,
])('sends no events to %s, and does not print the address', (address) => {
  expect(withUrl(address)).toThrow(
    /^BAGUNI_WEBHOOKS is invalid; erp\.url must be an https address without a user, or an http address of this machine$/u,
  );
});

test('accepts the secrets that the specification allows, 1 to 5 of them', () => {
  const five = [1, 2, 3, 4, 5].map(() => secret);
  expect(withSecrets(...five)).toHaveLength(5);
  const refused = [
    [],
    [...five, secret],
    [secretOf(23)],
    [secretOf(65)],
    [secret.slice(6)],
    [secret, `${secret}!`],
    [7],
  ];
  for (const secrets of refused)
    expect(() => withSecrets(...secrets)).toThrow(
      /^BAGUNI_WEBHOOKS is invalid; erp\.secrets must be 1 to 5 texts of whsec_ and 24 to 64 bytes in base64$/u,
    );
});

test('sends all types of events, or those that a receiver names', () => {
  const withEvents = (events?: unknown) => read({ erp: { url, secrets: [secret], events } })[0]?.types;
  expect(withEvents()).toEqual(new Set(adminEventTypes));
  expect(withEvents(['stock.set', 'order.paid'])).toEqual(new Set(['order.paid', 'stock.set']));
  for (const events of [[], 'order.paid', ['order'], ['order.paid', 7], ['order.paid', 'order.paid'], null])
    expect(() => withEvents(events)).toThrow(
      /^BAGUNI_WEBHOOKS is invalid; erp\.events must be a list of different types: order\.prepared, .+$/u,
    );
});

test('accepts up to 20 receivers with names that fit in a metric', () => {
  const receivers = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`r${n}`, { url, secrets: [secret] }]));
  expect(read(receivers(20))).toHaveLength(20);
  expect(() => read(receivers(21))).toThrow('there must be at most 20 receivers');
  const named = (name: string) => () => read({ [name]: { url, secrets: [secret] } });
  expect(named('a'.repeat(40))()).toHaveLength(1);
  for (const name of ['a'.repeat(41), '', '1a', 'ERP', secret])
    expect(named(name)).toThrow('the name of a receiver must begin');
});

test('neither prints nor reports a secret, an address or a file of webhooks', () => {
  const given = [
    `{"erp":{"url":"${url}","secrets":["${secret}"]}}`,
    `{"erp":{"url":"${url}","secrets":["${secret}"}}`,
    `"${secret}"`,
    `{"erp":{"url":"${url}","secret":"${secret}"}}`,
    `{"erp":["${secret}"]}`,
    `{"${secret}":{}}`,
  ];
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  for (const text of given) printSettings({ BAGUNI_WEBHOOKS: text }, { log: print, error: print });
  process.exitCode = 0;
  expect(lines.join('\n')).toMatch(/^BAGUNI_WEBHOOKS +\*\*\* +environment$/mu);
  const errors = given.flatMap((text) => readSettings({ BAGUNI_WEBHOOKS: text }).errors);
  expect(errors).toEqual([
    'BAGUNI_WEBHOOKS is invalid; it must be JSON or a file of JSON',
    'BAGUNI_WEBHOOKS is invalid; it must be JSON or a file of JSON',
    'BAGUNI_WEBHOOKS is invalid; erp can only have url, secrets and events',
    'BAGUNI_WEBHOOKS is invalid; erp must be a JSON table',
    'BAGUNI_WEBHOOKS is invalid; the name of a receiver must begin with a lower-case letter, and have up to 40 lower-case letters, digits and hyphens',
  ]);
  for (const hidden of [secret, secret.slice(6, 20), url])
    expect([...lines, ...errors].join('\n')).not.toContain(hidden);
  expect(JSON.stringify(readConfig({ BAGUNI_WEBHOOKS: given[0] }))).not.toContain(secret.slice(6, 20));
});
