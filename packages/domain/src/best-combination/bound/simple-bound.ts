import type { AggregateCoupon, Block, Group, Problem } from '../model/block.ts';

const mostOf = (aggregates: readonly AggregateCoupon[], basis: number): number =>
  Math.max(0, ...aggregates.map(({ worth }) => worth(basis)));

const mostOfGroup = ({ unitChoices, sellerDupCoupons, superCoupons, maxLeft, fullPrice }: Group): number => {
  const alone = unitChoices.reduce((sum, choices) => sum + Math.max(0, ...choices.map(({ net }) => net)), 0);
  return Math.max(alone + mostOf(sellerDupCoupons, maxLeft), mostOf(superCoupons, fullPrice));
};

const mostOfBlock = ({ groups, feeSaved, feeSteps, shippingCoupons }: Block): number =>
  groups.reduce((sum, group) => sum + mostOfGroup(group), 0) +
  Math.max(0, ...feeSteps.map((step) => feeSaved(step) + mostOf(shippingCoupons, step)));

/** Returns an upper bound of the saving without a search: each place gets its best coupons, even if used elsewhere. */
export const simpleBound = ({ blocks }: Problem): number =>
  Math.ceil(blocks.reduce((sum, block) => sum + mostOfBlock(block), 0));
