import type { AppliedCoupon, Cart, CartUnit } from '@baguni/domain/internal';

/** Returns a unit's price after its discounts. */
const goodsOf = ({ item, quantity, discounts }: CartUnit): number => {
  let piece: number = item.itemSellPrice;
  for (const { optionPrice } of item.options) piece += optionPrice;
  const price = piece * quantity;
  let total = price;
  for (const { price: each, quantity: pieces } of item.additions) total += each * pieces;
  for (const { policy } of discounts) total -= Math.trunc((price * policy.discountRate) / 100);
  return total;
};

/** A coupon with the positions of its units. */
interface PlainCoupon {
  readonly coupon: AppliedCoupon;
  readonly at: readonly number[];
}

/** A cart prepared for addition: coupons in stacking order, parcels with fees. */
interface PlainCart {
  readonly units: readonly CartUnit[];
  readonly coupons: readonly PlainCoupon[];
  readonly parcels: readonly { readonly at: readonly number[]; readonly fee: number }[];
}

const lanes = ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon', 'Unknown'];

/** Prepares a cart of percentage coupons and fixed fees. */
export const plainCartOf = ({
  units,
  coupons: { applied: appliedCoupons },
  shipping: { policies: shippingPolicies },
}: Cart): PlainCart => {
  const placeOf = new Map(units.map((unit, at) => [unit.cartUnitId, at]));
  const laneOf = ({ couponType }: AppliedCoupon): number => lanes.indexOf(couponType);
  const coupons = appliedCoupons
    .toSorted((a, b) => laneOf(a) - laneOf(b) || (a.couponIssueNo < b.couponIssueNo ? -1 : 1))
    .map((coupon) => ({ coupon, at: coupon.cartUnitIds.map((id) => placeOf.get(id) ?? -1).toSorted((a, b) => a - b) }));
  const byParcel = Map.groupBy(units.keys(), (at) => units[at]?.bundleKey);
  const feeOf = (at: number | undefined): number =>
    shippingPolicies.find(({ shippingPolicyKey }) => shippingPolicyKey === units[at ?? -1]?.shippingPolicyKey)
      ?.shippingFee ?? 0;
  return { units, coupons, parcels: [...byParcel.values()].map((at) => ({ at, fee: feeOf(at[0]) })) };
};

/** Distributes a discount in proportion to the remaining amounts; the largest remainders get one more. */
const spread = (worth: number, basis: number, at: readonly number[], left: number[]): void => {
  const rests: number[] = [];
  let missing = worth;
  for (const place of at) {
    const before = left[place] ?? 0;
    const rest = (worth * before) % basis;
    const share = (worth * before - rest) / basis;
    rests.push(rest);
    left[place] = before - share;
    missing -= share;
  }
  for (; missing > 0; missing -= 1) {
    let first = 0;
    for (let i = 1; i < rests.length; i += 1) if ((rests[i] ?? 0) > (rests[first] ?? 0)) first = i;
    rests[first] = -1;
    left[at[first] ?? 0] = (left[at[first] ?? 0] ?? 0) - 1;
  }
};

/** Adds up a cart by hand, without caching or explaining. The baseline of the engine. */
export const sumsOf = ({ units, coupons, parcels }: PlainCart): number => {
  const left: number[] = [];
  for (const unit of units) left.push(goodsOf(unit));
  let total = 0;
  for (const { at, fee } of parcels) {
    let subtotal = 0;
    for (const place of at) subtotal += left[place] ?? 0;
    if (subtotal > 0) total += fee;
  }
  for (const { coupon, at } of coupons) {
    let basis = 0;
    for (const place of at) basis += left[place] ?? 0;
    if (basis < coupon.possiblePrice) continue;
    let worth = Math.trunc((basis * coupon.discountValue) / 100);
    if (coupon.limitPrice > 0 && worth > coupon.limitPrice) worth = coupon.limitPrice;
    if (at.length === 1) left[at[0] ?? 0] = basis - worth;
    else spread(worth, basis, at, left);
  }
  for (const amount of left) total += amount;
  return total;
};
