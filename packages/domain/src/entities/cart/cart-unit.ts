import type { Discount } from '../discount/discount.ts';
import type { BundleKey, CartUnitId, CouponIssueNo, ShippingPolicyKey } from '../../money/ids.ts';
import type { Item, MarketplaceItem, ShopItem } from './item.ts';
import type { ExpressShopBranch, Seller, SmileFreshBranch } from './seller.ts';

export const cartUnitTypes = ['Normal', 'SmileFresh', 'SmileDelivery', 'ExpressShop'] as const;
/** The service that sells and delivers a unit. */
export type CartUnitType = (typeof cartUnitTypes)[number];

/** Reasons against ordering. `UNREADABLE` is ours: the server’s data for the unit did not match the codec. */
export const unableOrderTypes = [
  'ITEM_STOP_SELLING',
  'VERO_POLICY',
  'ITEM_OUT_OF_STOCK',
  'OPTION_OUT_OF_STOCK',
  'ADDITION_OUT_OF_STOCK',
  'ONLY_SMILE_CLUB_BIZ',
  'ONLY_SMILE_FRESH_RESERVE_BRANCH',
  'ONLY_SMILE_FRESH_DAWN_BRANCH',
  'NO_SMILE_FRESH_BRANCH',
  'BRANCH_CHANGE_POLICY',
  'ONLY_BUYNOW',
  'ITEM_PRICE_MINIMUM',
  'ADULT_LIMIT',
  'SELF_LIMIT',
  'BUYER_LIMIT_POLICY',
  'UNREADABLE',
  'OTHER',
] as const;
/** Reason why a unit cannot be ordered. */
export type UnableOrderType = (typeof unableOrderTypes)[number];

/** A cart line. */
export interface ShopUnit {
  /** Number of the line in its cart. */
  readonly cartUnitId: CartUnitId;
  /** Increases with each change; the server of the marketplace refuses a write with an older version. */
  readonly version: number;
  /** Pieces, 1 to 999. */
  readonly quantity: number;
  readonly item: ShopItem;
  /** Currency of its amounts until it is in a cart, which has its own. */
  readonly currency?: string | undefined;
  readonly seller: Seller;
  readonly shippingPolicyKey: ShippingPolicyKey;
  /** Parcel; units with the same key share a fee. */
  readonly bundleKey: BundleKey;
  /** Possible discounts; pricing decides which ones apply. */
  readonly discounts: readonly Discount[];
  /** If false, it cannot be selected either. */
  readonly isBuyAvailable: boolean;
  readonly isCouponUsable: boolean;
}

/** Fields of a unit that only the marketplace has. */
export interface MarketplaceUnitFields {
  /** Delivery service; decides the tab. */
  readonly cartUnitType: CartUnitType;
  readonly partnershipCode: string | undefined;
  readonly unableOrderType: UnableOrderType | undefined;
  /** Server text for the details of the reason. */
  readonly unableOrderReasonCode: string | undefined;
  readonly unusableCouponType: UnusableCouponType | undefined;
  /** True if the buyer must be verified. */
  readonly isNeedAuthentication: boolean;
  readonly isViaEmployeeMall: boolean;
  /** The chosen delivery time has ended; the shopper must choose again. */
  readonly isDeliveryTimeEnded: boolean;
  /** Sold under a discount agreement: the quantity is fixed. */
  readonly isItemDiscountAgreement: boolean;
  /** Coupons in use on it, including group coupons. */
  readonly appliedCouponIssueNoes: readonly CouponIssueNo[];
  /** Time of adding, ISO 8601 in UTC. */
  readonly insertDateISO: string;
  readonly hasDuplicates: boolean;
  readonly duplicateCartUnitIds: readonly CartUnitId[];
  /** Same-day store, or undefined for other services. */
  readonly expressShopBranch: ExpressShopBranch | undefined;
  /** Grocery branch, or undefined for other services or an address without a branch. */
  readonly smileFreshBranch: SmileFreshBranch | undefined;
}

/** A cart line of any shop. */
export interface CartUnit extends ShopUnit, Partial<MarketplaceUnitFields> {
  readonly item: Item;
}

/** A cart line of the marketplace. */
export interface MarketplaceUnit extends ShopUnit, MarketplaceUnitFields {
  readonly item: MarketplaceItem;
}

/** True if a unit can be ordered and so be selected (SE-02, PG-13). */
export const isOrderable = (unit: CartUnit): boolean => unit.isBuyAvailable;

/** Indexes the units of a cart by their number. */
export const unitsById = (units: readonly CartUnit[]): ReadonlyMap<CartUnitId, CartUnit> =>
  new Map(units.map((unit) => [unit.cartUnitId, unit]));

/** Finds a unit of a cart. */
export const unitOfId = (units: readonly CartUnit[], id: CartUnitId): CartUnit | undefined =>
  units.findLast(({ cartUnitId }) => cartUnitId === id);

/** Reasons against coupons on a unit. `OTHER`: the server gave no details. */
export const unusableCouponTypes = [
  'PARTNER_CHANNEL',
  'USED_ITEM',
  'REGISTRATION_ITEM',
  'SELLER_EXCLUDED',
  'OTHER',
] as const;
/** Reason why a unit takes no coupons. */
export type UnusableCouponType = (typeof unusableCouponTypes)[number];

export type BoxState = 'none' | 'mixed' | 'all';

/** Returns `all` if every orderable unit is selected and undefined if no unit is. */
export const boxState = (units: readonly CartUnit[], selected: ReadonlySet<CartUnitId>): BoxState => {
  const orderable = units.filter(isOrderable);
  const chosen = orderable.filter((unit) => selected.has(unit.cartUnitId)).length;
  if (chosen === 0) return 'none';
  return chosen === orderable.length ? 'all' : 'mixed';
};

/** Toggles one unit. An unorderable unit stays unselected. */
export const toggleUnit = (
  units: readonly CartUnit[],
  selected: readonly CartUnitId[],
  id: CartUnitId,
): readonly CartUnitId[] => {
  const at = selected.indexOf(id);
  if (at >= 0) return selected.toSpliced(at, 1);
  const unit = units.find(({ cartUnitId }) => cartUnitId === id);
  return unit && isOrderable(unit) ? selected.toSpliced(selected.length, 0, id) : selected;
};

/** Selects every orderable unit of a group, or deselects them if all are selected. */
export const toggleGroup = (group: readonly CartUnit[], selected: readonly CartUnitId[]): readonly CartUnitId[] => {
  const chosen = new Set(selected);
  const ids = group.filter(isOrderable).map((unit) => unit.cartUnitId);
  if (boxState(group, chosen) === 'all') return selected.filter((id) => !ids.includes(id));
  return [...selected, ...ids.filter((id) => !chosen.has(id))];
};

/** Drops units that left the cart or became unorderable. */
export const keepOrderable = (units: readonly CartUnit[], selected: readonly CartUnitId[]): readonly CartUnitId[] => {
  const index = unitsById(units);
  const kept = selected.filter((id) => {
    const unit = index.get(id);
    return unit !== undefined && isOrderable(unit);
  });
  return kept.length === selected.length ? selected : kept;
};
