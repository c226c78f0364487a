import { useCallback, type ComponentType, type ReactNode } from 'react';
import type { CouponLayersProps, CouponLayerViews, CouponPage } from '../../coupons/coupon-page.ts';
import { lateFor } from '../../lib/use-lazy.ts';
import { Waiting } from '../../layers/Waiting/Waiting.tsx';

interface Loaded {
  readonly Layers: ComponentType<CouponLayersProps>;
  readonly coupons: CouponLayerViews;
}

const load = async ({ views }: CouponPage): Promise<Loaded> => {
  const [{ CouponLayers }, coupons] = await Promise.all([import('../../coupons/CouponLayers.tsx'), views.coupons()]);
  return { Layers: CouponLayers, coupons };
};

/** What did not come is left, so that the page goes on and the next press tries again. */
const leave = ({ views, send }: CouponPage): void =>
  send({ type: views.openCouponLayer === 'BestCombination' ? 'CloseBestCombination' : 'CloseCouponBox' });

const useLoaded = lateFor(load);

interface CouponHostProps {
  readonly page: CouponPage;
  readonly isTop: boolean;
  /** Their code or views did not come. */
  readonly onMissing: () => void;
}

/** The place of an open layer of coupons. Their code and views come when the first one opens. */
export function CouponHost({ page, isTop, onMissing }: CouponHostProps): ReactNode {
  const quit = useCallback(() => leave(page), [page]);
  const miss = useCallback(() => {
    quit();
    onMissing();
  }, [quit, onMissing]);
  const loaded = useLoaded(page, miss);
  if (loaded === undefined) return <Waiting isTop={isTop} onLeave={quit} />;
  const { Layers, coupons } = loaded;
  return <Layers coupons={coupons} isTop={isTop} send={page.send} />;
}
