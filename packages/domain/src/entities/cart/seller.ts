import type { ExpressShopType } from '../../storefront/store-chain.ts';
import type { SellerKey } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** Who sells a unit. */
export interface Seller {
  /** Its key at the marketplace; units of one seller stand together (TR-02). */
  readonly sellerKey: SellerKey;
  /** The name of the business. */
  readonly sellerName: string;
  /** The name of its shop, which is shown instead where there is one (RT-18). */
  readonly miniShopName: string;
  /** Where the seller's name leads (RT-18); checked before it becomes a link. */
  readonly shopLink: string;
}

/** The branch that brings an ExpressShop unit. */
export interface ExpressShopBranch {
  /** The chain that the branch belongs to. */
  readonly expressShopType: ExpressShopType;
  /** The branch’s code within its chain. */
  readonly branchCode: string;
  /** The branch as a shopper reads it. */
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
  /** The branch’s code. */
  readonly branchCode: string;
  /** The branch as a shopper reads it. */
  readonly branchName: string;
  /** Added to the price of one piece by this branch, in won (PR-01). */
  readonly branchAdditionalPrice: Won;
  /** How this branch can bring the unit; a cart’s service that is not among them keeps it from being ordered (CK-02). */
  readonly branchServiceTypes: readonly BranchServiceType[];
}
