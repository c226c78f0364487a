import { noCouponFlags, type Coupon } from '../../entities/coupon/held-coupon.ts';
import type { Won } from '../../money/won.ts';
import type { Drawing } from './drawing.ts';
import { amount, mostly, oneOf, whole, type Drawn } from './drawn.ts';
import { record } from './drawn-groups.ts';
import { PLAIN, plainCouponOf } from './plain-cart.ts';

/** What a coupon is made of, and on which unit it is used where it may be. */
export interface CouponDraft {
  readonly lane: 'Buyer' | 'SellerDup' | 'Super' | 'Shipping';
  /** Who may use it or where, fewer than everybody everywhere. */
  readonly only: 'isTimeSale' | 'isClub' | 'isMobile' | 'isOversea' | undefined;
  readonly worth: Won;
  /** Instead of `worth`. */
  readonly percent: number | undefined;
  readonly possiblePrice: Won;
  readonly limitPrice: Won;
  /** A position among the units: the first from there on that takes it; none where it stays in the buyer’s hands. */
  readonly on: number | undefined;
}

const lanes = oneOf<CouponDraft['lane']>('SellerDup', 'Super', 'Shipping');
const fewer = oneOf('isTimeSale', 'isClub', 'isMobile', 'isOversea');

/** A coupon that differs from a plain one in few things. */
export const couponDrawn = ({ amount: won, units, isMarketplace }: Drawing): Drawn<CouponDraft> =>
  record<CouponDraft>({
    lane: mostly('Buyer', lanes, [2, 3]),
    only: mostly(undefined, isMarketplace ? fewer : oneOf('isTimeSale', 'isMobile'), [7, 1]),
    worth: mostly(won(PLAIN.coupon), amount({ min: 0, max: won(20_000) }, won(PLAIN.coupon)), [1, 1]),
    percent: mostly(undefined, whole({ min: 0, max: 100 }, 10), [2, 1]),
    possiblePrice: mostly(won(0), amount({ min: won(1000), max: won(50_000) })),
    limitPrice: mostly(won(0), amount({ min: won(500), max: won(5000) }, won(5000))),
    on: mostly(undefined, whole({ min: 0, max: Math.max(0, units.max - 1) }), [1, 3]),
  });

const typeOf = {
  Buyer: 'BuyerCoupon',
  SellerDup: 'SellerDupCoupon',
  Super: 'SuperCoupon',
  Shipping: 'BuyerCoupon',
} as const;

/** The draft as the coupon of a number. */
export const couponOf = (draft: CouponDraft, n: number): Coupon => {
  const { lane, only, worth, percent, possiblePrice, limitPrice } = draft;
  return {
    ...plainCouponOf(n, worth),
    couponType: typeOf[lane],
    discountUnitType: percent === undefined ? 'Amount' : 'Rate',
    discountValue: percent ?? worth,
    possiblePrice,
    limitPrice,
    flags: { ...noCouponFlags, isFreeShipping: lane === 'Shipping', ...(only ? { [only]: true } : {}) },
  };
};
