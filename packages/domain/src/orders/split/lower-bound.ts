import type { Cart } from '../../cart/cart.ts';
import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { type DiscountPolicy, liveCandidates } from '../../entities/discount/discount.ts';
import type { Rounding } from '../../money/currency.ts';
import { once } from '../../money/reuse.ts';
import { noWon, sum, won } from '../../money/won.ts';
import { couponWorth } from '../../price/coupon/coupon-lanes.ts';
import { totalOf } from '../../price/ledger/ledger.ts';
import { lineOf } from '../../price/ledger/line.ts';
import { basisCostOf, type BundleFee } from '../../price/parcel/bundle-fee.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { PricedCart } from '../../price/priced-cart.ts';
import { extraDiscountOfferOf, pricingInput } from '../../selectors/priced-of.ts';
import { MAX_INSTALL_UNITS, MAX_ORDER_UNITS } from '../../rules/facts.ts';
import type { Part } from './priced-part.ts';

type PriceOf = (unit: CartUnit) => number;
type CanShare = (part: Part) => boolean;

const total = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const isBundle = ({ discountType }: CartUnit['discounts'][number]): boolean => discountType === 'Bundle';

/** Returns the cart without what depends on units bought together: group discounts, coupons, extra discounts. */
const withUnitPrices = (cart: Cart): Cart => ({
  ...cart,
  units: cart.units.map((unit) => ({ ...unit, discounts: unit.discounts.filter((one) => !isBundle(one)) })),
  coupons: { ...cart.coupons, applied: [] },
  discounts: { ...cart.discounts, extra: [] },
  serverPrices: { ...cart.serverPrices, answer: undefined },
});

/** The most that a group discount takes off in any split, without its minimum. A maximum counts once per order. */
const mostOff = (policy: DiscountPolicy, units: Part, rounding: Rounding | undefined): number => {
  const price = total(units.map((unit) => Math.max(0, lineOf(unit).piece) * unit.quantity));
  const pieces = total(units.map(({ quantity }) => quantity));
  const full =
    policy.calcType === 'Rate'
      ? // each piece may be rounded up
        Math.ceil((price * policy.discountRate) / 100) + (rounding ? pieces : 0)
      : policy.discountPrice * pieces;
  return Math.min(price, full);
};

const mostOffTogether = (units: Part, rounding: Rounding | undefined): number => {
  const policies = new Map<string, readonly DiscountPolicy[]>();
  for (const { discountNo, policy } of units.flatMap(({ discounts }) => discounts.filter(isBundle)))
    policies.set(discountNo, [...(policies.get(discountNo) ?? []), policy]);
  return total(
    [...policies].map(([no, all]) => {
      const sharing = units.filter(({ discounts }) => discounts.some((one) => isBundle(one) && one.discountNo === no));
      return Math.max(...[...new Set(all)].map((policy) => mostOff(policy, sharing, rounding)));
    }),
  );
};

const mostOffByCoupons = ({ coupons: { applied }, storefront }: Cart, units: Part, priceOf: PriceOf): number =>
  total(
    applied
      .filter(({ isFreeShipping }) => !isFreeShipping)
      .map((coupon) => {
        const on = units.filter(({ cartUnitId }) => coupon.cartUnitIds.includes(cartUnitId));
        const price = sum(on.map((unit) => won(Math.max(0, priceOf(unit)))));
        return couponWorth({ ...coupon, possiblePrice: noWon }, price, storefront.rounding);
      }),
  );

const mostOffByExtraDiscounts = (cart: Cart, most: () => number, basis: number): number =>
  total(
    liveCandidates(extraDiscountOfferOf(cart)).map((candidate) => {
      const { unit, baseAmount, discountAmount, discountRate, maxDiscountAmount } = candidate;
      const orders = baseAmount > 0 ? Math.min(most(), Math.floor(basis / baseAmount)) : most();
      const each = unit === 'Rate' ? (maxDiscountAmount ?? won(basis)) : discountAmount;
      // each order may be rounded up
      const rounded = cart.storefront.rounding ? orders : 0;
      return Math.min(unit === 'Rate' ? Math.ceil((basis * discountRate) / 100) + rounded : basis, each * orders);
    }),
  );

/** Groups units so that units of different groups never share an order. */
const groupsOf = (units: Part, canShare: CanShare): readonly Part[] =>
  units.reduce<readonly Part[]>((groups, unit) => {
    const isNear = (group: Part): boolean => group.some((one) => canShare([one, unit]));
    const near = groups.filter(isNear);
    return [...groups.filter((group) => !near.includes(group)), [...near.flat(), unit]];
  }, []);

