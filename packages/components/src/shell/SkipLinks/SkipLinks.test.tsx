import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { someSkipLinks } from '../../testing/frame-views.ts';
import { SkipLinks } from './SkipLinks.tsx';

test('[PG-01] links to each page section in order', () => {
  const html = renderToStaticMarkup(<SkipLinks links={someSkipLinks()} />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '#cart-list',
    '#order-summary',
    '#cart-tabs',
  ]);
});
