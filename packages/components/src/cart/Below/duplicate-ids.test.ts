import { expect, test } from 'vitest';
import { duplicateFieldIds } from './Below.tsx';

const documentOf = (fields: readonly string[], others: readonly string[] = []) => ({
  querySelectorAll: (selector: string) => (selector === '[id]' ? [...fields, ...others] : fields).map((id) => ({ id })),
});

test('[PG-17] reports an id shared by two fields, or a field and another element, once', () => {
  expect(duplicateFieldIds(documentOf(['a', 'b', 'a', 'a']))).toEqual(['a']);
  expect(duplicateFieldIds(documentOf(['a', 'b'], ['b', 'c', 'c']))).toEqual(['b']);
});

test('[PG-17] does not report unique ids, or ids without a field', () => {
  expect(duplicateFieldIds(documentOf(['a', 'b'], ['c', 'c']))).toEqual([]);
});
