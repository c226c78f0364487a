import { cartUnitId, couponIssueNo, couponPolicyNo, itemNo, sellerKey, shippingPolicyKey } from '../../money/ids.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CombinationQuestion } from '../../best-combination/candidates.ts';
import type { Coupon, CouponTarget } from '../../entities/coupon/coupon.ts';
import { won, type Won } from '../../money/won.ts';
import { aHeldCoupon, aSituation, couponFlags } from './coupon.ts';
import { anItem, aSeller, aUnit, testNow } from './unit.ts';
import { aBundleTerms, aDiscount, aDiscountPolicy, aPolicy } from './price.ts';
import type { ExtraDiscountCandidate } from '../../entities/discount/discount.ts';
import { priceCart } from '../../price/price-cart.ts';
import type { PricingInput } from '../../price/price-steps.ts';
import type { PricedCart } from '../../price/priced-cart.ts';
import { randomOf } from '../random.ts';
import { nearFree } from '../arbitraries/near-question.ts';

/** Pseudo-random values, equal for a seed on every machine. */
export interface Dice {
  readonly among: (min: number, max: number) => number;
  readonly oneOf: <A>(...values: readonly [A, ...A[]]) => A;
  readonly happens: (share: number) => boolean;
}

/**
 * Dice of a seed.
 * @example
 * const { among, oneOf } = diceOf(1);
 * [among(1, 6), among(1, 6), among(1, 6), oneOf('heads', 'tails')]; // [ 4, 1, 4, 'tails' ]
 */
export const diceOf = (seed: number): Dice => {
  const random = randomOf(seed);
  return {
    among: (min, max) => min + Math.floor(random() * (max - min + 1)),
    oneOf: (...values) => values[Math.floor(random() * values.length)] ?? values[0],
    happens: (share) => random() < share,
  };
};

const unitOf = ({ among, happens, oneOf }: Dice, id: number, items: number, sellers: number): CartUnit => {
  const item = among(1, items);
  const seller = `S${item % sellers}`;
  const rate = aDiscountPolicy({ discountRate: among(3, 20) });
  const amount = aDiscountPolicy({ calcType: 'Amount', discountPrice: won(among(3, 30) * 100) });
  return aUnit({
    cartUnitId: cartUnitId(id),
    quantity: among(1, 3),
    item: anItem({
      itemNo: itemNo(`I${item}`),
      itemSellPrice: won(among(30, 600) * 100 - 100 * among(0, 1)),
      category: { large: `L${item % 5}`, medium: '', small: '', detail: '' },
    }),
    seller: aSeller({ sellerKey: sellerKey(seller) }),
    shippingPolicyKey: shippingPolicyKey(`P/${seller}`),
    discounts: happens(0.5)
      ? [aDiscount({ discountType: oneOf('Ebay', 'Ebay', 'Seller'), policy: oneOf(rate, amount) })]
      : [],
  });
};

const targetOf = ({ among, oneOf }: Dice, items: number, sellers: number): CouponTarget =>
  oneOf<CouponTarget>(
    { type: 'All' },
    { type: 'Items', itemNos: [itemNo(`I${among(1, items)}`), itemNo(`I${among(1, items)}`)] },
    { type: 'Sellers', sellerKeys: [sellerKey(`S${among(0, sellers - 1)}`)] },
    { type: 'LargeCategories', codes: [`L${among(0, 4)}`] },
  );

const couponOf = (dice: Dice, n: number, items: number, sellers: number): Coupon => {
  const { among, happens, oneOf } = dice;
  const isRate = happens(0.6);
  const isShipping = happens(0.12);
  return aHeldCoupon({
    issueNo: happens(0.7) ? couponIssueNo(`C${n}`) : undefined,
    policyNo: couponPolicyNo(`P${n}`),
    couponName: `coupon ${n}`,
    couponType: oneOf('BuyerCoupon', 'BuyerCoupon', 'BuyerCoupon', 'SellerDupCoupon', 'SuperCoupon'),
    discountUnitType: isRate ? 'Rate' : 'Amount',
    discountValue: isRate ? among(3, 25) : among(5, 80) * 100,
    possiblePrice: won(happens(0.5) ? among(10, 50) * 1000 : 0),
    limitPrice: won(isRate && happens(0.7) ? among(2, 10) * 1000 : 0),
    target: targetOf(dice, items, sellers),
    paymentCouponName: happens(0.1) ? oneOf('A카드', 'B카드') : undefined,
    flags: couponFlags(
      ...(isShipping ? (['isFreeShipping'] as const) : []),
      ...(happens(0.1) ? (['isTimeSale'] as const) : []),
    ),
  });
};

