import { least, percentOf, type Won } from '../../money/won.ts';
import type { CouponInputs, DiscountInputs, ExtraDiscountInputs } from './ledger-inputs.ts';
import type { LedgerEntry } from './ledger.ts';

const ofDiscount = (inputs: DiscountInputs): number => {
  if (inputs.limit !== undefined) return inputs.limit;
  if ('each' in inputs) return inputs.each * inputs.quantity;
  if ('once' in inputs) return inputs.once;
  return 'perPiece' in inputs ? inputs.perPiece : percentOf(inputs.basis, inputs.rate);
};

const ofCoupon = (inputs: CouponInputs): Won => {
  if (inputs.limit !== undefined) return inputs.limit;
  return 'rate' in inputs ? percentOf(inputs.basis, inputs.rate) : least(inputs.each, inputs.basis);
};

const ofExtraDiscount = (inputs: ExtraDiscountInputs): Won => {
  if (inputs.limit !== undefined) return inputs.limit;
  return 'rate' in inputs ? percentOf(inputs.basis, inputs.rate) : inputs.once;
};

/** What the rule takes off all units that it applies to, in won: its entry’s own amount where it applies to one alone. */
const wholeOf = (entry: LedgerEntry): number => {
  switch (entry.rule) {
    case 'EbayDiscount':
    case 'SellerDiscount':
    case 'BundleDiscount':
    case 'MemberDiscount':
    case 'PartnershipDiscount':
      // an amount that the unit's own price cut is less than its share
      return entry.inputs.cutTo === undefined ? ofDiscount(entry.inputs) : -entry.amount;
    case 'BuyerCoupon':
    case 'SuperCoupon':
    case 'SellerDupCoupon':
    case 'ShippingCoupon':
      return ofCoupon(entry.inputs);
    case 'Promotion':
      return entry.inputs.worth;
    case 'ExtraDiscount':
      return ofExtraDiscount(entry.inputs);
    case 'ItemPrice':
    case 'OptionPrice':
    case 'BranchPrice':
    case 'AdditionPrice':
    case 'FundingDiscount':
    case 'ShippingFee':
    case 'OverseaShippingFee':
      return -entry.amount;
  }
};

/**
 * Whether an entry is one unit's share of what its rule took off several together (DC-02, DC-04, CP-17).
 * @example
 * const superCoupon = aCoupon({ couponType: 'SuperCoupon', cartUnitIds: [cartUnitId(1), cartUnitId(2)] });
 * const { entries } = pricedOf({ ...cart, appliedCoupons: [superCoupon] });
 * entries.filter(isShare).map(({ amount }) => amount); // [ -2580, -999 ]
 */
export const isShare = (entry: LedgerEntry): boolean => {
  const isWhole = -entry.amount >= wholeOf(entry);
  return !isWhole;
};
