import type { ExpressShopType } from '../../storefront/store-chain.ts';
import type { SellerKey } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** Who sells a unit. */
export interface Seller {
  readonly sellerKey: SellerKey;
  readonly sellerName: string;
  readonly miniShopName: string;
  /** Where the seller's name leads (RT-18); checked before it becomes a link. */
  readonly shopLink: string;
}

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
