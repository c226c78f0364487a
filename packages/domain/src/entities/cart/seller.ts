import type { ExpressShopType } from '../../storefront/store-chain.ts';
import type { SellerKey } from '../../money/ids.ts';
import type { Won } from '../../money/won.ts';

/** The seller of a unit. */
export interface Seller {
  /** Units with the same key are listed together. */
  readonly sellerKey: SellerKey;
  readonly sellerName: string;
  /** Shop name, shown instead of the seller’s name if present. */
  readonly miniShopName: string;
  /** Link of the seller’s name; checked before it becomes a link. */
  readonly shopLink: string;
}

/** The branch of an express shop that delivers a unit. */
export interface ExpressShopBranch {
  readonly expressShopType: ExpressShopType;
  readonly branchCode: string;
  /** Display name. */
  readonly branchName: string;
  /** Added by this branch to the price of one piece, in minor units. */
  readonly branchAdditionalPrice: Won;
}

/** SmileFresh services: at a chosen time, or before dawn. */
export const branchServiceTypes = ['Unknown', 'Reserve', 'Dawn'] as const;
/** `Reserve` is the default. */
export type BranchServiceType = (typeof branchServiceTypes)[number];

/** The branch that delivers fresh food. */
export interface SmileFreshBranch {
  readonly branchCode: string;
  /** Display name. */
  readonly branchName: string;
  /** Added by this branch to the price of one piece, in minor units. */
  readonly branchAdditionalPrice: Won;
  /** Services of this branch; a unit is unorderable unless they include the cart’s service. */
  readonly branchServiceTypes: readonly BranchServiceType[];
}
