import { discountTypes, type Discount, type DiscountType } from '../../entities/discount/discount.ts';
import { times } from '../../money/won.ts';
import type { KeptUnit, UnitDiscounts } from '../ledger/kept-unit.ts';
import type { DiscountRule, DiscountUse } from '../ledger/step.ts';
import { isEarned, limited, mostPieces, ratedPieces, worthOf } from './discount-worth.ts';

export const ruleOf: Readonly<Record<DiscountType, DiscountRule>> = {
  Ebay: 'EbayDiscount',
  Seller: 'SellerDiscount',
  Bundle: 'BundleDiscount',
  Member: 'MemberDiscount',
  Partnership: 'PartnershipDiscount',
};

const earned = ({ unit: { quantity }, piece }: KeptUnit, discount: Discount): DiscountUse | undefined => {
  const { policy, discountType } = discount;
  if (!isEarned(policy, quantity, piece * quantity)) return undefined;
  const pieces = Math.min(mostPieces(policy), quantity);
  const worth = worthOf(policy, times(piece, pieces), pieces, ratedPieces(policy, piece, pieces));
  const share = limited(policy, worth);
  return share > 0 ? { rule: ruleOf[discountType], discount, pieces, worth, share } : undefined;
};

const none: UnitDiscounts = { first: [], together: [], last: [] };

const withDiscount = (known: UnitDiscounts, kept: KeptUnit, discount: Discount): UnitDiscounts => {
  const { first, together, last } = known;
  if (discount.discountType === 'Bundle') return { first, together: [...together, discount], last };
  const own = earned(kept, discount);
  if (!own) return known;
  const isLate = discount.discountType === 'Member' || discount.discountType === 'Partnership';
  return isLate ? { first, together, last: [...last, own] } : { first: [...first, own], together, last };
};

const workedOut = (kept: KeptUnit): UnitDiscounts => {
  let known = none;
  for (const type of discountTypes)
    for (const discount of kept.unit.discounts)
      if (discount.discountType === type) known = withDiscount(known, kept, discount);
  return known;
};

/** Returns the discounts of a unit, and what it earns of them alone. */
export const discountsOf = (kept: KeptUnit): UnitDiscounts => (kept.discounts ??= workedOut(kept));
