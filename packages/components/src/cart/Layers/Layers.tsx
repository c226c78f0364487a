import { type ComponentType, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { LayerParts, LayersProps, OverlaysPart, OverlaysProps } from './page-overlays.tsx';
import { pageLayers } from '@baguni/presentation/layers';
import { Offers } from '../../prices/Summary/Offers.tsx';
import { Blockers, BlockersBar } from '../../checkout/Blockers/Blockers.tsx';
import { listenForBack } from '../../lib/back-key.ts';
import { useFocusKeeper } from '../../lib/focus-keeper.ts';
import type { OverseasLayer, SideLayer } from '@baguni/domain/internal';
import type { LayerAnswer, LayerView, AnnouncementView } from '@baguni/presentation';
import { observer } from 'mobx-react-lite';
import { LayerBoundary, LayerHost } from '../../shell/Boundary/LayerHost.tsx';
import { type LayerProps, MessageLayer } from '../../parts/MessageLayer/MessageLayer.tsx';
import { OrderLayer } from '../../checkout/OrderLayer/OrderLayer.tsx';

export interface LiveRegionProps {
  readonly announcer: { readonly announcement: AnnouncementView };
}

/** A polite live region for one message at a time. A new key repeats the same text (WA-28). */
export const LiveRegion = observer(function LiveRegion({ announcer }: LiveRegionProps) {
  const { key, text } = announcer.announcement;
  return (
    <output className="visually-hidden" data-testid="live-region">
      <span key={key}>{text}</span>
    </output>
  );
});

/** Restores the focus from before the first layer. Reports a failure if the element is gone or not focusable. */
const giveBack = (opener: Element, onLost: () => void): void => {
  if (opener === document.body) return;
  if (opener instanceof HTMLElement) opener.focus();
  if (document.activeElement !== opener) onLost();
};

interface PageAsideProps extends Pick<LayersProps, 'page' | 'onFocusLost'> {
  readonly isAside: boolean;
}

/**
 * Makes the page inert while a layer is open and restores the focus after the last one (LY-04). Rendered before the
 * layers, so that its effect runs before they take focus.
 */
function PageAside({ page, isAside, onFocusLost }: PageAsideProps): null {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isAside) opener.current = document.activeElement;
    page.current?.toggleAttribute('inert', isAside);
    if (isAside) return;
    if (opener.current) giveBack(opener.current, onFocusLost);
    opener.current = null;
    // oxlint-disable-next-line react/exhaustive-deps -- `onFocusLost` says what to do, not when
  }, [isAside]);
  return null;
}

/** Holds toasts while a message of higher priority is shown. */
export const HeldToasts = observer(function HeldToasts({ overlays }: Pick<OverlaysProps, 'overlays'>) {
  const { toasts, store, holdToast, releaseToast } = overlays;
  const { isOffline, removal } = store.state.extras;
  const waiting = isOffline === true || removal !== undefined ? toasts.map(({ key }) => key).join(' ') : '';
  useEffect(() => {
    const keys = waiting.split(' ').filter(Boolean);
    for (const key of keys) holdToast(key);
    return () => {
      for (const key of keys) releaseToast(key);
    };
  }, [waiting, holdToast, releaseToast]);
  return null;
});

function Overlays(props: OverlaysProps): ReactNode {
  const { isLone = false, page } = props;
  const restoreFocus = useFocusKeeper(page);
  // before a layer is painted: from then on, the shopper may press Back
  useLayoutEffect(() => (isLone ? undefined : listenForBack()), [isLone]);
  return (
    <>
      <Layers {...props} onFocusLost={restoreFocus} />
      <LiveRegion announcer={props.layers.announcer} />
      <HeldToasts overlays={props.overlays} />
    </>
  );
}

/** Messages with the same text: the undo notice of coupons, and the news of a merge. */
const dropRepeated: OverlaysPart['dropRepeated'] = (toasts, { removal, merged }) =>
  toasts.filter(
    ({ notice }) =>
      notice.type !== 'Message' ||
      !(
        (notice.code === 'COUPON-CANCELLED' && removal?.kind === 'CouponsCancelled') ||
        (notice.code.startsWith('CARTS-MERGED') && merged !== undefined)
      ),
  );

