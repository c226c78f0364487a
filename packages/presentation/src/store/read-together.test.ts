import { computed } from 'mobx';
import { expect, test } from 'vitest';
import { readTogether } from './read-together.ts';

test('what nobody observes is worked out once where it is read together, and anew afterwards', () => {
  let times = 0;
  const view = computed(() => (times += 1));
  expect(readTogether(() => [view.get(), view.get()])).toEqual([1, 1]);
  expect(view.get()).toBe(2);
});
