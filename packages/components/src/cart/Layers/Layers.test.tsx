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

test('[LY-04] renders no layers before one opens', () => {
  expect(html([])).toBe('');
});

test('[LY-06] the question before an order lists ordered and remaining items', () => {
  expect(html([anOrderLayer()])).toContain('data-layer="ConfirmOrderExceptSomeItems"');
});

test('[LY-02] layers are in stacking order, and only the top one is not inert', () => {
  const page = html([aLayer({ isTop: false }), anAlert({ key: 'layer-2', domId: 'layer-2' })]);
  expect(page.indexOf('id="layer-1"')).toBeLessThan(page.indexOf('id="layer-2"'));
  expect(page.match(/<div [^>]*inert=""[^>]*data-layer/g)).toHaveLength(1);
});
