import type { OverseasLayer, SideLayer } from '@baguni/domain';
import type { LayerAnswer, LayerView } from '@baguni/presentation';
import { observer } from 'mobx-react-lite';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { LayerBoundary } from '../../layers/LayerBoundary/LayerBoundary.tsx';
import type { LayerProps } from '../../layers/layer-props.ts';
import { MessageLayer } from '../../layers/MessageLayer/MessageLayer.tsx';
import { OrderLayer } from '../../layers/OrderLayer/OrderLayer.tsx';
import { SideLayerHost } from '../../overseas/SideLayerHost.tsx';
import type { LayersProps, OverlaysProps } from '../overlays-part.ts';
import { ExtrasLayerHost } from './ExtrasLayerHost.tsx';
import { CouponHost } from './CouponHost.tsx';
import { EstimateHost } from './EstimateHost.tsx';
import { PageAside } from './PageAside.ts';

/** What each layer is drawn with; the compiler names what is missing (LY-01). */
const components: Readonly<Record<LayerView['type'], ComponentType<LayerProps>>> = {
  Confirm: OrderLayer,
  ConfirmLeaveCouponBox: MessageLayer,
  Alert: MessageLayer,
  CartsMerged: OrderLayer,
  ConfirmAuthentication: MessageLayer,
  ConfirmOrderExceptSomeItems: OrderLayer,
  ConfirmMaxInstallOrder: OrderLayer,
  ConfirmIncomeDutyItemOrderType: OrderLayer,
};

type Host = typeof SideLayerHost | typeof EstimateHost;
/** The place of each layer that the shopper opens; the others are of what is around the cart. */
const hosts: Readonly<Partial<Record<SideLayer, Host>> & Record<OverseasLayer, Host>> = {
  CountrySelector: SideLayerHost,
  SFExpressGuide: SideLayerHost,
  CJGuide: SideLayerHost,
  OverseaPackageNoti: SideLayerHost,
  EstimateSheet: EstimateHost,
};

interface OneLayerProps extends Pick<OverlaysProps['layers'], 'closeLayer'> {
  readonly layer: LayerView;
  /** It broke. */
  readonly onMissing: () => void;
}

function OneLayer({ layer, closeLayer, onMissing }: OneLayerProps): ReactNode {
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

/** The layers over a page, from the lowest to the top; the page is inert while one is open (LY-02, LY-04). */
export const Layers = observer(function Layers({ overlays, layers, store, page, onFocusLost }: LayersProps) {
  const open = layers.views.layers;
  const isAsking = open.some(({ isTop }) => isTop);
  const hasCoupons = store?.views.openCouponLayer !== undefined;
  const sideLayer = store?.views.sideLayer ?? null;
  const hasSideLayer = sideLayer !== null;
  const SideHost = (hasSideLayer ? hosts[sideLayer] : undefined) ?? ExtrasLayerHost;
  const isOpen = isAsking || hasCoupons || hasSideLayer;
  return (
    <>
      <PageAside page={page} isAside={isOpen} onFocusLost={onFocusLost} />
      {store !== undefined && hasCoupons ? (
        <CouponHost page={store} parts={overlays.parts} isTop={!isAsking} onMissing={overlays.notifyTrouble} />
      ) : null}
      {store !== undefined && hasSideLayer ? (
        <SideHost page={store} parts={overlays.parts} isTop={!isAsking} onMissing={overlays.notifyTrouble} />
      ) : null}
      {open.map((layer) => (
        <OneLayer key={layer.key} layer={layer} closeLayer={layers.closeLayer} onMissing={overlays.notifyTrouble} />
      ))}
    </>
  );
});
