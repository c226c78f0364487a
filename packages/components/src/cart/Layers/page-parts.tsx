import type { Late } from '@baguni/use-cases';
import { type CartStore, type EstimateViews, type ExtrasViews, loadOnce, type ViewContext } from '@baguni/presentation';
import type { ComponentType } from 'react';
import type { CouponLayersProps, CouponLayerViews } from '../../coupons/CouponLayers.tsx';
import type { EstimateLayerProps } from '../../estimate/EstimateLayer.tsx';
import {
  type ExtrasComponents,
  lazyPart,
  type LazyPart,
  type PartProps,
  type SideLayerProps,
  type TopProps,
} from '../../lib/lazy-part.ts';
import type { OverseasComponents, OverseasPartViews } from '../../overseas/OverseasParts.tsx';
import type { LayerParts, OverlaysPart } from './page-overlays.tsx';

type ViewsOf<Views> = (store: CartStore, context: ViewContext) => Views;

/** The components that load after the first view, and their views, by chunk. */
export interface PageChunks {
  readonly more: Late<{
    /** Layers, their questions, and announcements. */
    readonly overlays: OverlaysPart;
    readonly estimateViews: ViewsOf<EstimateViews>;
    readonly EstimateLayer: ComponentType<EstimateLayerProps>;
    readonly extrasViews: ViewsOf<ExtrasViews>;
    readonly extrasComponents: ExtrasComponents;
  }>;
  readonly coupons: Late<{
    readonly couponViews: ViewsOf<Promise<CouponLayerViews>>;
    readonly CouponLayers: ComponentType<CouponLayersProps>;
  }>;
  readonly overseas: Late<OverseasComponents & { readonly overseasViews: ViewsOf<Promise<OverseasPartViews>> }>;
}

/** The parts of a page that load after its first view, each with its views. */
export interface PageParts extends LayerParts {
  readonly overlays: Late<OverlaysPart>;
  readonly overseasPanel: LazyPart<PartProps>;
  readonly extras: LazyPart<PartProps>;
}

/** Creates the lazy parts of a page. Parts with the same views share them. */
export const pageParts = (chunks: PageChunks, store: CartStore, context: ViewContext): PageParts => {
  const loadCoupons = loadOnce(async () => {
    const { CouponLayers, couponViews } = await chunks.coupons();
    const coupons = await couponViews(store, context);
    return (props: TopProps) => <CouponLayers {...props} coupons={coupons} />;
  });
  const loadEstimate = loadOnce(async () => {
    const { EstimateLayer, estimateViews } = await chunks.more();
    const estimate = estimateViews(store, context);
    return ({ isTop, send }: SideLayerProps) => <EstimateLayer estimate={estimate} isTop={isTop} send={send} />;
  });
  const loadOverseas = loadOnce(async () => {
    const { Panel, SideLayerPart, overseasViews } = await chunks.overseas();
    const overseas = await overseasViews(store, context);
    return {
      OverseasPanel: ({ send }: PartProps) => <Panel overseas={overseas} isTop send={send} />,
      OverseasLayer: ({ isTop, send }: SideLayerProps) => (
        <SideLayerPart overseas={overseas} isTop={isTop} send={send} />
      ),
    };
  });
  const loadExtras = loadOnce(async () => {
    const { extrasComponents, extrasViews } = await chunks.more();
    const { Below, Layer } = extrasComponents;
    const extras = extrasViews(store, context);
    return {
      Extras: ({ send }: PartProps) => <Below extras={extras} send={send} />,
      ExtrasLayer: (props: SideLayerProps) => <Layer {...props} extras={extras} />,
    };
  });
  return {
    overlays: async () => (await chunks.more()).overlays,
    coupons: lazyPart(loadCoupons),
    estimateLayer: lazyPart(loadEstimate),
    overseasPanel: lazyPart(async () => (await loadOverseas()).OverseasPanel),
    overseasLayer: lazyPart(async () => (await loadOverseas()).OverseasLayer),
    extras: lazyPart(async () => (await loadExtras()).Extras),
    extrasLayer: lazyPart(async () => (await loadExtras()).ExtrasLayer),
  };
};

const missing = (): Promise<never> => Promise.reject(new Error('no chunks'));

/** The chunks of a page that loads nothing: on a server. */
export const noChunks: PageChunks = { more: missing, coupons: missing, overseas: missing };
