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
import { loadLayers } from '../layers/load-layers.ts';

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
  readonly announcer: { readonly announcement: AnnouncementView };
  /** Answers a layer by its key (LY-02). */
  readonly closeLayer: (key: string, answer: LayerAnswer) => void;
  /** Shows a toast that something failed for now. */
  readonly notifyTrouble: () => void;
  /** Keeps a toast while a pointer is over it (WA-11). */
  readonly holdToast: (key: string) => void;
  readonly releaseToast: (key: string) => void;
}

/** The overlays of a page, from its stores. */
export const pageOverlays = (
  layers: LayerStore,
  toasts: ToastStore,
  announcer: PageOverlays['announcer'],
  words: Translations,
): PageOverlays => {
  const views = new OverlayViews(layers, toasts, words);
  const notifyTrouble = (): void => toasts.notify({ type: 'Message', code: 'TEMPORARY-PROBLEM', params: {} });
  /** A layer that cannot be shown counts as closed, so that the next press asks again. */
  const giveUp = (): void => {
    if (views.waiting === undefined) return;
    notifyTrouble();
    for (const { key } of layers.open) layers.close(key, false, { forced: true });
  };
  return {
    views,
    announcer,
    load: () => {
      void views.load().catch(giveUp);
      // a layer that is shown says by itself that its code did not come
      void loadLayers().catch(() => undefined);
    },
    closeLayer: (key, answer) => layers.close(key, answer),
    notifyTrouble,
    holdToast: (key) => toasts.hold(key),
    releaseToast: (key) => toasts.release(key),
  };
};
