import fc, { type Arbitrary } from 'fast-check';
import { shippingPolicyKey, type CartUnitId, type ShippingPolicyKey } from '../../money/ids.ts';
import {
  calcTypeSubs,
  discountTypes,
  type Discount,
  type DiscountPolicy,
  type FundingDiscount,
  type ExtraDiscountCandidate,
} from '../../entities/discount/discount.ts';
import { won, type Won } from '../../money/won.ts';
import { shippingChargePayTypes, shippingMethodTypes, type ShippingPolicy } from '../../entities/shipping/policy.ts';
import {
  cashbackTypes,
  type CashbackAnswer,
  type CashbackPolicy,
  type UnitCashback,
} from '../../entities/cashback/cashback.ts';
import type { CashbackBuyer } from '../../selectors/cashback.ts';
import type { SmileCardNudgeCoupon } from '../../entities/nudge/nudge.ts';

/** Names that broke pages before: markup, placeholders, other directions, joined emoji, composed letters. */
export const oddTexts: readonly string[] = [
  '',
  ' ',
  '<b>굵게</b>',
  '"><img src=x onerror=alert(1)>',
  '{0} {product} $& $1 %s',
  '__proto__',
  'constructor',
  '👨‍👩‍👧‍👦 가족 세트',
  'مرحبا بالعالم',
  '\u202e거꾸로',
  '\u00e9와 e\u0301',
  '한글'.normalize('NFD'),
  '보이지\u200b않는',
  '𠮷野家',
  'a'.repeat(300),
];

/** Any text: plain, unusual, every type of letter; no lone surrogates, no NUL. */
export const arbText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.constantFrom('사과', 'Rice 10kg', '茶', 'おにぎり'),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

const ROUND = 100;

/**
 * A whole amount in won from `min` to `max`; round amounts are frequent if there are any.
 * @throws RangeError if `min` exceeds `max`, or one is not a whole number
 * @example
 * fc.sample(arbWonIn(100, 1_000)).every((amount) => amount >= 100 && amount <= 1_000); // true
 * fc.sample(arbWonIn(11, 19)).every((amount) => amount >= 11 && amount <= 19); // true
 */
export const arbWonIn = (min: number, max: number): Arbitrary<Won> => {
  if (![min, max].every(Number.isSafeInteger) || min > max)
    throw new RangeError(`no amounts of won from ${min} to ${max}`);
  const any = fc.integer({ min, max });
  const [first, last] = [Math.ceil(min / ROUND), Math.floor(max / ROUND)];
  const round = first <= last ? [fc.integer({ min: first, max: last }).map((hundreds) => hundreds * ROUND)] : [];
  return fc.oneof(any, ...round).map(won);
};

/** A price: 0 to 10 million won. */
export const arbWon: Arbitrary<Won> = arbWonIn(0, 10_000_000);

/**
 * Something that is there or not.
 * @example
 * fc.sample(arbOption(fc.constant('there'))).every((one) => one === undefined || one === 'there'); // true
 */
export const arbOption = <A>(value: Arbitrary<A>): Arbitrary<A | undefined> => fc.option(value, { nil: undefined });

/** Discount policies: rates to 100 per cent, amounts above the price, all types of caps. */
export const arbDiscountPolicy: Arbitrary<DiscountPolicy> = fc
  .constantFrom('Quantity' as const, 'Amount' as const)
  .chain((basisKind) =>
    fc.record({
      basisKind: fc.constant(basisKind),
      calcType: fc.constantFrom('Rate' as const, 'Amount' as const),
      calcTypeSub: arbOption(fc.constantFrom(...calcTypeSubs)),
      discountRate: fc.integer({ min: 0, max: 100 }),
      discountPrice: arbWonIn(0, 20_000),
      minApplyCondition:
        basisKind === 'Quantity' ? fc.integer({ min: 0, max: 5 }) : fc.integer({ min: 0, max: 100_000 }),
      maxDiscountPrice: arbOption(arbWonIn(0, 30_000)),
      maxAppliedQuantity: arbOption(fc.integer({ min: 1, max: 5 })),
    }),
  );

/** Generates unit discounts of every type. */
export const arbDiscount: Arbitrary<Discount> = fc.record({
  discountNo: fc.integer({ min: 1, max: 9999 }).map((n) => `D${n}`),
  discountType: fc.constantFrom(...discountTypes),
  displayName: arbText,
  policy: arbDiscountPolicy,
});

/**
 * Funding discounts of some of these units; a unit may be in several (DC-03).
 * @example
 * const oneEach = fc.property(arbFundingDiscounts(cart.selected), (fundings) => fundingOfUnits(fundings).size <= 2);
 * fc.check(oneEach).failed; // false
 */
export const arbFundingDiscounts = (ids: readonly CartUnitId[]): Arbitrary<readonly FundingDiscount[]> =>
  fc.uniqueArray(
    fc.record({
      discountPolicyNo: fc.integer({ min: 1, max: 9 }).map((n) => `F${n}`),
      displayName: arbText,
      discountPolicyName: arbText,
      discountPrice: arbWonIn(0, 20_000),
      cartUnitIds: fc.subarray([...ids]),
    }),
    { maxLength: 2, selector: ({ discountPolicyNo }) => discountPolicyNo },
  );

/**
 * An extra discount that ends within two days before or after `around` (DC-04).
 * @example
 * const inBounds = fc.property(arbExtraDiscount(now), (candidate) => extraWorth(candidate, won(10_000)) <= 10_000);
 * fc.check(inBounds).failed; // false
 */
