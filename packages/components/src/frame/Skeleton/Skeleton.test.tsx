import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ListSkeleton, SummarySkeleton } from './Skeleton.tsx';

test('what is on its way is seen only: the overlay says it in words', () => {
  for (const part of [<ListSkeleton key="list" />, <SummarySkeleton key="summary" />]) {
    const html = renderToStaticMarkup(part);
    expect(html).toMatch(/^<div [^>]*aria-hidden="true"/);
    expect(html.replaceAll(/<[^>]+>/g, '')).toBe('');
  }
});
