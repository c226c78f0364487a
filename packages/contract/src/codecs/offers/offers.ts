import type { AppliedPromotion, ExtraDiscountCandidate, ExtraDiscountOffer, FundingDiscount } from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId, MAX_UNITS } from '../base/ids.ts';
import { list, orNull, parts } from '../base/list.ts';
import { amount, momentMs, percent, total, whole } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice, keyText, moment } from '../base/text.ts';

const fundingDiscount: Codec<FundingDiscount> = t.strict({
  discountPolicyNo: answerText,
  displayName: answerText,
  discountPolicyName: answerText,
  discountPrice: amount,
  cartUnitIds: list(anyCartUnitId, MAX_UNITS),
});

const extraDiscount: Codec<ExtraDiscountCandidate> = t.strict({
  masterNo: keyText((no) => no),
  unit: choice(['Rate', 'Amount']),
  baseAmount: amount,
  discountAmount: amount,
  discountRate: percent,
  maxDiscountAmount: orNull(amount),
  endDate: moment,
  sortOrder: whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
});

const appliedPromotion: Codec<AppliedPromotion> = t.strict({
  promotion: answerText,
  code: answerText,
  name: answerText,
  basis: total,
  shares: list(t.strict({ cartUnitId: anyCartUnitId, amount }), MAX_UNITS),
});

export const appliedPromotions: Codec<readonly AppliedPromotion[]> = list(appliedPromotion, 100);
/** Discounts paid by third parties (DC-03). */
export const fundingDiscounts: Codec<readonly FundingDiscount[]> = parts('FundingDiscount', fundingDiscount, 100);
export const extraDiscounts: Codec<readonly ExtraDiscountCandidate[]> = parts('ExtraDiscount', extraDiscount, 100);
/** Extra discounts with the request time (CM-12). */
export const extraDiscountOffer: Codec<ExtraDiscountOffer> = t.strict({ candidates: extraDiscounts, now: momentMs });
