import type { ComponentType } from 'react';
import type { CouponLayersProps, CouponLayerViews, CouponPage } from '../../coupons/coupon-page.ts';
import { layerHost } from '../../layers/layer-host.tsx';
import { makeUseLazy } from '../../lib/use-lazy.ts';

interface Loaded {
  readonly Layers: ComponentType<CouponLayersProps>;
  readonly coupons: CouponLayerViews;
}

const load = async ({ views }: CouponPage): Promise<Loaded> => {
  const [{ CouponLayers }, coupons] = await Promise.all([import('../../coupons/CouponLayers.tsx'), views.coupons()]);
  return { Layers: CouponLayers, coupons };
};

/** The place of an open layer of coupons (CP-12, CP-19). */
export const CouponHost = layerHost({
  use: makeUseLazy(load),
  leave: ({ views, send }: CouponPage) =>
    send({ type: views.openCouponLayer === 'BestCombination' ? 'CloseBestCombination' : 'CloseCouponBox' }),
  show: ({ Layers, coupons }: Loaded, { send }, isTop) => <Layers coupons={coupons} isTop={isTop} send={send} />,
});
