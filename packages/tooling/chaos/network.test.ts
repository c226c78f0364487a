import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { networkFaults } from './faults.ts';
import { faultyNetwork, type FaultyNetwork } from './network.ts';
import { randomOf } from './random.ts';

let server: Server;
let network: FaultyNetwork;
const heard: string[] = [];
const faults: string[] = [];

beforeEach(async () => {
  heard.length = 0;
  faults.length = 0;
  server = createServer(({ url = '' }, answer) => {
    heard.push(url);
    answer.writeHead(url === '/broken' ? 500 : 200).end('yes');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  network = faultyNetwork(
    (fault) => faults.push(fault),
    () => [port],
  );
  network.begin(randomOf('7'));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const ask = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
  try {
    const answer = await network.send('kim 1', path, { headers, signal: AbortSignal.timeout(20_000) });
    return `${answer.status} ${await answer.text()}`;
  } catch {
    return 'lost';
  }
};

test('forwards each request once without faults', async () => {
  expect([await ask('/one'), await ask('/two')]).toEqual(['200 yes', '200 yes']);
  expect(heard).toEqual(['/one', '/two']);
  expect(faults).toEqual([]);
});

test('causes every fault once faults are on', async () => {
  network.hurt(true);
  const paths = Array.from({ length: 300 }, (_, at) => `/${at}`);
  const answers = await Promise.all(paths.map((path) => ask(path, { 'idempotency-key': path })));
  expect(new Set(faults)).toEqual(new Set(Object.keys(networkFaults)));
  expect(new Set(answers)).toEqual(new Set(['200 yes', 'lost', '503 busy', '502 <h1>Bad gateway</h1>']));
  // copies arrive later
  await expect.poll(network.underWay, { timeout: 20_000 }).toBe(0);
  const visits = paths.map((path) => heard.filter((one) => one === path).length);
  expect(new Set(visits)).toEqual(new Set([0, 1, 2]));
  // an unanswered request may have reached the server, or not
  expect(new Set(visits.filter((_, at) => answers[at] === 'lost'))).toEqual(new Set([0, 1]));
});

test('records responses of 500 and missing responses', async () => {
  const begun = performance.now();
  await ask('/fine');
  await ask('/broken');
  server.close();
  server.closeAllConnections();
  await ask('/late');
  expect(network.failed).toMatchObject([
    { path: '/broken', status: 500, text: 'yes' },
    { path: '/late', status: null, text: '' },
  ]);
  for (const { begunAt, endedAt } of network.failed) {
    expect(begunAt).toBeGreaterThan(begun);
    expect(endedAt).toBeGreaterThan(begunAt);
  }
});
