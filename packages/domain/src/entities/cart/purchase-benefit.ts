import type { ItemNo } from '../../money/ids.ts';

/** What comes with buying an item; `Unknown` stands for one that this page has no word for. */
export const benefitTypes = ['Gift', 'Points', 'InterestFree', 'PriceMatch', 'Unknown'] as const;
/** A kind of benefit (CM-32). */
export type BenefitType = (typeof benefitTypes)[number];

/** One benefit of an item. */
export interface PurchaseBenefit {
  /** What it is. */
  readonly benefitType: BenefitType;
}

/** What comes with buying one item (CM-32). */
export interface ItemPurchaseBenefits {
  /** The item. */
  readonly itemNo: ItemNo;
  /** What comes with it, as it is to be shown. */
  readonly itemPurchaseBenefitList: readonly PurchaseBenefit[];
}
