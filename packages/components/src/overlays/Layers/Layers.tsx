import type { LayerAnswer, LayerView } from '@baguni/presentation';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, type ComponentType, type ReactNode } from 'react';
import type { PageOverlays } from '../page-overlays.ts';
import type { LazyLayerProps } from '../../layers/lazy-layer.tsx';
import type { OverseasPage } from '../../overseas/overseas-page.ts';
import { SideLayerHost } from '../../overseas/SideLayerHost.tsx';
import type { CouponPage } from '../../coupons/coupon-page.ts';
import { CouponHost } from './CouponHost.tsx';
import { message, order } from '../../layers/load-layers.ts';
import { ReturnFocus } from './ReturnFocus.ts';

/** The component of each layer; the compiler names what is missing (LY-01). */
const components: Readonly<Record<LayerView['type'], ComponentType<LazyLayerProps>>> = {
  Confirm: message.Layer,
  ConfirmLeaveCouponBox: message.Layer,
  Alert: message.Layer,
  CartsMerged: order.Layer,
  ConfirmAuthentication: message.Layer,
  ConfirmOrderExceptSomeItems: order.Layer,
  ConfirmMaxInstallOrder: order.Layer,
  ConfirmIncomeDutyItemOrderType: order.Layer,
};

interface LayerHostProps {
  readonly layer: LayerView;
  readonly overlays: PageOverlays;
}

function LayerHost({ layer, overlays }: LayerHostProps): ReactNode {
  const { key, type } = layer;
  const Component = components[type];
  const onAnswer = useCallback((answer: LayerAnswer) => overlays.closeLayer(key, answer), [overlays, key]);
  return <Component layer={layer} onAnswer={onAnswer} onMissing={overlays.notifyTrouble} />;
}

interface LayersProps {
  readonly overlays: PageOverlays;
  /** The page on which coupons and other layers can be opened. */
  readonly store?: CouponPage & OverseasPage;
  /** The page itself: inert while a layer is open. */
  readonly children: ReactNode;
  /** The focus should return to something that is gone. */
  readonly onFocusLost: () => void;
}

/** The page and the layers over it, from the lowest to the top (LY-02). */
export const Layers = observer(function Layers({ overlays, store, children, onFocusLost }: LayersProps) {
  const { layers, waiting } = overlays.views;
  useEffect(() => {
    if (waiting !== undefined) overlays.load();
  }, [waiting, overlays]);
  const isAsking = layers.some(({ isTop }) => isTop);
  const hasCoupons = store?.views.openCouponLayer !== undefined;
  const hasSideLayer = store?.views.hasSideLayer === true;
  const isOpen = isAsking || hasCoupons || hasSideLayer;
  return (
    <>
      <div inert={isOpen}>{children}</div>
      <ReturnFocus isOpen={isOpen} onLost={onFocusLost} />
      {store !== undefined && hasCoupons ? (
        <CouponHost page={store} isTop={!isAsking} onMissing={overlays.notifyTrouble} />
      ) : null}
      {store !== undefined && hasSideLayer ? (
        <SideLayerHost page={store} isTop={!isAsking} onMissing={overlays.notifyTrouble} />
      ) : null}
      {layers.map((layer) => (
        <LayerHost key={layer.key} layer={layer} overlays={overlays} />
      ))}
    </>
  );
});
