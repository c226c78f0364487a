import { expect, test } from 'vitest';
import { duplicateFieldIds } from './Below.tsx';

/** A document of elements, each written as its tag and its id. */
const documentOf = (...elements: readonly string[]) => ({
  querySelectorAll: (selector: string) => {
    const tags = selector.split(', ').map((one) => one.replace('[id]', ''));
    return elements
      .map((element) => element.split('#'))
      .filter(([tag = '']) => tags.includes('') || tags.includes(tag))
      .map(([, id = '']) => ({ id }));
  },
});

test.each(['input', 'select', 'textarea', 'button'])(
  '[PG-17] reports an id that a field <%s> shares, once',
  (field) => {
    expect(duplicateFieldIds(documentOf(`${field}#a`, `${field}#b`, `${field}#a`, `${field}#a`))).toEqual(['a']);
    expect(duplicateFieldIds(documentOf(`${field}#a`, `${field}#b`, 'p#b', 'p#c'))).toEqual(['b']);
    expect(duplicateFieldIds(documentOf('input#a', `${field}#a`))).toEqual(['a']);
  },
);

test('[PG-17] does not report unique ids, or ids without a field', () => {
  expect(duplicateFieldIds(documentOf('input#a', 'select#b', 'p#c', 'p#c'))).toEqual([]);
});
