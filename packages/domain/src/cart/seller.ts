import type { SellerKey } from './ids.ts';
import type { Won } from '../price/won.ts';

/** Who sells a unit. */
export interface Seller {
  readonly sellerKey: SellerKey;
  readonly sellerName: string;
  readonly miniShopName: string;
  /** Where the seller's name leads (RT-18); checked before it becomes a link. */
  readonly shopLink: string;
}

/** The store chains of same-day delivery; `HomePlus` stands for every other chain. */
export const expressShopTypes = ['GSFresh', 'LotteSuper', 'LotteMart', 'HomePlus'] as const;
/** A store chain of same-day delivery. */
export type ExpressShopType = (typeof expressShopTypes)[number];

/** The branch that brings an ExpressShop unit. */
export interface ExpressShopBranch {
  readonly expressShopType: ExpressShopType;
  readonly branchCode: string;
  readonly branchName: string;
  /** Added to the price of one piece by this branch, in won (PR-01). */
  readonly branchAdditionalPrice: Won;
}

/** How SmileFresh brings groceries: at a chosen time, or before dawn. */
export const branchServiceTypes = ['Unknown', 'Reserve', 'Dawn'] as const;
/** A service of a SmileFresh branch; `Reserve` is the default. */
export type BranchServiceType = (typeof branchServiceTypes)[number];

/** A SmileFresh branch that can bring a unit. */
export interface SmileFreshBranch {
  readonly branchCode: string;
  readonly branchName: string;
  /** Added to the price of one piece by this branch, in won (PR-01). */
  readonly branchAdditionalPrice: Won;
  readonly branchServiceTypes: readonly BranchServiceType[];
}
