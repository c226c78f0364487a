import { observer } from 'mobx-react-lite';
import { BestCombination } from '../best-coupons/BestCombination/BestCombination.tsx';
import { CouponBox } from './CouponBox/CouponBox.tsx';
import type { CouponViews } from '@baguni/presentation';
import type { TopProps } from '../lib/store.ts';

type CouponLayersProps = TopProps<{ coupons: CouponViews }>;

/** The open coupon box or best combination. Loaded lazily. */
export const CouponLayers = observer(function CouponLayers({ coupons, isTop, send }: CouponLayersProps) {
  const { box, bestCombination } = coupons;
  return (
    <>
      {box === undefined ? null : <CouponBox box={box} isTop={isTop && bestCombination === undefined} send={send} />}
      {bestCombination === undefined ? null : (
        <BestCombination bestCombination={bestCombination} isTop={isTop} send={send} />
      )}
    </>
  );
});
