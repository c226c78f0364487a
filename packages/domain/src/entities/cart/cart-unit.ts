import type { Option } from 'fp-ts/Option';
import type { Discount } from '../discount/discount.ts';
import type { BundleKey, CartUnitId, CouponIssueNo, ShippingPolicyKey } from '../../money/ids.ts';
import type { Item } from './item.ts';
import type { ExpressShopBranch, Seller, SmileFreshBranch } from './seller.ts';
import type { UnusableCouponType } from './unusable-coupon-type.ts';

/** The four services that bring units. */
export const cartUnitTypes = ['Normal', 'SmileFresh', 'SmileDelivery', 'ExpressShop'] as const;
/** The service that brings a unit. */
export type CartUnitType = (typeof cartUnitTypes)[number];

/** Why a unit cannot be ordered (CK-02, CK-03). `UNREADABLE` is ours: the server's answer for it did not fit (CM-53). */
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
/** A reason for which a unit cannot be ordered. */
export type UnableOrderType = (typeof unableOrderTypes)[number];

/** One line of the cart: an item of a seller with its options, additions and quantity. */
export interface CartUnit {
  /** Its number in the cart, which the server gave it. */
  readonly cartUnitId: CartUnitId;
  /** The service that brings it; it decides the tab that shows it (TR-04). */
  readonly cartUnitType: CartUnitType;
  /** Rises by one with each change on the server; a write with an older one answers 409. */
  readonly version: number;
  /** Pieces, 1 to 999. */
  readonly quantity: number;
  /** What is bought, with options and additions. */
  readonly item: Item;
  /** Who sells it. */
  readonly seller: Seller;
  /** The seller’s terms that it ships by (SH-01). */
  readonly shippingPolicyKey: ShippingPolicyKey;
  /** The parcel that it travels in; units with one key share a fee (SH-02). */
  readonly bundleKey: BundleKey;
  /** The partner channel it came by, where there is one (CP-02). */
  readonly partnershipCode: Option<string>;
  /** Discounts that it may have; which of them apply is worked out with its price (DC-01). */
  readonly discounts: readonly Discount[];
  /** Whether it can be ordered; if not, it cannot be selected either (SE-02, PG-13). */
  readonly isBuyAvailable: boolean;
  /** Why it cannot be ordered, where it cannot (CK-02). */
  readonly unableOrderType: Option<UnableOrderType>;
  /** The server's own words for the reason's detail. */
  readonly unableOrderReasonCode: Option<string>;
  /** Whether coupons may go on it at all (CP-02). */
  readonly isCouponUsable: boolean;
  /** Why it takes no coupon, where the server says so (CP-02). */
  readonly unusableCouponType: Option<UnusableCouponType>;
  /** Whether its buyer must have verified who they are (CK-11). */
  readonly isNeedAuthentication: boolean;
  /** Put in by way of the employee mall (RL-02). */
  readonly isViaEmployeeMall: boolean;
  /** The delivery time that was chosen for it has ended: it must be chosen again (CART-BR7-31). */
  readonly isDeliveryTimeEnded: boolean;
  /** Sold under a discount agreement: its quantity cannot change (QT-03). */
  readonly isItemDiscountAgreement: boolean;
  /** The coupons in use on it, alone or together with others (CP-17). */
  readonly appliedCouponIssueNoes: readonly CouponIssueNo[];
  /** When it was put into the cart, ISO 8601 in UTC (LS-02). */
  readonly insertDateISO: string;
  /** Whether the cart holds other units of the same item with the same choice (XT-02). */
  readonly hasDuplicates: boolean;
  /** Those units. */
  readonly duplicateCartUnitIds: readonly CartUnitId[];
  /** The same-day shop that brings it; none for other services. */
  readonly expressShopBranch: Option<ExpressShopBranch>;
  /** The grocery branch that brings it; none for other services, and where none serves the address. */
  readonly smileFreshBranch: Option<SmileFreshBranch>;
}

/**
 * Whether a unit can be ordered and so be selected (SE-02, PG-13).
 * @example
 * [plainUnit, anUnorderableUnit()].map(isOrderable); // [ true, false ]
 */
export const isOrderable = (unit: CartUnit): boolean => unit.isBuyAvailable;

/**
 * Indexes the units of a cart by their number.
 * @example
 * unitsById(cart.units).get(cartUnitId(1))?.quantity; // 2
 * unitsById(cart.units).get(cartUnitId(9)); // undefined
 */
export const unitsById = (units: readonly CartUnit[]): ReadonlyMap<CartUnitId, CartUnit> =>
  new Map(units.map((unit) => [unit.cartUnitId, unit]));

/**
 * Finds a unit of a cart.
 * @example
 * unitOfId(cart.units, cartUnitId(1))?.quantity; // 2
 */
export const unitOfId = (units: readonly CartUnit[], id: CartUnitId): CartUnit | undefined =>
  units.findLast(({ cartUnitId }) => cartUnitId === id);
