import * as E from '../money/either.ts';
import { isOrderable, type CartUnit } from '../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../money/ids.ts';
import { sellerGroupKeyOf } from '../entities/cart/tree.ts';
import type { CombinationQuestion } from '../best-combination/candidates.ts';
import { asApplied, type Coupon } from '../entities/coupon/coupon.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import { totalOf } from '../price/ledger/ledger.ts';
import { priceCart } from '../price/price-cart.ts';
import { noWon } from '../money/won.ts';
import { standingCouponRules } from '../rules/coupon.ts';
import { judge } from '../rule/rule.ts';

interface Put {
  readonly coupon: Coupon;
  readonly place: CouponPlace;
}

const takes = (unit: CartUnit): boolean =>
  unit.isCouponUsable && !unit.item.flags?.isUsedItem && unit.partnershipCode === undefined;

/** Returns the places of coupons, written out for comparison: units, items of one parcel, parcels. */
export const spots = (
  { units, selected }: Pick<CombinationQuestion['pricing'], 'units' | 'selected'>,
  coupon: Coupon,
): readonly CouponPlace[] => {
  const chosen = units.filter((unit) => selected.has(unit.cartUnitId) && isOrderable(unit));
  const kind = coupon.flags.isFreeShipping ? 'Bundle' : coupon.couponType;
  const keyOf = (unit: CartUnit): string => {
    if (kind === 'BuyerCoupon') return `${unit.cartUnitId}`;
    const parcel = `${sellerGroupKeyOf(unit)}/${unit.bundleKey}`;
    return kind === 'Bundle' ? parcel : `${parcel}/${unit.item.itemNo}`;
  };
  if (kind === 'Unknown') return [];
  return [...new Set(chosen.map(keyOf))].flatMap((key): readonly CouponPlace[] => {
    const all = chosen.filter((unit) => keyOf(unit) === key);
    const taking = all.filter(takes);
    const [first] = all;
    if (!first) return [];
    const common = {
      key,
      sellerGroupKey: sellerGroupKeyOf(first),
      bundleKey: first.bundleKey,
      cartUnitIds: (taking.length > 0 ? taking : all).map((unit) => unit.cartUnitId),
    };
    if (kind === 'Bundle') return [{ ...common, type: 'Bundle' }];
    if (kind === 'BuyerCoupon') return [{ ...common, type: 'Unit', cartUnitId: first.cartUnitId }];
    return [{ ...common, type: 'ItemGroup' }];
  });
};

const mayGo = ({ pricing, situation, rules = [] }: CombinationQuestion, { coupon, place }: Put): boolean => {
  const units = pricing.units.filter((unit) => place.cartUnitIds.includes(unit.cartUnitId));
  const facts = { coupon, place, units, price: noWon, bundleFee: noWon, situation };
  return E.isRight(judge([...standingCouponRules, ...rules])(facts));
};

const shares = (a: readonly CartUnitId[], b: readonly CartUnitId[]): boolean => a.some((id) => b.includes(id));

const together = (a: Put, b: Put): boolean => {
  const payA = a.coupon.paymentCouponName ?? null;
  const payB = b.coupon.paymentCouponName ?? null;
  if (payA !== null && payB !== null && payA !== payB) return false;
  if (a.place.type === 'Bundle' && b.place.type === 'Bundle')
    return a.place.sellerGroupKey !== b.place.sellerGroupKey && a.place.bundleKey !== b.place.bundleKey;
  if (!shares(a.place.cartUnitIds, b.place.cartUnitIds)) return true;
  if ([a, b].some(({ coupon, place }) => coupon.couponType === 'SuperCoupon' && place.type !== 'Bundle')) return false;
  if (a.place.type === 'Bundle' || b.place.type === 'Bundle') return true;
  if (a.coupon.couponType === b.coupon.couponType) return false;
  const additional = ({ coupon }: Put): boolean => coupon.couponType !== 'BuyerCoupon';
  return !((a.coupon.flags.isTimeSale && additional(b)) || (b.coupon.flags.isTimeSale && additional(a)));
};

const offFee = (coupon: Coupon, fee: number, goods: number): number => {
  if (goods < coupon.possiblePrice) return 0;
  const full =
    coupon.discountUnitType === 'Rate' ? Math.floor((fee * coupon.discountValue) / 100) : coupon.discountValue;
  return Math.min(full, fee, coupon.limitPrice > 0 ? coupon.limitPrice : Infinity);
};

const costOf = ({ pricing }: CombinationQuestion, puts: readonly Put[]): number | undefined => {
  const onUnits = puts.filter(({ place }) => place.type !== 'Bundle');
  const applied = onUnits.map(({ coupon, place }) => asApplied(coupon, place.cartUnitIds));
  const priced = priceCart({ ...pricing, appliedCoupons: applied });
  const named = new Set(priced.entries.map(({ inputs }) => ('name' in inputs ? inputs.name : '')));
  if (onUnits.some(({ coupon }) => !named.has(coupon.couponName))) return undefined;
  let cost: number = totalOf(priced.entries);
  for (const { coupon, place } of puts) {
    if (place.type !== 'Bundle') continue;
    const parcel = priced.bundleFees.get(place.bundleKey);
    const off = parcel ? offFee(coupon, parcel.fee, parcel.subtotal) : 0;
    if (off <= 0) return undefined;
    cost -= off;
  }
  return cost;
};

/**
 * Returns the lowest price in won by brute force, independent of the search. Coupon and discount names must be
 * unique.
 */
export const naiveLeastCost = (question: CombinationQuestion): number => {
  let least = costOf(question, []) ?? Infinity;
  const go = (puts: readonly Put[], next: number): void => {
    const coupon = question.coupons[next];
    if (!coupon) {
      const cost = puts.length > 0 ? costOf(question, puts) : undefined;
      if (cost !== undefined && cost < least) least = cost;
      return;
    }
    go(puts, next + 1);
    for (const place of spots(question.pricing, coupon)) {
      const put = { coupon, place };
      const goes = (other: Put): boolean => together(other, put) && !question.isApart?.(other, put);
      if (mayGo(question, put) && puts.every(goes)) go([...puts, put], next + 1);
    }
  };
  go([], 0);
  return least;
};
