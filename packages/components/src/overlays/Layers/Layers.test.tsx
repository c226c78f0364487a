import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aLayer, anAlert, anOrderLayer, someLayers, someOverlays } from '../../testing/page-views.ts';
import { Layers } from './Layers.tsx';

const html = (layers: Parameters<typeof someLayers>[0]): string =>
  renderToStaticMarkup(
    <Layers
      overlays={someOverlays()}
      layers={someLayers(layers)}
      page={{ current: null }}
      onFocusLost={() => undefined}
    />,
  );

test('[LY-04] nothing lies over the page as long as no layer is open', () => {
  expect(html([])).toBe('');
});

test('[LY-06] the question before an order shows what is ordered and what stays', () => {
  expect(html([anOrderLayer()])).toContain('data-layer="ConfirmOrderExceptSomeItems"');
});

test('[LY-02] layers stand from the lowest to the top; only the top one is not inert', () => {
  const page = html([aLayer({ isTop: false }), anAlert({ key: 'layer-2', domId: 'layer-2' })]);
  expect(page.indexOf('id="layer-1"')).toBeLessThan(page.indexOf('id="layer-2"'));
  expect(page.match(/<div [^>]*inert=""[^>]*data-layer/g)).toHaveLength(1);
});
