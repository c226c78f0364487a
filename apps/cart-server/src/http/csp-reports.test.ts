import { expect, test } from 'vitest';
import { openSqlite } from '../store/open-store.ts';
import type { AddCounts } from '../store/rate-counts.ts';
import { testServer } from '../testing/server.ts';

const asked = (type: string, payload: unknown) =>
  ({
    method: 'POST',
    url: '/csp-reports',
    headers: { host: 'localhost', 'content-type': type },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  }) as const;

const older = {
  'csp-report': {
    'document-uri': 'https://cart.example/ko/pc/cart?buyer=1',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/steal.js?token=abc',
  },
};
const newer = [
  {
    type: 'csp-violation',
    body: {
      documentURL: 'https://cart.example/ko/pc/order/0123456789abcdef0123456789abcdef',
      effectiveDirective: 'style-src-attr',
      blockedURL: 'inline',
    },
  },
];

const linesOf = (written: readonly string[]) =>
  written
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'a page met its policy');

test('[CS-6] accepts both report formats and logs them without query, key and path of the blocked address', async () => {
  const written: string[] = [];
  const { app } = await testServer({ config: { logLevel: 'info' }, logTo: { write: (line) => written.push(line) } });
  const answers = [
    await app.inject(asked('application/csp-report', older)),
    await app.inject(asked('application/reports+json', newer)),
  ];
  expect(answers.map(({ statusCode, body, headers }) => [statusCode, body, headers['set-cookie']])).toEqual([
    [204, '', undefined],
    [204, '', undefined],
  ]);
  expect(linesOf(written)).toMatchObject([
    { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/ko/pc/cart' },
    { directive: 'style-src-attr', blocked: 'inline', page: '/ko/pc/order/…' },
  ]);
  expect(written.join('')).not.toMatch(/token=abc|0123456789abcdef|buyer=1/u);
});

test.each([
  ['application/csp-report', '{', 400],
  ['application/csp-report', 'null', 400],
  ['application/csp-report', '{"csp-report":"x"}', 400],
  ['application/reports+json', '[1,{"type":"deprecation","body":{}}]', 400],
  ['application/json', '{}', 415],
  ['text/plain', 'x', 415],
  ['application/csp-report', `{"csp-report":{"x":"${'x'.repeat(9000)}"}}`, 413],
  // such an object cannot be converted to a string
  ['application/csp-report', '{"csp-report":{"document-uri":{"toString":1}}}', 204],
  ['application/csp-report', '{"csp-report":{"blocked-uri":{"toString":1}}}', 204],
  ['application/csp-report', '{"csp-report":{"effective-directive":{"toString":1}}}', 204],
])('[CS-6] %s: %j is answered %i', async (type, payload, status) => {
  const { app } = await testServer();
  expect((await app.inject(asked(type, payload))).statusCode).toBe(status);
});

test('[CS-6 RL-2] escapes unexpected fields for the log, and logs few of many reports', async () => {
  const written: string[] = [];
  const { app } = await testServer({ config: { logLevel: 'info' }, logTo: { write: (line) => written.push(line) } });
  const odd = { documentURL: 7, effectiveDirective: 'x\n"y', blockedURL: { a: 1 } };
  const many = Array.from({ length: 50 }, () => ({ type: 'csp-violation', body: odd }));
  expect((await app.inject(asked('application/reports+json', many))).statusCode).toBe(204);
  const lines = linesOf(written);
  expect([lines.length, lines[0]?.['directive'], lines[0]?.['page']]).toEqual([5, 'x', '']);
  const statuses: number[] = [];
  for (let n = 0; n < 25; n += 1) statuses.push((await app.inject(asked('application/csp-report', older))).statusCode);
  expect([statuses.filter((status) => status === 204).length, statuses.at(-1)]).toEqual([19, 429]);
});

test('[CS-6 RL-2] shares the count of reports separately from other requests of the same address', async () => {
  const sums = new Map<string, number>();
  const addRateCounts: AddCounts = async (added) =>
    added.map(({ key, count }) => {
      const sum = (sums.get(key) ?? 0) + count;
      sums.set(key, sum);
      return { count: sum, endsIn: 60_000 };
    });
  const store = { ...(await openSqlite(':memory:')), addRateCounts };
  const { app } = await testServer({ store, config: { limits: { perAddress: 60, reads: 60, writes: 60 } } });
  for (let n = 0; n < 30; n += 1) await app.inject({ url: '/nowhere', headers: { host: 'localhost' } });
  await expect.poll(() => [...sums.values()]).toEqual([30]);
  const report = async () => (await app.inject(asked('application/csp-report', older))).statusCode;
  for (let n = 0; n < 4; n += 1) expect(await report()).toBe(204);
  expect([...sums.values()]).toEqual([30, 4]);
});
