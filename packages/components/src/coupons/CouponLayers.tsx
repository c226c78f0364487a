import { observer } from 'mobx-react-lite';
import type { CouponLayersProps } from './coupon-page.ts';
import { BestCombination } from './BestCombination/BestCombination.tsx';
import { CouponBox } from './CouponBox/CouponBox.tsx';

/** The coupon box or the best combination, whichever is open: the part of the page that comes when it is first asked for. */
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
