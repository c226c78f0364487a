import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListSkeleton, SummarySkeleton } from './Skeleton.tsx';

test('hides the skeleton from screen readers, because the overlay announces the loading', () => {
  for (const part of [<ListSkeleton key="list" />, <SummarySkeleton key="summary" />]) {
    const html = renderToStaticMarkup(part);
    expect(html).toMatch(/^<div [^>]*aria-hidden="true"/);
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('');
  }
});
