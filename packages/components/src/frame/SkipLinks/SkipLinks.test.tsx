import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { someSkipLinks } from '../../testing/frame-views.ts';
import { SkipLinks } from './SkipLinks.tsx';

test('[PG-01] a link to each part of the page, in their order', () => {
  const html = renderToStaticMarkup(<SkipLinks links={someSkipLinks()} />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '#cart-list',
    '#order-summary',
    '#cart-tabs',
  ]);
});
