import {
  OverlayViews,
  type AnnouncementView,
  type LayerAnswer,
  type LayerStore,
  type LayerView,
  type ToastStore,
  type ToastView,
  type Words,
} from '@baguni/presentation';
import { loadLayers } from '../layers/Layers/load-layers.ts';

/** What lies over a page, and how it is answered. One object for the life of a page. */
export interface PageOverlays {
  readonly views: {
    readonly layers: readonly LayerView[];
    readonly toasts: readonly ToastView[];
    /** A layer is open that cannot be shown yet. */
    readonly isWaiting: boolean;
  };
  /** Loads what layers are shown with; the page asks for it after its first view. */
  readonly load: () => void;
  readonly announcer: { readonly announcement: AnnouncementView };
  /** Answers a layer by its key (LY-02). */
  readonly closeLayer: (key: string, answer: LayerAnswer) => void;
  /** Says in passing that something failed for now. */
  readonly tellTrouble: () => void;
  /** Keeps a toast while a pointer is over it (WA-11). */
  readonly holdToast: (key: string) => void;
  readonly releaseToast: (key: string) => void;
}

/** What the entry's stores show over the page. */
export const pageOverlays = (
  layers: LayerStore,
  toasts: ToastStore,
  announcer: PageOverlays['announcer'],
  words: Words,
): PageOverlays => {
  const views = new OverlayViews(layers, toasts, words);
  return {
    views,
    announcer,
    // what does not come is asked for again when a layer waits for it
    load: () => void Promise.all([views.load(), loadLayers()]).catch(() => undefined),
    closeLayer: (key, answer) => layers.close(key, answer),
    tellTrouble: () => toasts.tell({ type: 'Message', code: 'TEMPORARY-PROBLEM', params: {} }),
    holdToast: (key) => toasts.hold(key),
    releaseToast: (key) => toasts.release(key),
  };
};
