import { SPLIT_KEY } from '@baguni/contract';
import { expect, test } from 'vitest';
import { markSplit } from './split-mark.ts';

const marked = (getItem: (key: string) => string | null): boolean => {
  const dataset: DOMStringMap = {};
  markSplit({ sessionStorage: { getItem }, document: { documentElement: { dataset } } });
  return 'split' in dataset;
};

test('[CK-01] marks the document only if the tab keeps a split', () => {
  const keeping = (text: string | null) => marked((key) => (key === SPLIT_KEY ? text : null));
  expect([keeping('[{"cartUnitIds":[1],"total":5}]'), keeping('[]'), keeping(null)]).toEqual([true, false, false]);
});

test('[CK-01] marks nothing if the browser denies storage', () => {
  const denied = (): never => {
    throw new Error('denied');
  };
  expect(marked(denied)).toBe(false);
});
