import type { CartUnitId } from '../../money/ids.ts';
import { allocate, sum, least, minus, most, noWon, won, type Won } from '../../money/won.ts';
import {
  fullExtraWorth,
  liveCandidates,
  rankedExtraDiscounts,
  type ExtraDiscountOffer,
  type ExtraDiscountWorth,
  fundingOfUnits,
  type FundingDiscount,
  type AppliedPromotion,
} from '../../entities/discount/discount.ts';
import type { ExtraDiscountInputs, FundingInputs, PromotionInputs } from '../ledger/ledger-inputs.ts';
import {
  take,
  type ExtraDiscountUse,
  type FundingUse,
  type PriceUse,
  type PromotionUse,
  type Line,
} from '../ledger/line.ts';
import { entryOf, homeOfParcel } from '../ledger/ledger.ts';
import type { ChargedFee } from '../parcel/shipping-fees.ts';

/** The extra discount in use, with its units. */
export interface AppliedExtraDiscount extends ExtraDiscountWorth {
  readonly cartUnitIds: readonly CartUnitId[];
}

export const extraDiscountInputs = ({
  best: { candidate, worth },
  basis,
  rounding,
}: ExtraDiscountUse): ExtraDiscountInputs => ({
  ...(candidate.unit === 'Rate' ? { rate: candidate.discountRate } : { once: candidate.discountAmount }),
  basis,
  ...(candidate.baseAmount > 0 ? { from: candidate.baseAmount } : {}),
  ...(worth < fullExtraWorth(candidate, basis, rounding) ? { limit: worth } : {}),
});

/** Applies the best extra discount and splits it over the selected units without losing a won. */
export const takeExtraDiscount = (
  lines: readonly Line[],
  offer: ExtraDiscountOffer,
): AppliedExtraDiscount | undefined => {
  if (offer.candidates.length === 0) return undefined;
  // By unit number, so that shares do not depend on cart order. Free units are skipped.
  const on = lines.filter((line) => line.left > 0).toSorted((a, b) => a.unit.cartUnitId - b.unit.cartUnitId);
  const lefts = on.map((line) => line.left);
  const basis = sum(lefts);
  const [best] = rankedExtraDiscounts(liveCandidates(offer), basis, offer.rounding);
  if (!best) return undefined;
  const use: ExtraDiscountUse = { rule: 'ExtraDiscount', best, basis, rounding: offer.rounding };
  allocate(best.worth, lefts).forEach((share, i) => {
    if (share !== 0 && on[i]) take(on[i], share, use);
  });
  return { ...best, cartUnitIds: on.map((line) => line.unit.cartUnitId) };
};

export const fundingInputs = ({ funding }: FundingUse, given: Won): FundingInputs => {
  const { displayName: name, discountPrice: once } = funding;
  return given < once ? { name, once, cutTo: given } : { name, once };
};

/** Subtracts a fixed amount, at most the remaining price, as a discount. The rest counts towards free shipping. */
const takeAmount = (line: Line, amount: Won, use: PriceUse): void => {
  if (amount <= 0) return;
  const given = most(noWon, least(amount, line.left));
  if (given < amount) line.isOverdrawn = true;
  take(line, given, use);
  line.discounted = line.left;
};

/** Applies each unit’s funding discount after all other discounts and before coupons. */
export const takeFunding = (lines: readonly Line[], fundings: readonly FundingDiscount[]): void => {
  if (fundings.length === 0) return;
  const applied = fundingOfUnits(fundings);
  for (const line of lines) {
    const funding = applied.get(line.unit.cartUnitId);
    if (funding) takeAmount(line, funding.discountPrice, { rule: 'FundingDiscount', funding });
  }
};

export const promotionInputs = ({ applied }: Pick<PromotionUse, 'applied'>): PromotionInputs => {
  const { promotion, code, name, params, basis, shares } = applied;
  return { promotion, code, name, params, basis, worth: sum(shares.map(({ amount }) => amount)) };
};

/** Applies a shop’s promotions to their units, after all discounts and before coupons. */
export const takePromotions = (lines: readonly Line[], promotions: readonly AppliedPromotion[]): void => {
  for (const applied of promotions) {
    if (applied.isOnShipping) continue;
    const amounts = new Map(applied.shares.map(({ cartUnitId, amount }) => [cartUnitId, amount]));
    for (const line of lines)
      takeAmount(line, amounts.get(line.unit.cartUnitId) ?? noWon, { rule: 'Promotion', applied });
  }
};

/** Applies a shop’s promotions on shipping to the fees of their parcels, before coupons. */
export const takeShippingPromotions = (
  fees: readonly ChargedFee[],
  lines: readonly Line[],
  promotions: readonly AppliedPromotion[],
): readonly ChargedFee[] => {
  const parcels = new Map(lines.map(({ unit }) => [unit.cartUnitId, unit.bundleKey]));
  const reduced = (charged: ChargedFee, applied: AppliedPromotion): ChargedFee => {
    const { fee } = charged;
    const shares = applied.shares.filter(({ cartUnitId }) => parcels.get(cartUnitId) === fee.bundleKey);
    const amount = least(sum(shares.map((share) => share.amount)), fee.fee);
    if (amount <= 0) return charged;
    const entry = entryOf(homeOfParcel(fee), 'Promotion', minus(amount), promotionInputs({ applied }));
    return { ...charged, fee: { ...fee, fee: won(fee.fee - amount) }, promotions: [...charged.promotions, entry] };
  };
  const onShipping = promotions.filter(({ isOnShipping }) => isOnShipping);
  return onShipping.length === 0 ? fees : fees.map((charged) => onShipping.reduce(reduced, charged));
};
