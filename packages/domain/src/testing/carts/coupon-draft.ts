import { noCouponFlags, type Coupon } from '../../entities/coupon/held-coupon.ts';
import type { Won } from '../../money/won.ts';
import type { Drawing } from './drawing.ts';
import { amount, mostly, oneOf, whole, type Drawn } from './drawn.ts';
import { record } from './drawn-groups.ts';
import { PLAIN, plainCouponOf } from './plain-cart.ts';

/** Properties of a coupon, and the unit it applies to if valid. */
export interface CouponDraft {
  readonly lane: 'Buyer' | 'SellerDup' | 'Super' | 'Shipping';
  /** A restriction of the coupon. */
  readonly only: 'isTimeSale' | 'isClub' | 'isMobile' | 'isOversea' | undefined;
  readonly worth: Won;
  readonly percent: number | undefined;
  readonly possiblePrice: Won;
  readonly limitPrice: Won;
  /** First candidate unit by position; undefined if the coupon is not in use. */
  readonly on: number | undefined;
}

const lanes = oneOf<CouponDraft['lane']>('SellerDup', 'Super', 'Shipping');
const fewer = oneOf('isTimeSale', 'isClub', 'isMobile', 'isOversea');

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
