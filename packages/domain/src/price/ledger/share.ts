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

/** Returns a rule’s saving on all its units, in won; the entry’s amount if it has only one unit. */
const wholeOf = (entry: LedgerEntry): number => {
  switch (entry.rule) {
    case 'EbayDiscount':
    case 'SellerDiscount':
    case 'BundleDiscount':
    case 'MemberDiscount':
    case 'PartnershipDiscount':
      // An amount cut by the unit’s price is less than its share.
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
 * True if the entry is a share of a saving over several units.
 * @example
 * const superCoupon = aCoupon({ couponType: 'SuperCoupon', cartUnitIds: [cartUnitId(1), cartUnitId(2)] });
 * const { entries } = pricedOf({ ...cart, appliedCoupons: [superCoupon] });
 * entries.filter(isShare).map(({ amount }) => amount); // [ -2580, -999 ]
 */
export const isShare = (entry: LedgerEntry): boolean => {
  const isWhole = -entry.amount >= wholeOf(entry);
  return !isWhole;
};
