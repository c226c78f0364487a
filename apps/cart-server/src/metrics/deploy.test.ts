import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { MAX_RUNNING } from '../errors/answer-error.ts';
import { prometheus } from './prometheus.ts';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../${path}`, import.meta.url)), 'utf8');

const servedNames = async (): Promise<ReadonlySet<string>> => {
  const metrics = prometheus();
  const connections = () => ({ most: 1, open: 1, idle: 1, waiting: 0 });
  metrics.watch({
    running: () => 0,
    mostRunning: 1,
    connections,
    limits: { address: 1, read: 1, write: 1, report: 1 },
  });
  metrics.watchSharing(() => true);
  metrics.watchRetention(() => ({ age: 0, backlog: 0 }));
  metrics.watchOutbox(async () => 0);
  metrics.watchWebhooks(['erp'], async () => new Map([['erp', 0]]));
  const kinds = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gmu)];
  return new Set(kinds.map(([, name = '', kind]) => (kind === 'histogram' ? `${name}_bucket` : name)));
};

const alerts = [...read('deploy/alerts.yml').matchAll(/^ {6}- alert: (\w+)\n {8}expr: (.+)$/gmu)];

test('[SV-04] /metrics serves every metric of the alerts and of the dashboard', async () => {
  const { panels } = JSON.parse(read('deploy/grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[];
  };
  const queries = [
    ...alerts.map(([, , query = '']) => query),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const served = await servedNames();
  const named = new Set(queries.flatMap((query) => query.match(/\b(?:baguni|nodejs|process)_\w+/gu) ?? []));
  expect([...named].filter((name) => !served.has(name))).toEqual([]);
  // each metric of our own is shown
  expect([...served].filter((name) => name.startsWith('baguni_') && !named.has(name))).toEqual([]);
});

test('[SV-04] the alert of waiting transactions fires if all calls that a process accepts wait for the database', () => {
  const [, , query = ''] = alerts.find(([, name]) => name === 'BaguniPoolWaiting') ?? [];
  const limit = Number(/baguni_database_waiting\) > (\d+)$/u.exec(query)?.[1]);
  expect(MAX_RUNNING - readConfig({}).pool.connections).toBeGreaterThan(limit);
});

test('[SV-04] the alert of memory fires only above what BAGUNI_HEAP of the guide allows', () => {
  const [, , query = ''] = alerts.find(([, name]) => name === 'BaguniMemory') ?? [];
  const heap = Number(/BAGUNI_HEAP=(\d+)/u.exec(read('docs/guides/go-live.md'))?.[1]);
  expect(Number(/> (\S+)$/u.exec(query)?.[1])).toBeGreaterThan((heap + 100) * 2 ** 20);
});

test('[SV-04] the runbook has one row for each alert, with symptom, check and action', () => {
  const rows = [...read('docs/guides/runbook.md').matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gmu)];
  expect(alerts.length).toBe(read('deploy/alerts.yml').match(/- alert:/gu)?.length);
  expect(rows.map(([, alert]) => alert)).toEqual(alerts.map(([, alert]) => alert));
});
