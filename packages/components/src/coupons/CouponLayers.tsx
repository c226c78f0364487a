import { observer } from 'mobx-react-lite';
import { BestCombination } from '../best-coupons/BestCombination/BestCombination.tsx';
import { CouponBox } from './CouponBox/CouponBox.tsx';
import type { Command } from '@baguni/use-cases';
import type { BestCombinationView, CouponBoxView } from '@baguni/presentation';
import type { TopProps } from '../lib/store.ts';

export interface CouponLayerViews {
  readonly box: CouponBoxView | undefined;
  readonly bestCombination: BestCombinationView | undefined;
}

export interface CouponPage {
  readonly views: {
    readonly openCouponLayer: 'CouponBox' | 'BestCombination' | undefined;
  };
  readonly send: (command: Command) => void;
}

export type CouponLayersProps = TopProps<{ coupons: CouponLayerViews }>;

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
