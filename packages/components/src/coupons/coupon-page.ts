import type { Command } from '@baguni/use-cases';
import type { BestCombinationView, CouponBoxView } from '@baguni/presentation';

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

export interface CouponLayersProps {
  readonly coupons: CouponLayerViews;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}
