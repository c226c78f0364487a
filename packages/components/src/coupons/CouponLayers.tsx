import { observer } from 'mobx-react-lite';
import type { CouponLayersProps } from './coupon-page.ts';
import { BestCombination } from '../best-coupons/BestCombination/BestCombination.tsx';
import { CouponBox } from './CouponBox/CouponBox.tsx';

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
