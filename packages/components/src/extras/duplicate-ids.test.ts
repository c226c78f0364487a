import { expect, test } from 'vitest';
import { duplicateFieldIds } from './duplicate-ids.ts';

const documentOf = (fields: readonly string[], others: readonly string[] = []) => ({
  querySelectorAll: (selector: string) => (selector === '[id]' ? [...fields, ...others] : fields).map((id) => ({ id })),
});

test('[PG-17] an id that two form fields share, or a field and another element, is told once', () => {
  expect(duplicateFieldIds(documentOf(['a', 'b', 'a', 'a']))).toEqual(['a']);
  expect(duplicateFieldIds(documentOf(['a', 'b'], ['b', 'c', 'c']))).toEqual(['b']);
});

test('[PG-17] ids that stand once, and those of no field, are not', () => {
  expect(duplicateFieldIds(documentOf(['a', 'b'], ['c', 'c']))).toEqual([]);
});
