import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anUnorderable } from '../../testing/views.ts';
import { UnorderableNote } from './UnorderableNote.tsx';

test('[PG-13] says the reason and has a delete button with the name of the item', () => {
  const view = anUnorderable();
  const html = renderToStaticMarkup(<UnorderableNote unorderable={view} send={() => undefined} id="why" />);
  expect(html).toContain(view.reason);
  expect(html).toMatch(/<p[^>]*id="why"/);
  expect(html).toContain(`aria-label="${view.deleteUnit.accessibleName}"`);
});
