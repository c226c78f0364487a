import type { Command } from '@baguni/use-cases';
import type { BestCombinationView, CouponBoxView } from '@baguni/presentation';

/** The views of coupons; getters that are observed. */
export interface CouponLayerViews {
  readonly box: CouponBoxView | undefined;
  readonly bestCombination: BestCombinationView | undefined;
}

/** A page on which coupons can be opened. */
export interface CouponPage {
  readonly views: {
    readonly openCouponLayer: 'CouponBox' | 'BestCombination' | undefined;
  };
  readonly send: (command: Command) => void;
}

/** What the layers of coupons are given. */
export interface CouponLayersProps {
  readonly coupons: CouponLayerViews;
  /** False while a dialog covers them. */
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}
