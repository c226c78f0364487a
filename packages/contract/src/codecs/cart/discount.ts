import {
  calcTypeSubs,
  cashbackTypes,
  discountTypes,
  type AppliedPromotion,
  type CashbackAnswer,
  type Discount,
  type DiscountPolicy,
  type ExtraDiscountCandidate,
  type ExtraDiscountOffer,
  type FundingDiscount,
  type SmileCardNudgeCoupon,
  type UnitCashback,
  type UnitDiscounts,
} from '@baguni/domain/internal';
import {
  MAX_UNITS,
  anyCartUnitId,
  amount,
  count,
  momentMs,
  percent,
  price,
  total,
  whole,
  answerText,
  choice,
  keyText,
  moment,
} from '../base/values.ts';
import { list, optional, orNull, parts, type Codec, strict } from '../base/codec.ts';
import * as t from 'io-ts';

export const discountPolicy: Codec<DiscountPolicy> = strict({
  basisKind: choice(['Quantity', 'Amount']),
  calcType: choice(['Rate', 'Amount']),
  calcTypeSub: orNull(choice(calcTypeSubs)),
  discountRate: percent,
  discountPrice: price,
  minApplyCondition: count,
  maxDiscountPrice: orNull(amount),
  maxAppliedQuantity: orNull(count),
});

const discount: Codec<Discount> = strict({
  discountNo: answerText,
  discountType: choice(discountTypes),
  displayName: answerText,
  policy: discountPolicy,
});

export const discounts: Codec<readonly Discount[]> = parts('Discount', discount, 50);

export const unitDiscounts: Codec<UnitDiscounts> = strict({ cartUnitId: anyCartUnitId, discounts });

const fundingDiscount: Codec<FundingDiscount> = strict({
  discountPolicyNo: answerText,
  displayName: answerText,
  discountPolicyName: answerText,
  discountPrice: amount,
  cartUnitIds: list(anyCartUnitId, MAX_UNITS),
});

const extraDiscount: Codec<ExtraDiscountCandidate> = strict({
  masterNo: keyText((no) => no),
  unit: choice(['Rate', 'Amount']),
  baseAmount: amount,
  discountAmount: amount,
  discountRate: percent,
  maxDiscountAmount: orNull(amount),
  endDate: moment,
  sortOrder: whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
});

const appliedPromotion: Codec<AppliedPromotion> = optional(
  strict({
    promotion: answerText,
    code: answerText,
    name: answerText,
    params: t.unknown,
    basis: total,
    shares: list(strict({ cartUnitId: anyCartUnitId, amount }), MAX_UNITS),
  }),
  'isOnShipping',
  t.boolean,
);

export const appliedPromotions: Codec<readonly AppliedPromotion[]> = list(appliedPromotion, 100);
/** Discounts paid by third parties (DC-03). */
export const fundingDiscounts: Codec<readonly FundingDiscount[]> = parts('FundingDiscount', fundingDiscount, 100);
export const extraDiscounts: Codec<readonly ExtraDiscountCandidate[]> = parts('ExtraDiscount', extraDiscount, 100);
/** Extra discounts with the request time (CM-12). */
export const extraDiscountOffer: Codec<ExtraDiscountOffer> = strict({ candidates: extraDiscounts, now: momentMs });

const MAX_CASHBACKS = 2_000;

const unitCashback: Codec<UnitCashback> = strict({
  cartUnitId: anyCartUnitId,
  cashbackType: choice(cashbackTypes),
  amount,
  rate: percent,
  date: moment,
});

export const cashbackAnswer: Codec<CashbackAnswer> = strict({
  cartUnitCashbacks: parts('NoPrice', unitCashback, MAX_CASHBACKS),
  useEnableDate: orNull(moment),
});

const cardOffer: Codec<SmileCardNudgeCoupon> = strict({
  couponNo: keyText((no) => no),
  cardName: answerText,
  discountPrice: amount,
  possiblePrice: amount,
});

export const cardOffers: Codec<readonly SmileCardNudgeCoupon[]> = parts('NoPrice', cardOffer, 100);
