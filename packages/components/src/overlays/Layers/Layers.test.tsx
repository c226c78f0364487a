import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { aLayer, anAlert, anOrderLayer, someOverlays } from '../../testing/page-views.ts';
import { Layers } from './Layers.tsx';
import { loadLayers } from '../../layers/load-layers.ts';

beforeAll(async () => void (await loadLayers()));

const html = (layers: Parameters<typeof someOverlays>[0]): string =>
  renderToStaticMarkup(
    <Layers overlays={someOverlays(layers)} onFocusLost={() => undefined}>
      <p>장바구니</p>
    </Layers>,
  );

test('[LY-04] the page is inert while a layer is open, and free as soon as it was answered', () => {
  expect(html({})).toBe('<div><p>장바구니</p></div>');
  expect(html({ layers: [aLayer()] })).toMatch(/^<div inert=""><p>장바구니<\/p><\/div><div class="root"/);
  expect(html({ layers: [aLayer({ isTop: false, isClosing: true })] })).toMatch(/^<div><p>장바구니<\/p><\/div>/);
});

test('[LY-06] once layers are loaded, the question before an order shows without asking the network again', () => {
  expect(html({ layers: [anOrderLayer()] })).toContain('data-layer="ConfirmOrderExceptSomeItems"');
});

test('[LY-02] layers stand from the lowest to the top; only the top one is not inert', () => {
  const page = html({ layers: [aLayer({ isTop: false }), anAlert({ key: 'layer-2', domId: 'layer-2' })] });
  expect(page.indexOf('id="layer-1"')).toBeLessThan(page.indexOf('id="layer-2"'));
  expect(page.match(/<div [^>]*inert=""[^>]*data-layer/g)).toHaveLength(1);
});
