import { Announcer, LayerStore, shopperOf, ToastStore } from '@baguni/presentation';
import { testContext, TestTimers } from '@baguni/presentation/testing';
import { expect, test, vi } from 'vitest';
import { pagePartsAtHand } from '../testing/parts-at-hand.ts';
import { pageOverlays } from './page-overlays.ts';
import type { PageParts } from './page-parts.ts';

const alert = { type: 'ServerText', text: '안녕' } as const;
const question = { type: 'Delete', place: 'Toolbar', cartUnitIds: [] } as const;

const setUp = (layerWording: PageParts['layerWording']) => {
  const parts = { ...pagePartsAtHand, layerWording };
  const { after } = new TestTimers();
  const [layers, toasts, context] = [new LayerStore(after), new ToastStore(after), testContext()];
  return {
    shopper: shopperOf(layers, toasts),
    toasts,
    overlays: pageOverlays({ layers, toasts, announcer: new Announcer(context, after), words: context.words }, parts),
  };
};

/** The network is gone for the first request of how layers are put into words. */
const failingOnce = () =>
  setUp(
    vi
      .fn<PageParts['layerWording']>(pagePartsAtHand.layerWording)
      .mockRejectedValueOnce(new TypeError('Failed to fetch')),
  );

test('[LY-02] what cannot be shown is answered with no and told about, and the next one is shown', async () => {
  const { shopper, toasts, overlays } = failingOnce();
  const answers = [
    shopper.confirm(question)(),
    shopper
      .alert(alert)()
      .then(() => 'closed'),
  ];
  overlays.load();
  expect(await Promise.all(answers)).toEqual([false, 'closed']);
  expect(toasts.toasts.map(({ notice }) => notice)).toMatchObject([{ code: 'TEMPORARY-PROBLEM' }]);
  expect(overlays.views.waiting).toBeUndefined();

  void shopper.alert(alert)();
  expect(overlays.views.waiting).toBeDefined();
  overlays.load();
  await vi.waitFor(() => expect(overlays.views.layers.map(({ message }) => message)).toEqual(['안녕']));
});

test('[LY-02] as long as no layer waits, what did not come is not told about', async () => {
  const { toasts, overlays } = failingOnce();
  overlays.load();
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  expect(toasts.toasts).toEqual([]);
});
