import { autorun, observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { perKey, readTogether } from './memoize.ts';

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
