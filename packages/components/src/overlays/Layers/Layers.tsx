import type { LayerAnswer, LayerView } from '@baguni/presentation';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, type ReactNode } from 'react';
import { useLayerComponents, type PageOverlays } from '../page-overlays.ts';
import type { LayerComponents } from '../../layers/layer-components.ts';
import type { OverseasPage } from '../../overseas/overseas-page.ts';
import { SideLayerHost } from '../../overseas/SideLayerHost.tsx';
import type { CouponPage } from '../../coupons/coupon-page.ts';
import { CouponHost } from './CouponHost.tsx';
import { ReturnFocus } from './ReturnFocus.ts';

/** What each layer is drawn with; the compiler names what is missing (LY-01). */
const components: Readonly<Record<LayerView['type'], keyof LayerComponents>> = {
  Confirm: 'Message',
  ConfirmLeaveCouponBox: 'Message',
  Alert: 'Message',
  CartsMerged: 'Order',
  ConfirmAuthentication: 'Message',
  ConfirmOrderExceptSomeItems: 'Order',
  ConfirmMaxInstallOrder: 'Order',
  ConfirmIncomeDutyItemOrderType: 'Order',
};

interface LayerHostProps {
  readonly layer: LayerView;
  readonly overlays: PageOverlays;
}

/** A layer whose code does not come says so and counts as closed: the next press tries again. */
function LayerHost({ layer, overlays }: LayerHostProps): ReactNode {
  const { key, type } = layer;
  const onAnswer = useCallback((answer: LayerAnswer) => overlays.closeLayer(key, answer), [overlays, key]);
  const onMissing = useCallback(() => {
    overlays.notifyTrouble();
    onAnswer(false);
  }, [overlays, onAnswer]);
  const loaded = useLayerComponents(overlays, overlays.parts, onMissing);
  if (loaded === undefined) return null;
  const Component = loaded[components[type]];
  return <Component layer={layer} onAnswer={onAnswer} />;
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
        <CouponHost page={store} parts={overlays.parts} isTop={!isAsking} onMissing={overlays.notifyTrouble} />
      ) : null}
      {store !== undefined && hasSideLayer ? (
        <SideLayerHost page={store} parts={overlays.parts} isTop={!isAsking} onMissing={overlays.notifyTrouble} />
      ) : null}
      {layers.map((layer) => (
        <LayerHost key={layer.key} layer={layer} overlays={overlays} />
      ))}
    </>
  );
});
