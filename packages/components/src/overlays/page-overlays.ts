import {
  toastView,
  type AnnouncementView,
  type LateLayers,
  type LayersDeps,
  type PageLayers,
  type ToastView,
} from '@baguni/presentation';
import type { ReactNode } from 'react';
import type { OverlaysPart } from './overlays-part.ts';
import type { PageParts } from './page-parts.tsx';

/** The toasts of a page, and what keeps one. */
export interface PageToasts {
  /** Oldest first. */
  readonly toasts: readonly ToastView[];
  /** Keeps a toast while a pointer is over it (WA-11). */
  readonly holdToast: (key: string) => void;
  readonly releaseToast: (key: string) => void;
}

/** Layers and announcements that have come, with what draws them. */
export interface OverlaysCome {
  readonly part: Pick<OverlaysPart, 'Overlays' | 'Blockers' | 'BlockersBar'>;
  readonly layers: Pick<PageLayers, 'closeLayer'> & {
    readonly views: Pick<PageLayers['views'], 'layers'>;
    readonly announcer: { readonly announcement: AnnouncementView };
  };
}

/** What lies over a page. One object for the life of a page. */
export interface PageOverlays extends PageToasts {
  /** Layers and announcements; none until they have come. */
  readonly come: OverlaysCome | undefined;
  /** Loads them: the page asks for it after its first view, and again where something is opened without them. */
  readonly load: () => Promise<unknown>;
  /** What blocks the order, where a page is drawn once: on a server; null where nothing does (CK-18). */
  readonly drawnBlockers?: ReactNode;
  /** What comes late. */
  readonly parts: PageParts;
  /** Shows a toast that something failed for now. */
  readonly notifyTrouble: () => void;
}

/** What lies over a page, from its stores. */
export const pageOverlays = (late: LateLayers<OverlaysPart>, deps: LayersDeps, parts: PageParts): PageOverlays => ({
  get come() {
    return late.come;
  },
  get toasts() {
    return deps.toasts.toasts.map((toast) => toastView(deps.context.words, toast));
  },
  load: () => late.load(),
  parts,
  notifyTrouble: () => late.notifyTrouble(),
  holdToast: (key) => deps.toasts.hold(key),
  releaseToast: (key) => deps.toasts.release(key),
});
