import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aLayer, anAlert, anOrderLayer, someOverlays } from '../../testing/page-views.ts';
import { Layers } from './Layers.tsx';
import { useLayerComponents } from '../page-overlays.ts';

/** A page whose layers have been loaded. */
const html = async (layers: Parameters<typeof someOverlays>[0]): Promise<string> => {
  const overlays = someOverlays(layers);
  await useLayerComponents.ahead(overlays, overlays.parts);
  return renderToStaticMarkup(
    <Layers overlays={overlays} onFocusLost={() => undefined}>
      <p>장바구니</p>
    </Layers>,
  );
};

test('[LY-04] the page is inert while a layer is open, and free as soon as it was answered', async () => {
  expect(await html({})).toBe('<div><p>장바구니</p></div>');
  expect(await html({ layers: [aLayer()] })).toMatch(/^<div inert=""><p>장바구니<\/p><\/div><div class="root"/);
  expect(await html({ layers: [aLayer({ isTop: false, isClosing: true })] })).toMatch(/^<div><p>장바구니<\/p><\/div>/);
});

test('[LY-06] once layers are loaded, the question before an order shows without asking the network again', async () => {
  expect(await html({ layers: [anOrderLayer()] })).toContain('data-layer="ConfirmOrderExceptSomeItems"');
});

test('[LY-02] layers stand from the lowest to the top; only the top one is not inert', async () => {
  const page = await html({ layers: [aLayer({ isTop: false }), anAlert({ key: 'layer-2', domId: 'layer-2' })] });
  expect(page.indexOf('id="layer-1"')).toBeLessThan(page.indexOf('id="layer-2"'));
  expect(page.match(/<div [^>]*inert=""[^>]*data-layer/g)).toHaveLength(1);
});
