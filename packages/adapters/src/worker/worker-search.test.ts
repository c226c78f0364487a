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
const searching = () => {
  const worker = new FakeWorker();
  const { heard, listener } = heardBy();
  const search: CombinationSearch = workerSearch(() => worker);
  const end = search(question, listener);
  const post = (data: SearchMessage): void => void worker.dispatchEvent(new MessageEvent('message', { data }));
  return { worker, heard, end, post };
};

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

test('[CP-19] starts a worker, receives its answer and terminates it', () => {
  const { worker, heard, post } = searching();
  expect(worker.posted).toEqual([question]);
  post({ type: 'Started' });
  post({ type: 'SoFar', soFar: { ...bestCombination(question) } });
  expect(worker.terminated).toBe(0);
  post({ type: 'Found', best: bestCombination(question) });
  const { saving } = bestCombination(question);
  expect([heard, worker.terminated]).toEqual([['started', `so far ${saving}`, `found ${saving}`], 1]);
});

test('[CP-19] an aborted search ignores further messages and terminates its worker', () => {
  const { worker, heard, end, post } = searching();
  end();
  post({ type: 'Started' });
  expect([heard, worker.terminated]).toEqual([[], 1]);
});

test('[CP-19] reports a worker that fails or whose code does not load, and terminates it', () => {
  const blocked = searching();
  blocked.worker.dispatchEvent(new Event('error'));
  expect([blocked.heard, blocked.worker.terminated]).toEqual([['failed: the worker failed'], 1]);
  const failing = searching();
  failing.post({ type: 'Failed', text: 'oh' });
  expect([failing.heard, failing.worker.terminated]).toEqual([['failed: oh'], 1]);
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
