import type { HttpDeps } from '@baguni/adapters';
import * as reports from '@baguni/adapters/reports';
import { expect, test, vi } from 'vitest';
import { lateLog } from './late-log.ts';
import type { AdapterParts } from './tokens.ts';

/** A log whose reports go to a network that notes them. */
const logged = (parts: AdapterParts['reports']) => {
  const sent: string[] = [];
  const http: HttpDeps = {
    fetch: (url, { body }) => {
      sent.push(`${url} ${JSON.stringify(body)}`);
      return Promise.resolve(new Response(JSON.stringify({ resultCode: '0000', data: {} })));
    },
    baseUrl: '/api',
    environmentName: () => 'local',
    language: 'ko',
    newId: () => 'id',
  };
  const log = lateLog(parts, http, { clock: { now: () => 0 }, pageUrl: () => 'https://cart.example/ko/pc/cart' });
  return { log, sent };
};
const error = (n: number) => ({ type: 'Unhandled', message: `error ${n}` }) as const;

test('[LG-01] reports are sent in their order, each once, by code that comes with the first', async () => {
  const { log, sent } = logged(() => Promise.resolve(reports));
  for (const n of [1, 2, 1]) log.report(error(n));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map((one) => /error \d/u.exec(one)?.[0])).toEqual(['error 1', 'error 2']);
  expect(sent[0]).toContain('/api/error-log/client');
});

test('[DL-03 CM-42] each removal goes to the log of activities', async () => {
  const { log, sent } = logged(() => Promise.resolve(reports));
  for (const count of [1, 1]) log.report({ type: 'UnitsRemoved', count });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.every((one) => one.startsWith('/api/activity-log/client'))).toBe(true);
});

test('[ER-07] code that does not come breaks nothing and is asked for again by the next report', async () => {
  const load = vi.fn<AdapterParts['reports']>(() => Promise.resolve(reports)).mockRejectedValueOnce(new Error('gone'));
  const { log, sent } = logged(load);
  expect(() => log.report(error(1))).not.toThrow();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  log.report(error(2));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toContain('error 2');
});