const capacityOf = (group: Part): number =>
  group.every(({ item }) => item.flags?.isInstall) ? MAX_INSTALL_UNITS : MAX_ORDER_UNITS;

/** Returns the minimum number of orders for a group: by its size, and by units that exclude each other. */
const leastParts = (group: Part, canShare: CanShare): number => {
  const apart = group.reduce<Part>(
    (found, unit) => (found.every((one) => !canShare([one, unit])) ? [...found, unit] : found),
    [],
  );
  return Math.max(apart.length, Math.ceil(group.length / capacityOf(group)));
};

/** Returns the largest number of orders in a compact split of a group: any two of them exceed the capacity together. */
const mostParts = (group: Part, canShare: CanShare): number => {
  const capacity = capacityOf(group);
  if (canShare(group)) return 1;
  // members of a group that all agree only differ in number
  const isUniform = group.every((one, i) => group.slice(0, i).every((other) => canShare([other, one])));
  return isUniform ? Math.floor((2 * group.length) / (capacity + 1)) : group.length;
};

/** Returns the least number of orders that some units need. */
export const leastOrders = (units: Part, canShare: CanShare): number =>
  total(groupsOf(units, canShare).map((group) => leastParts(group, canShare)));

/** Returns the least fee of any part of a parcel. A part without prepaid policies has none. */
const leastFee = (cart: Cart, units: Part, subtotal: number): number => {
  const { policies, thresholds } = cart.shipping;
  const fees = units.map(({ shippingPolicyKey: key, quantity }) => {
    const policy = policies.findLast(({ shippingPolicyKey }) => shippingPolicyKey === key);
    if (policy?.shippingChargePayType !== 'PaymentInAdvance') return 0;
    if (policy.isConditionalFree && subtotal >= basisCostOf(policy, cart.buyer, thresholds)) return 0;
    return policy.isQuantityShippingFee ? policy.shippingFee * quantity : policy.shippingFee;
  });
  return Math.min(...fees);
};

/** True if the fee of the whole parcel is at most the fees of its parts for every split. */
const isCheapestWhole = ({ shipping: { policies, bundleTerms } }: Cart, units: Part): boolean => {
  const key = units[0]?.bundleKey;
  const keys = new Set(units.map(({ shippingPolicyKey }) => shippingPolicyKey));
  return (
    keys.size === 1 ||
    (bundleTerms.findLast(({ bundleKey }) => bundleKey === key)?.isMaxCharge ?? false) ||
    !policies.some((policy) => keys.has(policy.shippingPolicyKey) && policy.isQuantityShippingFee)
  );
};

const leastFees = (
  cart: Cart,
  { fee, fullFee, bundleKey }: BundleFee,
  chosen: Part,
  canShare: CanShare,
  priceOf: PriceOf,
) => {
  const units = chosen.filter((unit) => unit.bundleKey === bundleKey);
  const hasCoupon = cart.coupons.applied.some(
    ({ isFreeShipping, cartUnitIds }) =>
      isFreeShipping && units.some(({ cartUnitId }) => cartUnitIds.includes(cartUnitId)),
  );
  if (hasCoupon || fee < fullFee) return 0;
  const apart = groupsOf(units, canShare).map(
    (group) => leastParts(group, canShare) * leastFee(cart, group, total(group.map(priceOf))),
  );
  return Math.max(isCheapestWhole(cart, units) ? fee : 0, total(apart));
};

const priceIn =
  ({ unitEntries }: PricedCart): PriceOf =>
  ({ cartUnitId }) =>
    totalOf(unitEntries.get(cartUnitId) ?? []);

/** Returns a lower bound of the total of every split, in won: least unit prices, least parcel fees, most off. */
export const lowerBound = (cart: Cart, chosen: Part, canShare: CanShare): number => {
  const units = chosen.filter(isOrderable);
  const priced = priceCart(pricingInput(withUnitPrices(cart)));
  const priceOf = priceIn(priced);
  const prices = units.map(priceOf);
  const isNegative = prices.some((price) => price < 0);
  const fees = [...priced.bundleFees.values()];
  // a subset costs more than the whole if a unit has a negative price, so it may ship free
  const shipping = isNegative
    ? 0
    : total(fees.map((fee) => leastFees(cart, fee, units, canShare, priceOf))) +
      (priced.payable - priced.goods - total(fees.map(({ fee }) => fee)));
  const mostOrders = once(() => total(groupsOf(chosen, canShare).map((group) => mostParts(group, canShare))));
  const basis = total(prices.map((price) => Math.max(0, price)));
  return (
    priced.goods +
    shipping -
    mostOffTogether(units, cart.storefront.rounding) -
    mostOffByCoupons(cart, units, priceOf) -
    mostOffByExtraDiscounts(cart, mostOrders, basis)
  );
};