export const arbExtraDiscount = (around: number): Arbitrary<ExtraDiscountCandidate> =>
  fc.record({
    masterNo: fc.integer({ min: 1, max: 99 }).map((n) => `E${n}`),
    unit: fc.constantFrom('Rate' as const, 'Amount' as const),
    baseAmount: fc.oneof(arbWonIn(0, 1_000_000), arbWonIn(0, 50_000)),
    discountAmount: arbWonIn(0, 50_000),
    discountRate: fc.integer({ min: 0, max: 100 }),
    maxDiscountAmount: arbOption(arbWonIn(0, 30_000)),
    endDate: fc.integer({ min: -48, max: 48 }).map((hours) => new Date(around + hours * 3_600_000).toISOString()),
    sortOrder: fc.integer({ min: 0, max: 5 }),
  });

/**
 * A few extra discounts with distinct numbers.
 * @example
 * const distinct = (numbers: readonly string[]) => new Set(numbers).size === numbers.length;
 * fc.sample(arbExtraDiscounts(now)).every((few) => distinct(few.map(({ masterNo }) => masterNo))); // true
 */
export const arbExtraDiscounts = (around: number): Arbitrary<readonly ExtraDiscountCandidate[]> =>
  fc.uniqueArray(arbExtraDiscount(around), { maxLength: 4, selector: ({ masterNo }) => masterNo });

/**
 * The terms behind a policy key; the keys of SmileDelivery units carry SmileDelivery terms.
 * @example
 * fc.sample(arbPolicyOf(shippingPolicyKey('P/SmileDelivery/0')), 2).map(({ isSmileDelivery }) => isSmileDelivery); // [ true, true ]
 */
export const arbPolicyOf = (key: ShippingPolicyKey): Arbitrary<ShippingPolicy> =>
  fc.record({
    shippingPolicyKey: fc.constant(key),
    shippingMethodType: fc.constantFrom(...shippingMethodTypes),
    shippingChargePayType: fc.constantFrom('PaymentInAdvance' as const, ...shippingChargePayTypes),
    shippingFee: fc.oneof(fc.constantFrom(won(0), won(2500), won(3000)), arbWonIn(0, 50_000)),
    isQuantityShippingFee: fc.boolean(),
    isConditionalFree: fc.boolean(),
    conditionalFreeBasisCost: arbWonIn(0, 100_000),
    isSpecialShipping: fc.boolean(),
    isArrivalGuaranteed: fc.boolean(),
    isSmileDelivery: fc.constant(key.startsWith('P/SmileDelivery')),
    isDisplayShippingFee: fc.boolean(),
  });

/** Generates shipping terms of a seller or of SmileDelivery, with fees in won. */
export const arbPolicy: Arbitrary<ShippingPolicy> = fc
  .constantFrom('P/Seller/S1/0', 'P/Seller/S1/1', 'P/SmileDelivery/0')
  .chain((key) => arbPolicyOf(shippingPolicyKey(key)));

const arbDate = fc.integer({ min: 0, max: 60 }).map((days) => new Date(Date.UTC(2026, 10, 1 + days)).toISOString());

const arbRate = fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10);

/**
 * The terms of a cashback for some of these units.
 * @example
 * const inBounds = fc.property(arbCashbackPolicy([cartUnitId(1)]), (policy) => cashbackWorth(policy, won(1_000)) <= 1_000);
 * fc.check(inBounds).failed; // false
 */
export const arbCashbackPolicy = (ids: readonly CartUnitId[]): Arbitrary<CashbackPolicy> =>
  fc.record({
    cashbackType: fc.constantFrom(...cashbackTypes),
    calcType: fc.constantFrom('Rate' as const, 'Amount' as const),
    rate: arbRate,
    amount: arbWonIn(0, 5000),
    maxAmount: arbOption(arbWonIn(0, 5000)),
    date: arbDate,
    cartUnitIds: fc.subarray([...ids]),
  });

/** Generates the memberships that cashback depends on. */
export const arbCashbackBuyer: Arbitrary<CashbackBuyer> = fc.record({
  isSmileClub: fc.boolean(),
  isSsgMembership: fc.boolean(),
  isDomesticBusinessman: fc.boolean(),
});

const arbUnitCashback = (ids: readonly CartUnitId[]): Arbitrary<UnitCashback> =>
  fc.record({
    cartUnitId: fc.constantFrom(...ids),
    cashbackType: fc.constantFrom(...cashbackTypes),
    amount: arbWonIn(1, 5000),
    rate: arbRate,
    date: arbDate,
  });

/**
 * A cashback response for some of these units.
 * @example
 * const answers = fc.sample(arbCashbackAnswer([cartUnitId(7)]));
 * answers.every(({ cartUnitCashbacks }) => cartUnitCashbacks.every((given) => given.cartUnitId === 7)); // true
 */
export const arbCashbackAnswer = (ids: readonly CartUnitId[]): Arbitrary<CashbackAnswer> =>
  fc.record({
    cartUnitCashbacks: ids.length === 0 ? fc.constant([]) : fc.array(arbUnitCashback(ids), { maxLength: 4 }),
    useEnableDate: arbOption(arbDate),
  });

/** Generates card offers with different numbers, with amounts in won. */
export const arbCardOffers: Arbitrary<readonly SmileCardNudgeCoupon[]> = fc.uniqueArray(
  fc.record({
    couponNo: fc.integer({ min: 1, max: 99 }).map((n) => `K${n}`),
    cardName: arbText,
    discountPrice: arbWonIn(0, 20_000),
    possiblePrice: arbWonIn(0, 100_000),
  }),
  { maxLength: 4, selector: ({ couponNo }) => couponNo },
);
