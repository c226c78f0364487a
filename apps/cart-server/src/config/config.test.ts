import { environmentNames } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const demo = { BAGUNI_DEMO: 'on' };

test.each([{}, { BAGUNI_DEMO: '' }, { BAGUNI_DEMO: 'off' }, { NODE_ENV: 'development' }, { NODE_ENV: 'production' }])(
  '[SV-02] %j is a live server without the demo',
  (env) => {
    const { isDemo, isSecure, environment, limits, trustedProxies, logLevel } = readConfig(env);
    expect([isDemo, isSecure, environment.name, trustedProxies, logLevel]).toEqual([
      false,
      true,
      'production',
      0,
      'info',
    ]);
    expect(limits).toEqual({ perAddress: 3_600, reads: 240, writes: 60 });
  },
);

test.each([demo, { ...demo, NODE_ENV: 'development' }, { ...demo, NODE_ENV: 'test', BAGUNI_ENV: 'local' }])(
  '[SV-02] %j is the demo on a local machine',
  (env) => {
    const { isDemo, isSecure, environment } = readConfig(env);
    expect([isDemo, isSecure, environment.name]).toEqual([true, false, 'local']);
  },
);

test('applies production rules to every stage except the demo', () => {
  for (const name of environmentNames.filter((one) => one !== 'local')) {
    const { environment, hosts: _, ...rest } = readConfig({ BAGUNI_ENV: name });
    const { environment: __, hosts: ___, ...production } = readConfig({});
    expect([environment.name, rest]).toEqual([name, production]);
  }
});

test.each([
  [{ ...demo, NODE_ENV: 'production' }, 'NODE_ENV=production refuses it'],
  [{ ...demo, BAGUNI_ENV: 'production' }, 'BAGUNI_ENV is "production"'],
  [{ ...demo, BAGUNI_ENV: 'development' }, 'BAGUNI_ENV is "development"'],
  [{ BAGUNI_ENV: 'local' }, 'BAGUNI_DEMO=on asks for it'],
  [{ BAGUNI_DEMO: '1' }, 'BAGUNI_DEMO is "1"; it must be on or off'],
  [{ BAGUNI_DEMO: 'true' }, 'it must be on or off'],
  [{ BAGUNI_DEMO: 'ON' }, 'it must be on or off'],
  [{ BAGUNI_ENV: 'moon' }, 'BAGUNI_ENV is "moon"'],
  [{ PORT: '4000x' }, 'PORT is "4000x"'],
  [{ BAGUNI_LIMITS: '1200' }, 'BAGUNI_LIMITS is "1200"'],
  [{ BAGUNI_STOP: '5' }, 'BAGUNI_STOP is "5"; it must be the seconds of draining and of the deadline, like 5/12'],
  [{ BAGUNI_LIMITS: '1200/0/60' }, 'it must be requests a minute like 3600/240/60'],
  [{ BAGUNI_METRICS: 'on' }, 'BAGUNI_METRICS is "on"; it must be a port'],
  [{ BAGUNI_METRICS: '0.0.0.0:' }, 'it must be a port'],
  [{ BAGUNI_METRICS: '65536' }, 'it must be a port'],
  [{ BAGUNI_SHOWS_PAGE_AFTER: 'all' }, 'it must be FirstGroup or All'],
  [
    { BAGUNI_ADMIN_TOKEN: 'short' },
    'BAGUNI_ADMIN_TOKEN is invalid; it must be 32 to 200 ASCII characters without spaces',
  ],
  [{ BAGUNI_GATEWAYS: '/nowhere.json' }, 'no such file'],
])('refuses %j: %s', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
});

test('[PG-20] shows the page after the first group of calls, or after all by a setting', () => {
  const of = (env: Parameters<typeof readConfig>[0]) => readConfig(env).environment.showsPageAfter;
  expect([of({}), of({ BAGUNI_SHOWS_PAGE_AFTER: 'All' })]).toEqual(['FirstGroup', 'All']);
});

test('[SV-01] stores demo data in its own file unless a file is named', () => {
  const folder = { BAGUNI_DATA: '/data' };
  expect(readConfig({ ...folder, ...demo }).databaseFile).toBe('/data/baguni.sqlite');
  expect(readConfig(folder).databaseFile).toBe('/data/baguni-live.sqlite');
  expect(readConfig({ ...folder, BAGUNI_DB: '/mine' }).databaseFile).toBe('/mine');
  expect(readConfig(demo).databaseFile).toMatch(/\/\.data\/baguni\.sqlite$/u);
});

test('[SV-04] reads the times of a stop; the demo drains nothing', () => {
  expect(readConfig({}).stop).toEqual({ drain: 5_000, deadline: 12_000 });
  expect(readConfig(demo).stop.drain).toBe(0);
  expect(readConfig({ BAGUNI_STOP: '1/2' }).stop).toEqual({ drain: 1_000, deadline: 2_000 });
});

test('reads the token of administrators, and never prints a refused one', () => {
  const token = 'x'.repeat(32);
  const of = (text: string) => readConfig({ BAGUNI_ADMIN_TOKEN: text }).adminToken;
  expect([of(''), of(token)]).toEqual([null, token]);
  expect(() => of(`secret ${token}`)).toThrow(/^(?![\s\S]*secret)[\s\S]*BAGUNI_ADMIN_TOKEN is invalid/u);
});

test('[RL-2] reads the limits per minute of an address, of reads and of writes', () => {
  expect(readConfig({ BAGUNI_LIMITS: '5000/400/90' }).limits).toEqual({ perAddress: 5_000, reads: 400, writes: 90 });
});

test('serves metrics on request, on the local machine unless a host is set', () => {
  const at = (text: string) => readConfig({ BAGUNI_METRICS: text }).metricsAt;
  expect(readConfig({}).metricsAt).toBeNull();
  expect(at('9464')).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(at('0.0.0.0:9464')).toEqual({ host: '0.0.0.0', port: 9464 });
  expect(at('[::1]:0')).toEqual({ host: '::1', port: 0 });
});
