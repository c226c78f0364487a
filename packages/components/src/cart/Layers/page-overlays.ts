import {
  toastView,
  type AnnouncementView,
  type LateLayers,
  type LayersDeps,
  type PageLayers,
} from '@baguni/presentation';
import type { ReactNode } from 'react';
import type { PageToasts } from '../../shell/Toasts/Toasts.tsx';
import type { OverlaysPart } from './overlays-part.ts';
import type { PageParts } from './page-parts.tsx';

export interface OverlaysCome {
  readonly part: Pick<OverlaysPart, 'Overlays' | 'Blockers' | 'BlockersBar'>;
  readonly layers: Pick<PageLayers, 'closeLayer'> & {
    readonly views: Pick<PageLayers['views'], 'layers'>;
    readonly announcer: { readonly announcement: AnnouncementView };
  };
}

export interface PageOverlays extends PageToasts {
  readonly come: OverlaysCome | undefined;
  /** Loads them after the first view, and again if a layer opens without them. */
  readonly load: () => Promise<unknown>;
  /** Server-rendered order blockers, or null if none exist (CK-18). */
  readonly drawnBlockers?: ReactNode;
  readonly parts: PageParts;
  readonly notifyTrouble: () => void;
}

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
