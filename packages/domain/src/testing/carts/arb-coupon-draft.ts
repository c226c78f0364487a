import { either as E } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { couponKeyOf, noCouponFlags, type Coupon } from '../../entities/coupon/held-coupon.ts';
import { applyCoupon } from '../../engine/verbs/apply-coupon.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { noWon } from '../../money/won.ts';
import type { CartState } from '../../state/state.ts';
import { arbWonIn } from '../arbitraries/price.ts';
import { testNow } from '../builders/unit.ts';
import { mostly } from './mostly.ts';
import { aPlainCoupon } from './plain-cart.ts';

/** What a coupon is made of, and on which unit it is used where it may be. */
export interface CouponDraft {
  readonly coupon: Pick<
    Coupon,
    'couponType' | 'discountUnitType' | 'discountValue' | 'possiblePrice' | 'limitPrice' | 'flags'
  >;
  /** A position among the units, taken round; none where it stays in the buyer’s hands. */
  readonly on: number | undefined;
}

const arbWorth = fc.oneof(
  { withCrossShrink: true },
  fc.constant({ discountUnitType: 'Amount' as const, discountValue: 1000 }),
  arbWonIn(0, 20_000).map((discountValue) => ({ discountUnitType: 'Amount' as const, discountValue })),
  fc.integer({ min: 0, max: 100 }).map((discountValue) => ({ discountUnitType: 'Rate' as const, discountValue })),
);

type Kind = Pick<Coupon, 'couponType' | 'flags'>;

const ofItems: Kind = { couponType: 'BuyerCoupon', flags: noCouponFlags };
const otherKinds: readonly Kind[] = [
  { ...ofItems, couponType: 'SellerDupCoupon' },
  { ...ofItems, couponType: 'SuperCoupon' },
  { ...ofItems, flags: { ...noCouponFlags, isFreeShipping: true } },
];
const fewerMay = ['isTimeSale', 'isClub', 'isMobile', 'isOversea'] as const;

const arbKind: Arbitrary<Kind> = fc
  .record({
    kind: mostly(ofItems, fc.constantFrom(...otherKinds), 2),
    flags: mostly(
      {},
      fc.constantFrom(...fewerMay).map((name) => ({ [name]: true })),
      6,
    ),
  })
  .map(({ kind, flags }) => ({ ...kind, flags: { ...kind.flags, ...flags } }));

/** A coupon that differs from a plain one in few things. */
export const arbCouponDraft: Arbitrary<CouponDraft> = fc.record({
  coupon: fc
    .record({
      worth: arbWorth,
      kind: arbKind,
      possiblePrice: mostly(noWon, arbWonIn(1000, 50_000)),
      limitPrice: mostly(noWon, arbWonIn(500, 5000)),
    })
    .map(({ worth, kind, ...rest }) => ({ ...rest, ...kind, ...worth })),
  on: mostly(undefined, fc.nat(9), 2),
});

/** The draft as the coupon of a number. */
export const couponOf = ({ coupon }: CouponDraft, n: number): Coupon => ({ ...aPlainCoupon(n), ...coupon });

/** The units that a coupon goes on together with this one: of its item, or of its parcel. */
const placeOf = (coupon: Coupon, unit: CartUnit, units: readonly CartUnit[]): readonly CartUnitId[] => {
  const inParcel = units.filter((one) => isOrderable(one) && one.bundleKey === unit.bundleKey);
  const isOfUnit = coupon.couponType === 'BuyerCoupon' && !coupon.flags.isFreeShipping;
  const together = coupon.flags.isFreeShipping
    ? inParcel
    : inParcel.filter((one) => one.item.itemNo === unit.item.itemNo);
  return (isOfUnit ? [unit] : together).map(({ cartUnitId }) => cartUnitId);
};

/** A use raises the versions of the cart and of its units: those of a cart that was just drawn are 0. */
const asDrawn = (cart: CartState): CartState => ({
  ...cart,
  cartVersion: 0,
  units: cart.units.map((unit) => (unit.version === 0 ? unit : { ...unit, version: 0 })),
});

/** The cart with each of its coupons in use where its draft has it, unless the rules of coupons say no (CP-01..CP-09). */
export const withCouponsUsed = (cart: CartState, drafts: readonly CouponDraft[]): CartState =>
  asDrawn(
    drafts.reduce((used, { on }, i) => {
      const coupon = used.coupons.offered[i];
      const unit = on === undefined ? undefined : used.units[on % used.units.length];
      if (!coupon || !unit) return used;
      const applied = applyCoupon(used, couponKeyOf(coupon), placeOf(coupon, unit, used.units), testNow);
      return E.isRight(applied) ? applied.right : used;
    }, cart),
  );
