import {
  bestCombination,
  cartUnitId,
  marketplaceCheck,
  marketplaceOffers,
  splitSearch,
  type CombinationListener,
  type CombinationSearch,
} from '@baguni/domain/internal';
import { aCartNear, anOpenCart, aUnit, cartFamilies } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import {
  answerQuestion,
  answerSplit,
  SEARCH_MS,
  SPLIT_MS,
  TELL_EVERY_MS,
  type SearchMessage,
} from './answer-question.ts';
import { workerSearch, type SearchWorker } from './worker-search.ts';

class FakeWorker extends EventTarget implements SearchWorker {
  readonly posted: unknown[] = [];
  terminated = 0;
  readonly postMessage = (question: unknown): void => void this.posted.push(structuredClone(question));
  readonly terminate = (): void => void (this.terminated += 1);
}

const question = aCartNear('plain', 1, 6, 10);
const heardBy = (): { readonly heard: string[]; readonly listener: CombinationListener } => {
  const heard: string[] = [];
  const listener: CombinationListener = {
    started: () => void heard.push('started'),
    soFar: ({ saving }) => void heard.push(`so far ${saving}`),
    found: ({ saving }) => void heard.push(`found ${saving}`),
    failed: (thrown) => void heard.push(`failed: ${thrown instanceof Error ? thrown.message : ''}`),
  };
  return { heard, listener };
};
const post = (worker: FakeWorker, data: SearchMessage): void =>
  void worker.dispatchEvent(new MessageEvent('message', { data }));
const searching = () => {
  const workers: FakeWorker[] = [];
  const search: CombinationSearch = workerSearch(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const { heard, listener } = heardBy();
  const end = search(question, listener);
  const [worker = new FakeWorker()] = workers;
  return { search, workers, worker, heard, end };
};
const answer: SearchMessage = { type: 'Found', best: bestCombination(question) };
const found = `found ${bestCombination(question).saving}`;

test.each(cartFamilies)('[CP-19] question and answer survive the transfer to a worker and back: %s', (family) => {
  const asked = aCartNear(family, 2, 6, 10);
  const said: SearchMessage[] = [];
  answerQuestion(
    marketplaceOffers,
    structuredClone(asked),
    { now: () => 0 },
    (message) => void said.push(structuredClone(message)),
  );
  expect(said).toEqual([{ type: 'Started' }, { type: 'Found', best: bestCombination(asked) }]);
});

test('[CP-19] a worker reports at most every half second and stops at its time limit', () => {
  const said: string[] = [];
  let time = 0;
  const now = (): number => (time += 1);
  answerQuestion(
    marketplaceOffers,
    aCartNear('nearFreeShipping', 1, 30, 60),
    { now },
    ({ type }) => void said.push(type),
  );
  expect([said[0], said.at(-1)]).toEqual(['Started', 'Found']);
  expect(said.filter((type) => type === 'SoFar').length).toBeGreaterThan(0);
  expect(said.filter((type) => type === 'SoFar').length).toBeLessThanOrEqual(SEARCH_MS / TELL_EVERY_MS);
});

test('[CP-19] reports a question that fails', () => {
  const said: SearchMessage[] = [];
  answerQuestion(
    marketplaceOffers,
    { ...question, pricing: null } as never,
    { now: () => 0 },
    (message) => void said.push(message),
  );
  expect(said.map(({ type }) => type)).toEqual(['Started', 'Failed']);
});

test('[CP-19] starts a worker, receives its answer and asks it again', () => {
  const { search, workers, worker, heard, end } = searching();
  expect(worker.posted).toEqual([question]);
  post(worker, { type: 'Started' });
  post(worker, { type: 'SoFar', soFar: { ...bestCombination(question) } });
  post(worker, answer);
  const { saving } = bestCombination(question);
  expect(heard).toEqual(['started', `so far ${saving}`, found]);
  const next = heardBy();
  search(question, next.listener);
  // the first search has ended already
  end();
  post(worker, answer);
  expect([next.heard, heard.length, worker.posted.length, worker.terminated]).toEqual([[found], 3, 2, 0]);
  expect(workers).toEqual([worker]);
});

test('[CP-19] an aborted search ignores further messages and terminates its worker; the next one starts another', () => {
  const { search, workers, worker, heard, end } = searching();
  end();
  post(worker, answer);
  expect([heard, worker.terminated]).toEqual([[], 1]);
  const next = heardBy();
  search(question, next.listener);
  expect(workers.map(({ posted, terminated }) => [posted.length, terminated])).toEqual([
    [1, 1],
    [1, 0],
  ]);
});

test('[CP-19] two searches at a time have a worker each, of which one waits for the next', () => {
  const { search, workers, worker, heard } = searching();
  const other = heardBy();
  search(question, other.listener);
  for (const one of workers) post(one, answer);
  expect([heard, other.heard]).toEqual([[found], [found]]);
  search(question, other.listener);
  expect(workers.map(({ posted, terminated }) => [posted.length, terminated])).toEqual([
    [1, 1],
    [2, 0],
  ]);
  expect(workers[0]).toBe(worker);
});

test('[CP-19] reports a worker that fails or whose code does not load, and terminates it', () => {
  const blocked = searching();
  blocked.worker.dispatchEvent(new Event('error'));
  expect([blocked.heard, blocked.worker.terminated]).toEqual([['failed: the worker failed'], 1]);
  const failing = searching();
  post(failing.worker, { type: 'Failed', text: 'oh' });
  expect(failing.heard).toEqual(['failed: oh']);
});

test('[CK-01 CP-19] a split survives the transfer to a worker and back, also at its time limit', () => {
  const units = Array.from({ length: 31 }, (_, i) => aUnit({ cartUnitId: cartUnitId(i + 1) }));
  const cart = { ...anOpenCart(units), selected: units.map((unit) => unit.cartUnitId) };
  const answersAt = (times: readonly number[]) => {
    const said: unknown[] = [];
    let calls = 0;
    const now = () => times[Math.min(calls++, times.length - 1)] ?? 0;
    answerSplit(marketplaceCheck, structuredClone({ split: cart }), { now }, (one) => said.push(structuredClone(one)));
    return said;
  };
  expect(answersAt([0])).toEqual([{ type: 'Started' }, { type: 'Found', best: splitSearch(marketplaceCheck)(cart) }]);
  expect(answersAt([0, SPLIT_MS])).toMatchObject([{ type: 'Started' }, { type: 'Found', best: { orders: [{}, {}] } }]);
});

test('[CK-01] reports a split that fails', () => {
  const said: unknown[] = [];
  answerSplit(marketplaceCheck, { split: null } as never, { now: () => 0 }, (one) => said.push(one));
  expect(said).toMatchObject([{ type: 'Started' }, { type: 'Failed' }]);
});
