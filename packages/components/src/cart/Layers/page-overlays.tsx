import {
  type AnnouncementView,
  type LateLayers,
  type LayersDeps,
  type pageLayers,
  type PageLayers,
  toastView,
} from '@baguni/presentation';
import { type ComponentType, type ReactNode, type RefObject, useEffect } from 'react';
import type { BlockersProps } from '../../prices/Summary/Summary.tsx';
import type { CouponPage } from '../../coupons/CouponLayers.tsx';
import type { LazyPart, SideLayerProps, TopProps } from '../../lib/lazy-part.ts';
import type { OverseasPage } from '../../overseas/OverseasParts.tsx';
import type { PageToasts } from '../../shell/Toasts/Toasts.tsx';
import type { PageParts } from './page-parts.tsx';
import type { Command } from '@baguni/use-cases';
import { observer } from 'mobx-react-lite';

/** The layers that the shopper opens. */
export interface LayerParts {
  readonly coupons: LazyPart<TopProps>;
  readonly estimateLayer: LazyPart<SideLayerProps>;
  readonly overseasLayer: LazyPart<SideLayerProps>;
  readonly extrasLayer: LazyPart<SideLayerProps>;
}

export interface OverlaysProps {
  readonly overlays: {
    readonly parts: LayerParts;
    readonly notifyTrouble: () => void;
  };
  readonly layers: Pick<PageLayers, 'views' | 'closeLayer'> & {
    readonly announcer: Pick<PageLayers['announcer'], 'announcement'>;
  };
  /** The stores of coupons and other layers. */
  readonly store?: CouponPage & OverseasPage;
  /** The page itself: inert while a layer is open. */
  readonly page: RefObject<HTMLElement | null>;
}

export interface LayersProps extends OverlaysProps {
  /** Called if the element to refocus is gone. */
  readonly onFocusLost: () => void;
}

export interface OverlaysPart {
  readonly pageLayers: typeof pageLayers;
  readonly Overlays: ComponentType<OverlaysProps>;
  readonly Blockers: ComponentType<BlockersProps>;
  readonly BlockersBar: ComponentType<BlockersProps>;
}

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

interface OverPageProps {
  readonly overlays: PageOverlays;
  readonly store: CouponPage & OverseasPage;
  readonly page: RefObject<HTMLElement | null>;
}

/** Returns the function that closes the open layer, or undefined. */
const closingOf = ({
  sideLayer,
  openCouponLayer,
}: OverPageProps['store']['views']): (Command['type'] & `Close${string}`) | undefined => {
  if (sideLayer !== null) return 'CloseSideLayer';
  if (openCouponLayer === undefined) return undefined;
  return openCouponLayer === 'BestCombination' ? 'CloseBestCombination' : 'CloseCouponBox';
};

export const OverPage = observer(function OverPage({ overlays, store, page }: OverPageProps) {
  const { come } = overlays;
  const closing = closingOf(store.views);
  const isMissing = closing !== undefined && come === undefined;
  useEffect(() => {
    if (!isMissing) return;
    overlays.load().catch(() => {
      overlays.notifyTrouble();
      store.send({ type: closing });
    });
  }, [isMissing, closing, overlays, store]);
  if (come === undefined) return null;
  const { Overlays } = come.part;
  return <Overlays overlays={overlays} layers={come.layers} store={store} page={page} />;
});
