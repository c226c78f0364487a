import type {
  BranchServiceType,
  BundleKey,
  Buyer,
  CartNudgingType,
  CartUnit,
  CartUnitId,
  CartUnitType,
  Coupon,
  CouponApplication,
  CouponIssueNo,
  CouponPolicyNo,
  DeliverySlot,
  ExpressShopBranch,
  ItemNo,
  Language,
  LedgerEntry,
  MessageKey,
  OptionEntry,
  SellerKey,
  ShippingAddress,
  ShippingCompanyType,
  ShippingPolicyKey,
  SmileFreshBranch,
  TxKey,
  UnableOrderType,
  Won,
  UnusableCouponType,
  StockNeed,
} from '@baguni/domain';
import type { OwnerKey, Session } from './owner.ts';

/** What is worded in every language of the page. */
export type InEachLanguage<A> = Readonly<Record<Language, A>>;

/** The terms of a coupon, and how many of it are given out; plain JSON. */
export interface CouponPolicy extends Omit<Coupon, 'issueNo' | 'issuable' | 'couponName' | 'paymentCouponName'> {
  readonly couponName: InEachLanguage<string>;
  /** The payment method that it is restricted to, where it is (CP-06). */
  readonly paymentCouponName: InEachLanguage<string> | null;
  /** How many are downloaded in all; null where that is not limited. */
  readonly issueLimit: number | null;
  /** How many one buyer may download; 0 for a coupon that is given and not downloaded. */
  readonly perBuyer: number;
}

/** A policy with the number of coupons that were downloaded of it. */
export interface StoredPolicy {
  readonly policy: CouponPolicy;
  readonly issued: number;
}

/** A coupon in a buyer's hands. */
export interface IssuedCoupon {
  readonly issueNo: CouponIssueNo;
  readonly policyNo: CouponPolicyNo;
  /** Milliseconds since 1970 UTC. */
  readonly issuedAt: number;
  /** The units of its one place; none where it is not in use (CP-09). */
  readonly cartUnitIds: readonly CartUnitId[];
  /** When an order with it was paid, in ms since 1970 UTC; null while it can be used. */
  readonly spentAt: number | null;
}

