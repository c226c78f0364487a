import type { pageLayers, PageLayers } from '@baguni/presentation';
import type { ComponentType, RefObject } from 'react';
import type { BlockersProps } from '../summary/blockers-props.ts';
import type { CouponPage } from '../coupons/coupon-page.ts';
import type { LazyPart, SideLayerProps, TopProps } from '../lib/lazy-part.ts';
import type { OverseasPage } from '../overseas/overseas-page.ts';

/** The layers that the shopper opens. */
export interface LayerParts {
  readonly coupons: LazyPart<TopProps>;
  readonly estimateLayer: LazyPart<SideLayerProps>;
  readonly overseasLayer: LazyPart<SideLayerProps>;
  readonly extrasLayer: LazyPart<SideLayerProps>;
}

/** What the part of a page that lies over it is given. */
export interface OverlaysProps {
  readonly overlays: {
    readonly parts: LayerParts;
    readonly notifyTrouble: () => void;
  };
  readonly layers: Pick<PageLayers, 'views' | 'closeLayer'> & {
    readonly announcer: Pick<PageLayers['announcer'], 'announcement'>;
  };
  /** The page on which coupons and other layers can be opened. */
  readonly store?: CouponPage & OverseasPage;
  /** The page itself: inert while a layer is open. */
  readonly page: RefObject<HTMLElement | null>;
}

/** What layers are given besides. */
export interface LayersProps extends OverlaysProps {
  /** The focus should return to something that is gone. */
  readonly onFocusLost: () => void;
}

/** What lies over a page, as it is loaded after the first view. */
export interface OverlaysPart {
  readonly pageLayers: typeof pageLayers;
  readonly Overlays: ComponentType<OverlaysProps>;
  /** What blocks the order, above its button (CK-18). */
  readonly Blockers: ComponentType<BlockersProps>;
  /** The same in the order bar. */
  readonly BlockersBar: ComponentType<BlockersProps>;
}
