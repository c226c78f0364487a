import { option as O } from 'fp-ts';
import type { CombinationQuestion } from '../../best-combination/model/question.ts';
import type { ExtraDiscountCandidate } from '../../entities/discount/extra-discount.ts';
import type { BundleKey } from '../../money/ids.ts';
import { won, type Won } from '../../money/won.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { PricingInput } from '../../price/pricing-input.ts';
import type { PricedCart } from '../../price/priced/priced-cart.ts';
import { aCoupon } from './price.ts';
import { aCouponCart, diceOf, type Dice } from './coupon-cart.ts';
import { testNow } from './unit.ts';

/** Cart families that make the best combination harder to prove (CP-19). */
export const cartFamilies = ['plain', 'nearExtraDiscount', 'nearFreeShipping', 'nearFreeOverseas'] as const;
export type CartFamily = (typeof cartFamilies)[number];

type Family = (pricing: PricingInput, dice: Dice) => PricingInput;

const bareOf = (pricing: PricingInput): PricedCart => priceCart({ ...pricing, appliedCoupons: [] });

const strippedOf = (pricing: PricingInput): PricedCart =>
  priceCart({
    ...pricing,
    appliedCoupons: [aCoupon({ discountUnitType: 'Amount', discountValue: 0, cartUnitIds: [...pricing.selected] })],
  });

/** Returns an amount up to 30 % below the price of the goods, which most combinations miss. */
const justBelow = (goods: Won, { among }: Dice): Won => won(goods - Math.round((goods * among(0, 300)) / 1000));

const extraDiscountOf = (goods: Won, dice: Dice, n: number): ExtraDiscountCandidate => {
  const { among, happens, oneOf } = dice;
  return {
    masterNo: `E${n}`,
    unit: oneOf('Rate', 'Amount'),
    baseAmount: justBelow(goods, dice),
    discountAmount: won(Math.round((goods * among(1, 150)) / 1000)),
    discountRate: among(1, 15),
    maxDiscountAmount: happens(0.5) ? O.some(won(Math.round((goods * among(10, 100)) / 1000))) : O.none,
    endDate: new Date(testNow + 3_600_000).toISOString(),
    sortOrder: n,
  };
};

const nearExtraDiscount: Family = (pricing, dice) => {
  const goods = bareOf(pricing).extraDiscountBasis;
  const candidates = Array.from({ length: dice.among(1, 3) }, (_, n) => extraDiscountOf(goods, dice, n));
  return { ...pricing, extraDiscounts: { candidates, now: testNow } };
};

/** Free shipping starts between the parcel price with option discounts and slightly above the price without. */
const nearFreeShipping: Family = (pricing, { among }) => {
  const [bare, stripped] = [bareOf(pricing), strippedOf(pricing)];
  const goods = (priced: PricedCart, key: BundleKey | undefined): number =>
    (key === undefined ? undefined : priced.bundleFees.get(key)?.subtotal) ?? 0;
  const shippingPolicies = pricing.shippingPolicies.map((policy) => {
    const key = pricing.units.find((unit) => unit.shippingPolicyKey === policy.shippingPolicyKey)?.bundleKey;
    const low = goods(bare, key);
    const reach = Math.round(((goods(stripped, key) - low) * among(0, 1100)) / 1000);
    return {
      ...policy,
      isConditionalFree: true,
      shippingFee: won(among(5, 100) * 100),
      conditionalFreeBasisCost: won(low + reach),
    };
  });
  return { ...pricing, shippingPolicies };
};

const nearFreeOverseas: Family = (pricing, dice) => {
  const goods = bareOf(pricing).extraDiscountBasis;
  const company = { shippingCompany: 'EMS' as const };
  const shippingFees = pricing.units.map(({ cartUnitId }) => ({
    cartUnitId,
    shippingFee: won(dice.among(5, 80) * 100),
    shippingWeight: 1,
  }));
  // a company refuses an item with all its options
  const staying = new Set(pricing.units.map(({ item }) => item.itemNo).filter(() => dice.happens(0.05)));
  const unavailableCartUnitIds = pricing.units.flatMap(({ cartUnitId, item }) =>
    staying.has(item.itemNo) ? [cartUnitId] : [],
  );
  return {
    ...pricing,
    oversea: O.some({
      selectedCompany: company.shippingCompany,
      fees: [{ ...company, shippingFees }],
      unavailable: [{ ...company, unavailableCartUnitIds }],
      freeFrom: O.some(justBelow(goods, dice)),
    }),
  };
};

const families: Readonly<Record<CartFamily, Family>> = {
  plain: (pricing) => pricing,
  nearExtraDiscount,
  nearFreeShipping,
  nearFreeOverseas,
};

/**
 * Creates a random cart of a family with its coupons, equal for a seed on every machine (CP-19).
 * @example
 * const question = aCartNear('nearExtraDiscount', 1, 6, 5);
 * (question.pricing.extraDiscounts?.candidates.length ?? 0) > 0; // true
 */
export const aCartNear = (
  family: CartFamily,
  seed: number,
  unitCount: number,
  couponCount: number,
): CombinationQuestion => {
  const question = aCouponCart(seed, unitCount, couponCount);
  return { ...question, pricing: families[family](question.pricing, diceOf(seed + 1_000_000)) };
};
