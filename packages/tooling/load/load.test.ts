import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { randomOf } from '../chaos/random.ts';
import { countFailures, loadAt, measureCapacity, type Measured } from './run-load.ts';
import { firstUnitOf } from './rows.ts';
import { traffic, zipf, type Request } from './traffic.ts';

const shareBelow = (most: number, exponent: 0.5 | 1): number => {
  const random = randomOf('shares');
  const numbers = Array.from({ length: 20_000 }, () => zipf(random, 10_000, exponent));
  expect(numbers.every((one) => Number.isSafeInteger(one) && one >= 0 && one < 10_000)).toBe(true);
  return numbers.filter((one) => one < most).length / numbers.length;
};

test('selects some shoppers and items much more often than others', () => {
  // of 10,000: with the exponent 1 the first 100 get half, with 0.5 a tenth
  expect(shareBelow(100, 1)).toBeCloseTo(0.5, 1);
  expect(shareBelow(100, 0.5)).toBeCloseTo(0.1, 1);
});

test('a shopper has one request in flight, and the next one fits the answer', () => {
  const next = traffic(randomOf('traffic'), 100, 3);
  const three = [next(), next(), next()];
  expect(new Set(three.map(({ token }) => token)).size).toBe(3);
  for (const one of three) one.done(0, '');
  const ask = (kind: Request['kind']): Request => {
    for (;;) {
      const request = next();
      if (request.kind === kind && request.token.endsWith('L1')) return request;
      request.done(200, JSON.stringify({ data: null }));
    }
  };
  const set = ask('quantity');
  const { cartUnitId, quantity } = set.body as { readonly cartUnitId: number; readonly quantity: number };
  expect([set.body, cartUnitId - firstUnitOf(1)]).toMatchObject([{ quantity: 2, unitVersion: 1 }, expect.any(Number)]);
  set.done(200, JSON.stringify({ data: { unit: { cartUnitId, quantity, version: 7 }, cartVersion: 9 } }));
  const orders = Array.from({ length: 100 }, () => {
    const order = ask('order');
    order.done(200, JSON.stringify({ data: null }));
    return order.body as { readonly cartUnitIds: readonly number[] };
  });
  expect(orders.find(({ cartUnitIds }) => cartUnitIds[0] === cartUnitId)).toMatchObject({
    cartVersion: 9,
    payableSeen: 80_000,
  });
});

const request: Request = { kind: 'read', path: '/', token: '', body: {}, done: () => undefined };
const newMeasured = (): Measured => ({ times: new Map(), statuses: new Map() });

test('a stalled server is measured by all requests that were due meanwhile', async () => {
  const stalledUntil = performance.now() + 500;
  let [running, most] = [0, 0];
  const answer = async (): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await wait(Math.max(0, stalledUntil - performance.now()));
    running -= 1;
    return 200;
  };
  const measured = newMeasured();
  await loadAt({ next: () => request, answer, random: randomOf('stall') }, 200, 1, measured);
  const times = measured.times.get('read') ?? [];
  // about a hundred requests were due in half a second; each waited for the rest of it
  expect(times.filter((ms) => ms > 100).length).toBeGreaterThan(40);
  // they were sent without waiting for answers
  expect(most).toBeGreaterThan(40);
  expect([...measured.statuses]).toEqual([[200, times.length]]);
});

test('a request counts from the moment when it was due, although the load itself was late', async () => {
  const measured = newMeasured();
  let isFirst = true;
  const next = (): Request => {
    const until = performance.now() + (isFirst ? 300 : 0);
    isFirst = false;
    while (performance.now() < until);
    return request;
  };
  await loadAt({ next, answer: async () => 200, random: randomOf('late') }, 200, 0.3, measured);
  expect((measured.times.get('read') ?? []).filter((ms) => ms > 100).length).toBeGreaterThan(20);
});

test('refusals because of another change of the cart are no failures', () => {
  const statuses = new Map([
    [200, 100],
    [409, 50],
  ]);
  expect(countFailures({ ...newMeasured(), statuses })).toBe(0);
  for (const [i, status] of [0, 400, 429, 500, 503].entries()) statuses.set(status, i + 1);
  expect(countFailures({ ...newMeasured(), statuses })).toBe(15);
});

test('the capacity counts only accepted requests', async () => {
  let count = 0;
  const answer = async (): Promise<number> => {
    await wait(5);
    count += 1;
    return count % 2 === 0 ? 200 : 503;
  };
  const capacity = await measureCapacity(() => request, answer, 0.5);
  expect(capacity).toBeGreaterThan(0);
  expect(capacity).toBe(Math.floor(count / 2) / 0.5);
});
