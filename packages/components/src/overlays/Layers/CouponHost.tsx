import type { ComponentType } from 'react';
import type { CouponLayersProps, CouponLayerViews, CouponPage, CouponParts } from '../../coupons/coupon-page.ts';
import { layerHost } from '../../layers/layer-host.tsx';
import { makeUseLate } from '../../lib/use-late.ts';

interface Loaded {
  readonly Layers: ComponentType<CouponLayersProps>;
  readonly coupons: CouponLayerViews;
}

const load = async ({ views }: CouponPage, { couponLayers }: CouponParts): Promise<Loaded> => {
  const [Layers, coupons] = await Promise.all([couponLayers(), views.coupons()]);
  return { Layers, coupons };
};

/** The place of an open layer of coupons (CP-12, CP-19). */
export const CouponHost = layerHost({
  use: makeUseLate(load),
  leave: ({ views, send }: CouponPage) =>
    send({ type: views.openCouponLayer === 'BestCombination' ? 'CloseBestCombination' : 'CloseCouponBox' }),
  show: ({ Layers, coupons }: Loaded, { send }, isTop) => <Layers coupons={coupons} isTop={isTop} send={send} />,
});
