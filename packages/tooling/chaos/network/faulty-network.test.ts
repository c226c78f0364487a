import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { faultCounter } from '../faults.ts';
import { randomOf } from '../random.ts';
import { faultyNetwork, TAB_HEADER, type FaultyNetwork } from './faulty-network.ts';

let server: Server;
let network: FaultyNetwork;
const heard: string[] = [];
const faults = faultCounter();

beforeEach(async () => {
  heard.length = 0;
  server = createServer((request, answer) => {
    heard.push(`${request.url ?? ''} ${String(request.headers[TAB_HEADER])}`);
    answer.writeHead(request.url === '/broken' ? 500 : 200).end('yes');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  network = await faultyNetwork({ faults, ports: () => [port] });
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
    const answer = await fetch(`${network.origin}${path}`, { headers });
    return `${answer.status} ${await answer.text()}`;
  } catch {
    return 'lost';
  }
};

test('a calm network carries everything once, and no server hears of the tab', async () => {
  expect([await ask('/one'), await ask('/two')]).toEqual(['200 yes', '200 yes']);
  expect(heard).toEqual(['/one undefined', '/two undefined']);
  expect(faults.take().size).toBe(0);
});

test('a network that hurts loses, doubles and breaks; what met a change is known by its key', async () => {
  network.hurt(true);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(`/${at}`, `K${at}`)));
  expect(new Set(answers).size).toBeGreaterThan(2);
  expect(answers).toContain('lost');
  const happened = faults.take();
  expect(happened.get('doubled')).toBeGreaterThan(0);
  expect([...network.met.values()].flat().length).toBe([...happened.values()].reduce((sum, one) => sum + one, 0));
});

test('an answer of 500 is written down', async () => {
  await ask('/broken');
  expect(network.serverErrors).toEqual(['500 of /broken: yes']);
});
