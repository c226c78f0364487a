import type { CouponTarget } from '../coupon/coupon.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

export const cashbackTypes = ['Item', 'Seller', 'SmilePay', 'ClubDay', 'SsgPoint'] as const;
export type CashbackType = (typeof cashbackTypes)[number];

export interface CashbackPolicy {
  readonly cashbackType: CashbackType;
  readonly calcType: 'Rate' | 'Amount';
  /** For `Rate`: per cent of the unit price after discounts and coupons. */
  readonly rate: number;
  /** For `Amount`: won per unit. */
  readonly amount: Won;
  readonly maxAmount: Won | undefined;
  /** Usable from, ISO 8601. */
  readonly date: string;
  readonly cartUnitIds: readonly CartUnitId[];
}

/** Cashback terms before they are matched with a cart by their target. */
export interface CashbackTerms extends Omit<CashbackPolicy, 'cartUnitIds'> {
  readonly target: CouponTarget;
}

export interface UnitCashback {
  readonly cartUnitId: CartUnitId;
  readonly cashbackType: CashbackType;
  readonly amount: Won;
  /** Per cent; 0 for a fixed amount. */
  readonly rate: number;
  /** Usable from, ISO 8601. */
  readonly date: string;
}

/** Cashback of a selection, as calculated by the server. */
export interface CashbackAnswer {
  /** Empty for units without cashback. */
  readonly cartUnitCashbacks: readonly UnitCashback[];
  /** Availability date of everything except points, ISO 8601, or undefined if there are only points. */
  readonly useEnableDate: string | undefined;
}

export const noCashback: CashbackAnswer = { cartUnitCashbacks: [], useEnableDate: undefined };
