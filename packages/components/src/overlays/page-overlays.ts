import {
  OverlayViews,
  type AnnouncementView,
  type LayerAnswer,
  type LayerStore,
  type LayerView,
  type ToastStore,
  type ToastView,
  type Translations,
} from '@baguni/presentation';
import type { LayerComponents } from '../layers/layer-components.ts';
import { makeUseLate } from '../lib/use-late.ts';
import type { PageParts } from './page-parts.ts';

/** The overlays of a page, and how they are answered. One object for the life of a page. */
export interface PageOverlays {
  readonly views: {
    readonly layers: readonly LayerView[];
    readonly toasts: readonly ToastView[];
    /** Key of the top layer, as long as none can be shown yet. */
    readonly waiting: string | undefined;
  };
  /** Loads what layers are shown with; the page asks for it after its first view, and again for each layer that waits. */
  readonly load: () => void;
  /** What comes late. */
  readonly parts: PageParts;
  readonly announcer: { readonly announcement: AnnouncementView };
  /** Answers a layer by its key (LY-02). */
  readonly closeLayer: (key: string, answer: LayerAnswer) => void;
  /** Shows a toast that something failed for now. */
  readonly notifyTrouble: () => void;
  /** Keeps a toast while a pointer is over it (WA-11). */
  readonly holdToast: (key: string) => void;
  readonly releaseToast: (key: string) => void;
}

/** What the layers of a page are drawn with. */
export const useLayerComponents = makeUseLate(
  (_: PageOverlays, { layerComponents }: PageParts): Promise<LayerComponents> => layerComponents(),
);

/** What the overlays of a page are made of. */
export interface OverlayStores {
  readonly layers: LayerStore;
  readonly toasts: ToastStore;
  readonly announcer: PageOverlays['announcer'];
  readonly words: Translations;
}

/** The overlays of a page, from its stores. */
export const pageOverlays = ({ layers, toasts, announcer, words }: OverlayStores, parts: PageParts): PageOverlays => {
  const views = new OverlayViews(layers, toasts, words);
  const notifyTrouble = (): void => toasts.notify({ type: 'Message', code: 'TEMPORARY-PROBLEM', params: {} });
  /** A layer that cannot be shown counts as closed, so that the next press asks again. */
  const giveUp = (): void => {
    if (views.waiting === undefined) return;
    notifyTrouble();
    for (const { key } of layers.open) layers.close(key, false, { forced: true });
  };
  const overlays: PageOverlays = {
    views,
    parts,
    announcer,
    load: () => {
      Promise.all([parts.layerWording(), words.loadLater()]).then(([wording]) => views.takeWording(wording), giveUp);
      // a layer that is shown says by itself that its code did not come
      useLayerComponents.ahead(overlays, parts).catch(() => undefined);
    },
    closeLayer: (key, answer) => layers.close(key, answer),
    notifyTrouble,
    holdToast: (key) => toasts.hold(key),
    releaseToast: (key) => toasts.release(key),
  };
  return overlays;
};
