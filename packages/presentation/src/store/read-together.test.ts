import { computed } from 'mobx';
import { expect, test } from 'vitest';
import { readTogether } from './memoize.ts';

test('computes an unobserved value once per batch of reads, and again later', () => {
  let times = 0;
  const view = computed(() => (times += 1));
  expect(readTogether(() => [view.get(), view.get()])).toEqual([1, 1]);
  expect(view.get()).toBe(2);
});