/**
 * Creates a random cart with coupons, equal for a seed on every machine (CP-19).
 * @example
 * const { saving, isProved } = bestCombination(aCouponCart(1, 6, 5));
 * [saving, isProved]; // [ 25215, true ]
 */
export const aCouponCart = (seed: number, unitCount: number, couponCount: number): CombinationQuestion => {
  const dice = diceOf(seed);
  const items = Math.max(1, Math.round(unitCount * 0.7));
  const sellers = Math.max(1, Math.round(unitCount / 4));
  const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n + 1);
  const units = numbers(unitCount).map((id) => unitOf(dice, id, items, sellers));
  return {
    pricing: {
      units,
      selected: new Set(units.map((unit) => unit.cartUnitId)),
      shippingPolicies: numbers(sellers).map((n) =>
        aPolicy({
          shippingPolicyKey: shippingPolicyKey(`P/S${n - 1}`),
          isConditionalFree: dice.happens(0.7),
          conditionalFreeBasisCost: won(dice.among(20, 120) * 1000),
        }),
      ),
      bundleTerms: [...new Set(units.map((unit) => unit.bundleKey))].map((bundleKey) => aBundleTerms({ bundleKey })),
      appliedCoupons: [],
      buyer: { isSmileClub: false, isUniverseClub: false },
      thresholds: { ordinary: won(15_000), club: won(15_000), universeClub: won(15_000) },
      serverBundles: undefined,
      shippingKnown: true,
    },
    coupons: numbers(couponCount).map((n) => couponOf(dice, n, items, sellers)),
    situation: aSituation(),
  };
};

/** Cart families that make the best combination harder to prove (CP-19). */
export const cartFamilies = ['plain', 'nearExtraDiscount', 'nearFreeShipping', 'nearFreeOverseas'] as const;
/** The name of a family of generated carts with coupons. */
export type CartFamily = (typeof cartFamilies)[number];

type Family = (pricing: PricingInput, dice: Dice) => PricingInput;

const bareOf = (pricing: PricingInput): PricedCart => priceCart({ ...pricing, appliedCoupons: [] });

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
    maxDiscountAmount: happens(0.5) ? won(Math.round((goods * among(10, 100)) / 1000)) : undefined,
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
const nearFreeShipping: Family = (pricing, { among }) =>
  nearFree(pricing, bareOf(pricing), (width) => [Math.round((width * among(0, 1100)) / 1000), among(5, 100) * 100]);

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
    oversea: {
      selectedCompany: company.shippingCompany,
      fees: [{ ...company, shippingFees }],
      unavailable: [{ ...company, unavailableCartUnitIds }],
      freeFrom: justBelow(goods, dice),
    },
  };
};

const plain: Family = (pricing) => pricing;
const families: Readonly<Record<CartFamily, Family>> = { plain, nearExtraDiscount, nearFreeShipping, nearFreeOverseas };

/**
 * Creates a random cart of a family with its coupons, equal for a seed on every machine (CP-19).
 * @example
 * const question = aCartNear('nearExtraDiscount', 1, 6, 5);
 * (question.pricing.extraDiscounts?.candidates.length ?? 0) > 0; // true
 */
export const aCartNear = (family: CartFamily, seed: number, units: number, coupons: number): CombinationQuestion => {
  const question = aCouponCart(seed, units, coupons);
  return { ...question, pricing: families[family](question.pricing, diceOf(seed + 1_000_000)) };
};
