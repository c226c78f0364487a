import type { CouponTarget } from '../coupon/held-coupon.ts';
import { option as O } from 'fp-ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** What is given back after a purchase, by who gives it (CB-01). */
export const cashbackTypes = ['Item', 'Seller', 'SmilePay', 'ClubDay', 'SsgPoint'] as const;
/** A kind of cashback. */
export type CashbackType = (typeof cashbackTypes)[number];

/** The terms of a cashback. */
export interface CashbackPolicy {
  /** Who gives it, and in what. */
  readonly cashbackType: CashbackType;
  /** Whether it gives per cent or won. */
  readonly calcType: 'Rate' | 'Amount';
  /** Per cent of what a unit costs after discounts and coupons, for `Rate`. */
  readonly rate: number;
  /** Won for each unit, for `Amount`. */
  readonly amount: Won;
  /** The most for one unit, in won. */
  readonly maxAmount: O.Option<Won>;
  /** From when it can be used, ISO 8601. */
  readonly date: string;
  /** The units that it is given for. */
  readonly cartUnitIds: readonly CartUnitId[];
}

/** A cashback before it meets a cart: what it is given for is said by its target. */
export interface CashbackTerms extends Omit<CashbackPolicy, 'cartUnitIds'> {
  /** The units that it is given for. */
  readonly target: CouponTarget;
}

/** What one unit gives back of one type (CB-01). */
export interface UnitCashback {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** Who gives it, and in what. */
  readonly cashbackType: CashbackType;
  /** In won, above 0. */
  readonly amount: Won;
  /** Per cent; 0 for a fixed amount. */
  readonly rate: number;
  /** From when it can be used, ISO 8601. */
  readonly date: string;
}

/** What a selection gives back, as the server works it out (CM-33). */
export interface CashbackAnswer {
  /** What each unit gives back; none where it gives nothing. */
  readonly cartUnitCashbacks: readonly UnitCashback[];
  /** From when all of it but points can be used, ISO 8601; none where there is nothing but points. */
  readonly useEnableDate: O.Option<string>;
}

/** Nothing is given back. */
export const noCashback: CashbackAnswer = { cartUnitCashbacks: [], useEnableDate: O.none };
