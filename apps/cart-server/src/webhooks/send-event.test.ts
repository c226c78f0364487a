import { createSecretKey } from 'node:crypto';
import { createServer } from 'node:http';
import type { AdminEvent } from '@baguni/contract';
import { afterEach, expect, test } from 'vitest';
import { webhookReceivers } from '../config/webhook-receivers.ts';
import { startReceiver, type Receiver } from '../testing/webhook-receiver.ts';
import { sendEvent, signedHeaders } from './send-event.ts';

const receivers: Receiver[] = [];
afterEach(() => {
  for (const receiver of receivers.splice(0)) receiver.close();
});
const started: typeof startReceiver = async (answer) => {
  const receiver = await startReceiver(answer);
  receivers.push(receiver);
  return receiver;
};

const event: AdminEvent = {
  position: 7,
  tenant: 'marketplace',
  type: 'order.paid',
  subject: 'q1W2',
  createdAt: Date.UTC(2026, 10, 20, 3),
  detail: { paidAt: 5 },
};
const never = new AbortController().signal;
const send = (url: string, timeoutMs = 10_000, cancelled = never) => {
  const secrets = [`whsec_${Buffer.alloc(32, 7).toString('base64')}`];
  const [receiver] = webhookReceivers({ erp: { url, secrets } });
  if (!receiver) throw new Error('no receiver');
  return sendEvent(receiver, event, timeoutMs, cancelled);
};

test('signs the example of the reference libraries of Standard Webhooks as they do, once for each key', () => {
  const key = createSecretKey(Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'));
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}', now: 1_614_265_330_999 };
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  expect(signedHeaders([key, key], message)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': `${signature} ${signature}`,
  });
});

test('sends the event with its time as JSON, with an ID that repeats keep', async () => {
  const { url, received } = await started();
  const delivered = { outcome: 'delivered', reason: '204', waitMs: 0 };
  expect([await send(url), await send(url)]).toEqual([delivered, delivered]);
  const [first, second] = received;
  expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'baguni-server' });
  expect(JSON.parse(first?.body ?? '')).toEqual({ ...event, timestamp: '2026-11-20T03:00:00.000Z' });
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});

test.each([
  [200, {}, { outcome: 'delivered', reason: '200', waitMs: 0 }],
  [299, {}, { outcome: 'delivered', reason: '299', waitMs: 0 }],
  [300, {}, { outcome: 'redirected', reason: '300', waitMs: 0 }],
  [400, {}, { outcome: 'refused', reason: '400', waitMs: 0 }],
  [410, {}, { outcome: 'refused', reason: '410', waitMs: 0 }],
  [429, { 'retry-after': '120' }, { outcome: 'refused', reason: '429', waitMs: 120_000 }],
  [503, { 'retry-after': 'Fri, 27 Nov 2026 20:00:00 GMT' }, { outcome: 'refused', reason: '503', waitMs: 0 }],
])('reports an answer with the status %s', async (status, headers, attempt) => {
  const { url } = await started((response) => response.writeHead(status, headers).end());
  expect(await send(url)).toEqual(attempt);
});

test.each([301, 302, 303, 307, 308])('does not follow the redirect of a status %s', async (status) => {
  const other = await started();
  const { url } = await started((response) => response.writeHead(status, { location: other.url }).end());
  expect(await send(url)).toEqual({ outcome: 'redirected', reason: String(status), waitMs: 0 });
  expect(other.received).toEqual([]);
});

test('ends a request after its time, before the answer and within its body', async () => {
  const silent = await started(() => undefined);
  const slow = await started((response) => response.writeHead(200).write('{'));
  for (const { url } of [silent, slow])
    expect(await send(url, 300)).toEqual({ outcome: 'timeout', reason: 'TimeoutError', waitMs: 0 });
});

test('reports a reset, a refused connection and a cancelled request, without the address', async () => {
  const reset = await started((_, __, { socket }) => socket.resetAndDestroy());
  expect(await send(reset.url)).toEqual({ outcome: 'unreachable', reason: 'ECONNRESET', waitMs: 0 });
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const address = closed.address();
  await new Promise((resolve) => closed.close(resolve));
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await send(`http://127.0.0.1:${port}/`)).toEqual({
    outcome: 'unreachable',
    reason: 'ECONNREFUSED',
    waitMs: 0,
  });
  const silent = await started(() => undefined);
  const cancelling = new AbortController();
  const attempt = send(silent.url, 10_000, cancelling.signal);
  await expect.poll(() => silent.received.length).toBe(1);
  cancelling.abort();
  expect(await attempt).toEqual({ outcome: 'unreachable', reason: 'AbortError', waitMs: 0 });
});

test('reads at most 64 kB of an answer, then closes its connection; shorter answers keep it', async () => {
  const ports = new Set<number | undefined>();
  let size = 65_536;
  let isClosed = false;
  const { url } = await started((response, _, { socket }) => {
    ports.add(socket.remotePort);
    socket.once('close', () => (isClosed = true));
    response.writeHead(200).write('x'.repeat(size));
    if (size === 65_536) response.end();
  });
  for (let count = 0; count < 5; count += 1) await send(url);
  // a request may begin before the connection of the last one is free
  expect(ports.size).toBeLessThanOrEqual(2);
  expect(isClosed).toBe(false);
  // this answer never ends
  size = 65_537;
  expect(await send(url)).toEqual({ outcome: 'delivered', reason: '200', waitMs: 0 });
  await expect.poll(() => isClosed).toBe(true);
});
