import { marketplaceCheck, marketplacePrices } from '@baguni/domain/internal';
import { couponViewsWith } from '@baguni/presentation/coupons';
import { estimateViewsOf } from '@baguni/presentation/estimate';
import { moreViewsOf } from '@baguni/presentation/more';
import { overseasViewsOf } from '@baguni/presentation/overseas';
import type { ComponentType } from 'react';
import { CouponLayers } from '../coupons/CouponLayers.tsx';
import { EstimateLayer } from '../estimate/EstimateLayer.tsx';
import { moreComponents } from '../cart/Below/more-components.tsx';
import { lazyPart, type LazyPart } from '../lib/lazy-part.ts';
import { overlaysPart } from '../cart/Layers/Layers.tsx';
import type { PageChunks } from '../cart/Layers/page-overlays.tsx';
import { Panel, SideLayerPart } from '../overseas/OverseasParts.tsx';
import { storyNow } from './story-store.ts';

/** The chunks of a page, loaded already. */
export const loadedChunks: PageChunks = {
  more: () =>
    Promise.resolve({
      overlays: overlaysPart,
      estimateViews: estimateViewsOf({ now: () => storyNow }),
      EstimateLayer,
      moreViews: (store, context) => moreViewsOf(store, context, marketplaceCheck.judge),
      moreComponents,
    }),
  coupons: () =>
    Promise.resolve({ couponViews: couponViewsWith({ ...marketplacePrices, ...marketplaceCheck }), CouponLayers }),
  overseas: () => Promise.resolve({ overseasViews: overseasViewsOf, Panel, SideLayerPart }),
};

/** A part of a page whose component is there already. */
export const loadedPart = <Props extends object>(Component: ComponentType<Props>): LazyPart<Props> =>
  lazyPart(() => Promise.resolve(Component));
