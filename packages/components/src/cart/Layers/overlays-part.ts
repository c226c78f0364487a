import type { pageLayers, PageLayers } from '@baguni/presentation';
import type { ComponentType, RefObject } from 'react';
import type { BlockersProps } from '../../prices/Summary/Summary.tsx';
import type { CouponPage } from '../../coupons/CouponLayers.tsx';
import type { LazyPart, SideLayerProps, TopProps } from '../../lib/lazy-part.ts';
import type { OverseasPage } from '../../overseas/OverseasParts.tsx';

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