/** A signed-in browser. The token itself is never stored, only its hash. */
export interface StoredSession extends Session {
  readonly tokenHash: string;
  /** Milliseconds since 1970 UTC. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A shopper as the marketplace keeps it; plain JSON. */
export interface StoredBuyer {
  readonly buyer: Buyer;
  /** Where parcels go; null where the buyer has no address yet. */
  readonly latestShippingAddress: ShippingAddress | null;
  readonly shippingCountry: string;
  readonly priorityBranchServiceType: BranchServiceType;
  /** The cart has an adult certificate of its own; left out where it has none (CK-11). */
  readonly isCertificatedAdult?: boolean;
  /** The nudges that are not to be shown again; left out where there is none (CM-09). */
  readonly hiddenNudgings?: readonly CartNudgingType[];
  /** When the buyer left the club, ms since 1970 UTC; left out where they never did (CL-01). */
  readonly membershipWithdrawDate?: number;
}

/** An option that was chosen: its number, and what the shopper measured or wrote for it, by language of the names. */
export interface ChosenOption {
  readonly optionNo: string;
  /** What was measured or written, in the order of the offer's entries, whose names it keeps; left out where nothing was (CM-06). */
  readonly values?: readonly string[];
  /** The same of a unit that was seeded, by language; null where the offer's own entries hold. */
  readonly entries: InEachLanguage<readonly OptionEntry[]> | null;
  /** The price of what was measured, in won; null where the offer's own price holds. */
  readonly optionPrice: Won | null;
}

/** An addition that was chosen, and how many of it. */
export interface ChosenAddition {
  readonly additionNo: string;
  readonly quantity: number;
}

/** What was chosen when a unit was put into the cart. No price, name or stock of the catalogue is copied into it. */
export interface UnitDetail {
  readonly cartUnitType: CartUnitType;
  readonly sellerKey: SellerKey;
  readonly shippingPolicyKey: ShippingPolicyKey;
  readonly bundleKey: BundleKey;
  readonly partnershipCode: string | null;
  readonly options: readonly ChosenOption[];
  readonly additions: readonly ChosenAddition[];
  /** The discounts that it may have; a read of the cart keeps those that the buyer gets (DC-01). */
  readonly discountNos: readonly string[];
  /** The funding discounts that were applied to it; left out in rows of a time without any (DC-03). */
  readonly fundingNos?: readonly string[];
  readonly expressShopBranch: InEachLanguage<ExpressShopBranch> | null;
  readonly smileFreshBranch: InEachLanguage<SmileFreshBranch> | null;
  /** A reason of the unit's own (buyer, branch, policy) for which it cannot be ordered; stock and limits are derived. */
  readonly unable: UnableOrderType | null;
  readonly unableReasonCode: string | null;
  readonly isCouponUsable: boolean;
  /** Why it takes no coupon; left out in rows of a time before it was told (CP-02). */
  readonly unusableCouponType?: UnusableCouponType | null;
  readonly isNeedAuthentication: boolean;
  /** Put in by way of the employee mall (RL-02). */
  readonly isViaEmployeeMall?: boolean;
  /** Its chosen delivery time has ended (CART-BR7-31). */
  readonly isDeliveryTimeEnded?: boolean;
  readonly isItemDiscountAgreement: boolean;
  /** The marketplace wants it deleted when the cart is next opened (LS-01). */
  readonly isFlaggedForRemoval: boolean;
  /**
   * The units of guests' carts that were merged into this one, as they were then, the latest last: an order that was
   * prepared with them finds its units again (CK-15).
   */
  readonly mergedFrom?: readonly Pick<StoredUnit, 'cartUnitId' | 'version'>[];
  /** Where it stands, by its cart's unit numbers and between them; left out where its own number says so (DL-03). */
  readonly place?: number;
  /** In a guest's cart: the cart that it did not fit into at a merge, whose buyer was told so (GM-4). */
  readonly leftByMergeInto?: OwnerKey;
}

/** A line to be put into a cart. */
export interface NewUnit {
  readonly itemNo: ItemNo;
  readonly quantity: number;
  /** Milliseconds since 1970 UTC. */
  readonly insertedAt: number;
  readonly detail: UnitDetail;
}

/** A line of a cart as it is kept. */
export interface StoredUnit extends NewUnit {
  readonly cartUnitId: CartUnitId;
  /** Starts at 1 and rises by one with each change. */
  readonly version: number;
}

/** A checkout or order as it was written: what the order page shows, and the stock that paying takes. */
export interface StoredOrder {
  readonly txKey: TxKey;
  /** Milliseconds since 1970 UTC. */
  readonly createdAt: number;
  /** Null until it is paid. */
  readonly paidAt: number | null;
  /** The units as they were ordered, in the language of the page that ordered. */
  readonly units: readonly CartUnit[];
  readonly entries: readonly LedgerEntry[];
  readonly payable: Won;
  /** The country that it ships to, by its type; null in orders of a time before it was kept (OV-01). */
  readonly countryType: string | null;
  /** Who carries it overseas; null where it stays at home (OV-02). */
  readonly shippingCompany: ShippingCompanyType | null;
  readonly needs: readonly StockNeed[];
  /** The coupons that its prices count on, each with its units of the order (CP-17). */
  readonly coupons: readonly CouponApplication[];
  /** Questions that the shopper said yes to: they are asked of it again where it is prepared again (CK-08). */
  readonly agreed?: readonly MessageKey[];
  /**
   * Whose cart and prices it was prepared with: another than its shopper's where a visitor has signed in since (CK-15).
   * Left out in orders of a time before it was kept: its shopper's.
   */
  readonly preparedFor?: OwnerKey;
  /** What the shopper wrote for it; left out where nothing (LY-08). */
  readonly memo?: string;
  /** How shoppers call it, `2026-1122-0001`; left out in orders of a time before it was given (CK-13). */
  readonly orderNumber?: string;
  /** When branches bring it; left out where the shopper chose no time (LY-09). */
  readonly deliverySlots?: readonly DeliverySlot[];
}
