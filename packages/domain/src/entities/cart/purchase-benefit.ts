import type { ItemNo } from '../../money/ids.ts';

export const benefitTypes = ['Gift', 'Points', 'InterestFree', 'PriceMatch', 'Unknown'] as const;
export type BenefitType = (typeof benefitTypes)[number];

export interface PurchaseBenefit {
  readonly benefitType: BenefitType;
}

export interface ItemPurchaseBenefits {
  readonly itemNo: ItemNo;
  /** Benefits in display order. */
  readonly itemPurchaseBenefitList: readonly PurchaseBenefit[];
}