/** The lazy code above the page: layers, toast priorities, announcements, focus restoration and order blockers. */
export const overlaysPart: OverlaysPart = {
  pageLayers,
  dropRepeated,
  Overlays,
  Blockers,
  BlockersBar,
  Offers,
};

const components: Readonly<Record<LayerView['type'], ComponentType<LayerProps>>> = {
  Confirm: OrderLayer,
  ConfirmLeaveCouponBox: MessageLayer,
  Alert: OrderLayer,
  CartsMerged: OrderLayer,
  ConfirmAuthentication: MessageLayer,
  ConfirmOrderExceptSomeItems: OrderLayer,
  ConfirmMaxInstallOrder: OrderLayer,
  ConfirmSplitOrders: OrderLayer,
  ConfirmIncomeDutyItemOrderType: OrderLayer,
};

/** The part of each layer at the side; all others are around the cart. */
const sideParts: Readonly<
  Partial<Record<SideLayer, Exclude<keyof LayerParts, 'coupons'>>> & Record<OverseasLayer, 'overseasLayer'>
> = {
  CountrySelector: 'overseasLayer',
  SFExpressGuide: 'overseasLayer',
  CJGuide: 'overseasLayer',
  OverseaPackageNoti: 'overseasLayer',
  EstimateSheet: 'estimateLayer',
};

type Opened = Required<Pick<OverlaysProps, 'overlays' | 'store'>> & { readonly isTop: boolean };

const CouponHost = observer(function CouponHost({ overlays, store, isTop }: Opened) {
  const { views, send } = store;
  const closing = views.openCouponLayer === 'BestCombination' ? 'CloseBestCombination' : 'CloseCouponBox';
  const onLeave = useCallback(() => send({ type: closing }), [send, closing]);
  return (
    <LayerHost
      part={overlays.parts.coupons}
      props={{ isTop, send }}
      onLeave={onLeave}
      onMissing={overlays.notifyTrouble}
    />
  );
});

function SideHost({ overlays, store: { send }, isTop, layer }: Opened & { readonly layer: SideLayer }): ReactNode {
  const onLeave = useCallback(() => send({ type: 'CloseSideLayer' }), [send]);
  return (
    <LayerHost
      part={overlays.parts[sideParts[layer] ?? 'moreLayer']}
      props={{ layer, isTop, send }}
      onLeave={onLeave}
      onMissing={overlays.notifyTrouble}
    />
  );
}

interface OneLayerProps extends Pick<OverlaysProps['layers'], 'closeLayer'> {
  readonly layer: LayerView;
  readonly onMissing: () => void;
}

/** One question or alert. */
export function OneLayer({ layer, closeLayer, onMissing }: OneLayerProps): ReactNode {
  const { key, type } = layer;
  const onAnswer = useCallback((answer: LayerAnswer) => closeLayer(key, answer), [closeLayer, key]);
  const onBroken = useCallback(() => {
    closeLayer(key, false);
    onMissing();
  }, [closeLayer, key, onMissing]);
  const Component = components[type];
  return (
    <LayerBoundary onBroken={onBroken}>
      <Component layer={layer} onAnswer={onAnswer} />
    </LayerBoundary>
  );
}

/** The layers over a page in stacking order. The page is inert while one is open (LY-04). */
export const Layers = observer(function Layers({ overlays, layers, store, page, onFocusLost }: LayersProps) {
  const open = layers.views.layers;
  const isAsking = open.some(({ isTop }) => isTop);
  const hasCoupons = store?.views.openCouponLayer !== undefined;
  const sideLayer = store?.views.sideLayer ?? null;
  const isOpen = isAsking || hasCoupons || sideLayer !== null;
  return (
    <>
      <PageAside page={page} isAside={isOpen} onFocusLost={onFocusLost} />
      {store !== undefined && hasCoupons ? <CouponHost overlays={overlays} store={store} isTop={!isAsking} /> : null}
      {store !== undefined && sideLayer !== null ? (
        <SideHost key={sideLayer} overlays={overlays} store={store} isTop={!isAsking} layer={sideLayer} />
      ) : null}
      {open.map((layer) => (
        <OneLayer key={layer.key} layer={layer} closeLayer={layers.closeLayer} onMissing={overlays.notifyTrouble} />
      ))}
    </>
  );
});
