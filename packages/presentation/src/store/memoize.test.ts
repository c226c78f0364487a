import fc from 'fast-check';
import { compareStructural, autorun, observable, runInAction, computed } from 'mobx';
import { expect, test, vi } from 'vitest';
import { isSame, keepParts, perKey, readTogether, loadOnce } from './memoize.ts';

test('compares values like the structural comparison of MobX', () => {
  const value = fc.anything({ withMap: true, withSet: true, withDate: true, maxDepth: 3 });
  fc.assert(
    fc.property(value, fc.clone(value, 2), (a, [b, same]) => {
      expect(isSame(a, b)).toBe(compareStructural(a, b));
      // In MobX an invalid date differs from itself.
      expect(isSame(b, same)).toBe(compareStructural(b, same));
    }),
    { examples: [[new Date(Number.NaN), [new Date(Number.NaN), new Date(Number.NaN)]]] },
  );
});

test('a new object with the same contents is equal', () => {
  const value = fc.anything({ withMap: true, withSet: true, maxDepth: 3 });
  fc.assert(
    fc.property(fc.clone(value, 2), ([a, same]) => {
      expect(isSame(a, same)).toBe(true);
    }),
  );
});

test.each([
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ a: undefined }, { b: undefined }],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
])('%j is not %j', (a, b) => {
  expect(isSame(a, b)).toBe(false);
  expect(isSame(b, a)).toBe(false);
});

test('a new object keeps its equal parts, and an equal object is the previous one', () => {
  const before = { list: [1], text: { a: 1 }, gone: {} };
  const after = keepParts(before, { list: [1], text: { a: 2 } });
  expect(after).toEqual({ list: [1], text: { a: 2 } });
  expect(after.list).toBe(before.list);
  expect(keepParts(after, { list: [1], text: { a: 2 } })).toBe(after);
  for (const other of [undefined, null, 1, [1]]) expect(keepParts(other, after)).toBe(after);
});

test('does not inspect identical objects', () => {
  const shared = Object.defineProperty({}, 'a', {
    enumerable: true,
    get: () => {
      throw new Error('looked into');
    },
  });
  expect(isSame({ shared }, { shared })).toBe(true);
});

const setUp = () => {
  const source = observable(
    new Map([
      ['a', 1],
      ['b', 1],
    ]),
  );
  const worked: string[] = [];
  const view = perKey((key: string) => {
    worked.push(key);
    return { value: Math.abs(source.get(key) ?? 0) };
  });
  return { source, worked, view };
};

test('returns the same object per key while it is equal', () => {
  const { source, view } = setUp();
  const seen: Record<string, object[]> = { a: [], b: [] };
  const stops = ['a', 'b'].map((key) => autorun(() => seen[key]?.push(view(key))));
  runInAction(() => source.set('a', -1));
  expect(seen['a']).toHaveLength(1);
  runInAction(() => source.set('a', 2));
  expect(seen['a']).toHaveLength(2);
  expect(seen['b']).toHaveLength(1);
  for (const stop of stops) stop();
});

test('several observers share one value, which is dropped with the last of them', () => {
  const { worked, view } = setUp();
  const first = autorun(() => view('a'));
  const second = autorun(() => view('a'));
  expect(worked).toEqual(['a']);
  first();
  second();
  autorun(() => view('a'))();
  expect(worked).toEqual(['a', 'a']);
});

test('caches no value without observers', () => {
  const { worked, view } = setUp();
  expect(view('a')).toEqual({ value: 1 });
  expect(view('a')).toEqual({ value: 1 });
  expect(worked).toEqual(['a', 'a']);
});

test('within one batch computes each key once, and again in the next batch', () => {
  const { source, worked, view } = setUp();
  expect(readTogether(() => [view('a'), view('b'), view('a')])).toEqual([{ value: 1 }, { value: 1 }, { value: 1 }]);
  expect(worked).toEqual(['a', 'b']);
  runInAction(() => source.set('a', 2));
  expect(readTogether(() => view('a'))).toEqual({ value: 2 });
});

test('computes an unobserved value once per batch of reads, and again later', () => {
  let times = 0;
  const view = computed(() => (times += 1));
  expect(readTogether(() => [view.get(), view.get()])).toEqual([1, 1]);
  expect(view.get()).toBe(2);
});

test('loads once and shares a pending request', async () => {
  const load = vi.fn(() => Promise.resolve({}));
  const once = loadOnce(load);
  expect(load).not.toHaveBeenCalled();
  const first = once();
  expect(once()).toBe(first);
  await first;
  expect(once()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test('retries only after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue('there');
  const once = loadOnce(load);
  const first = once();
  expect(once()).toBe(first);
  await expect(first).rejects.toThrow('gone');
  await expect(once()).resolves.toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
