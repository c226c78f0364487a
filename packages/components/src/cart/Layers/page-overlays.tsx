import type { Command, Late, Session } from '@baguni/use-cases';
import {
  type CartStore,
  type CouponViews,
  type EstimateViews,
  type MoreViews,
  type LateLayers,
  type LayersDeps,
  type OverseasViews,
  loadOnce,
  type pageLayers,
  type PageLayers,
  type Toast,
  toastView,
  type ViewContext,
} from '@baguni/presentation';
import { type ComponentType, type ReactNode, type RefObject, useCallback, useEffect } from 'react';
import type { moreComponents } from '../Below/more-components.tsx';
import type { CouponLayers } from '../../coupons/CouponLayers.tsx';
import type { EstimateLayer } from '../../estimate/EstimateLayer.tsx';
import { lazyPart, type SideLayerProps } from '../../lib/lazy-part.ts';
import type { PageStore, PartProps, TopProps } from '../../lib/store.ts';
import type { Panel, SideLayerPart } from '../../overseas/OverseasParts.tsx';
import type { OffersProps, BlockersProps } from '../../prices/Summary/Summary.tsx';
import type { PageToasts } from '../../shell/Toasts/Toasts.tsx';
import { Waiting } from '../../shell/Waiting/Waiting.tsx';
import { observer } from 'mobx-react-lite';

type ViewsOf<Views> = (store: CartStore, context: ViewContext) => Views;

/** The components that load after the first view, and their views, by chunk. */
export interface PageChunks {
  readonly more: Late<{
    /** Layers, their questions, and announcements. */
    readonly overlays: OverlaysPart;
    readonly estimateViews: ViewsOf<EstimateViews>;
    readonly EstimateLayer: typeof EstimateLayer;
    readonly moreViews: ViewsOf<MoreViews>;
    readonly moreComponents: typeof moreComponents;
  }>;
  readonly coupons: Late<{
    readonly couponViews: ViewsOf<Promise<CouponViews>>;
    readonly CouponLayers: typeof CouponLayers;
  }>;
  readonly overseas: Late<{
    readonly overseasViews: ViewsOf<Promise<OverseasViews>>;
    readonly Panel: typeof Panel;
    readonly SideLayerPart: typeof SideLayerPart;
  }>;
}

/** Creates the parts of a page that load after its first view. Parts with the same views share them. */
export const pageParts = (chunks: PageChunks, store: CartStore, context: ViewContext) => {
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
      OverseasPanel: ({ send }: PartProps) => <Panel overseas={overseas} send={send} />,
      OverseasLayer: ({ isTop, send }: SideLayerProps) => (
        <SideLayerPart overseas={overseas} isTop={isTop} send={send} />
      ),
    };
  });
  const loadMore = loadOnce(async () => {
    const { moreComponents, moreViews } = await chunks.more();
    const { Below, Layer } = moreComponents;
    const extras = moreViews(store, context);
    return {
      More: ({ send }: PartProps) => <Below extras={extras} send={send} />,
      MoreLayer: (props: SideLayerProps) => <Layer {...props} extras={extras} />,
    };
  });
  return {
    overlays: async () => (await chunks.more()).overlays,
    coupons: lazyPart(loadCoupons),
    estimateLayer: lazyPart(loadEstimate),
    overseasPanel: lazyPart(async () => (await loadOverseas()).OverseasPanel),
    overseasLayer: lazyPart(async () => (await loadOverseas()).OverseasLayer),
    more: lazyPart(async () => (await loadMore()).More),
    moreLayer: lazyPart(async () => (await loadMore()).MoreLayer),
  };
};

export type PageParts = ReturnType<typeof pageParts>;

const missing = (): Promise<never> => Promise.reject(new Error('no chunks'));

/** The chunks of a page that loads nothing: on a server. */
export const noChunks: PageChunks = { more: missing, coupons: missing, overseas: missing };

/** The layers that the shopper opens. */
export type LayerParts = Omit<PageParts, 'overlays' | 'overseasPanel' | 'more'>;

/** The open layers of a page. */
type LayerPage = PartProps<{ views: Pick<PageStore['views'], 'openCouponLayer' | 'sideLayer'> }>;

/** The state that decides which message is shown. */
interface Messages {
  readonly store: { readonly state: Pick<Session, 'extras'> };
}

export interface OverlaysProps {
  readonly overlays: PageToasts & Messages & Pick<PageOverlays, 'notifyTrouble'> & { readonly parts: LayerParts };
  readonly layers: Pick<PageLayers, 'views' | 'closeLayer'> & {
    readonly announcer: Pick<PageLayers['announcer'], 'announcement'>;
  };
  /** The stores of coupons and other layers. */
  readonly store?: LayerPage;
  /** The page itself: inert while a layer is open. */
  readonly page: RefObject<HTMLElement | null>;
  /** True if there is no cart behind the layers, so that Back leaves. */
  readonly isLone?: boolean;
}

export interface LayersProps extends OverlaysProps {
  /** Called if the element to refocus is gone. */
  readonly onFocusLost: () => void;
}

export interface OverlaysPart {
  readonly pageLayers: typeof pageLayers;
  /** Without toasts whose text another message shows. */
  readonly dropRepeated: (toasts: readonly Toast[], extras: Session['extras']) => readonly Toast[];
  readonly Overlays: ComponentType<OverlaysProps>;
  readonly Blockers: ComponentType<BlockersProps>;
  readonly BlockersBar: ComponentType<BlockersProps>;
  readonly Offers: ComponentType<OffersProps>;
}

export interface PageOverlays extends PageToasts, Messages {
  readonly come: { readonly part: OverlaysPart; readonly layers: OverlaysProps['layers'] } | undefined;
  /** Loads them after the first view, and again if a layer opens without them. */
  readonly load: () => Promise<unknown>;
  /** Server-rendered order blockers, or null if none exist (CK-18). */
  readonly drawnBlockers?: ReactNode;
  readonly parts: PageParts;
  readonly notifyTrouble: () => void;
}

export const pageOverlays = (
  late: LateLayers<OverlaysPart>,
  deps: LayersDeps,
  parts: PageParts,
  store: Messages['store'],
): PageOverlays => ({
  get come() {
    return late.come;
  },
  get toasts() {
    const { toasts } = deps.toasts;
    const shown = late.come?.part.dropRepeated(toasts, store.state.extras) ?? toasts;
    return shown.map((toast) => toastView(deps.context.words, toast));
  },
  store,
  load: () => late.load(),
  parts,
  notifyTrouble: () => late.notifyTrouble(),
  holdToast: (key) => deps.toasts.hold(key),
  releaseToast: (key) => deps.toasts.release(key),
});

interface OverPageProps extends Pick<OverlaysProps, 'page' | 'isLone'> {
  readonly overlays: PageOverlays;
  readonly store: LayerPage;
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

export const OverPage = observer(function OverPage({ overlays, store, ...rest }: OverPageProps) {
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
  const onLeave = useCallback(() => closing && store.send({ type: closing }), [closing, store]);
  if (come === undefined) return isMissing ? <Waiting isTop onLeave={onLeave} /> : null;
  const { Overlays } = come.part;
  return <Overlays overlays={overlays} layers={come.layers} store={store} {...rest} />;
});
