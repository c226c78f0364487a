import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Fault } from './faults.ts';
import { faultyNetwork, TAB_HEADER, type FaultyNetwork } from './network.ts';
import { randomOf } from './random.ts';

let server: Server;
let network: FaultyNetwork;
const heard: string[] = [];
const faults: Fault[] = [];

beforeEach(async () => {
  heard.length = 0;
  faults.length = 0;
  server = createServer((request, answer) => {
    heard.push(`${request.url ?? ''} ${String(request.headers[TAB_HEADER])}`);
    answer.writeHead(request.url === '/broken' ? 500 : 200).end('yes');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  network = await faultyNetwork(
    (fault) => faults.push(fault),
    () => [port],
  );
  network.begin(randomOf('7'));
});
afterEach(() => {
  network.close();
  server.closeAllConnections();
  server.close();
});

const ask = async (path: string, key?: string): Promise<string> => {
  const headers = { [TAB_HEADER]: 'kim 1', ...(key === undefined ? {} : { 'idempotency-key': key }) };
  try {
    const answer = await fetch(`${network.origin}${path}`, { headers, signal: AbortSignal.timeout(2_000) });
    return `${answer.status} ${await answer.text()}`;
  } catch {
    return 'lost';
  }
};

test('forwards each request once without faults, and hides the tab from the server', async () => {
  expect([await ask('/one'), await ask('/two')]).toEqual(['200 yes', '200 yes']);
  expect(heard).toEqual(['/one undefined', '/two undefined']);
  expect(faults).toEqual([]);
});

test('loses, doubles and breaks requests once faults are on', async () => {
  network.hurt(true);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(`/${at}`, `K${at}`)));
  expect(new Set(answers).size).toBeGreaterThan(2);
  expect(answers).toContain('lost');
  expect(faults).toContain('doubled');
});

test('records a response of 500', async () => {
  await ask('/broken');
  expect(network.serverErrors).toEqual(['500 of /broken: yes']);
});
