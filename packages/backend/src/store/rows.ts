import type {
  Brand,
  Tenant,
  BranchServiceType,
  BundleKey,
  Buyer,
  CartNudgingType,
  CartUnit,
  CartUnitId,
  CartUnitType,
  ClubTerm,
  Coupon,
  CouponApplication,
  CouponIssueNo,
  CouponPolicyNo,
  ExpressShopBranch,
  ItemNo,
  Language,
  MessageKey,
  OptionEntry,
  Order,
  OverseaPapers,
  SellerKey,
  ShippingAddress,
  ShippingCompanyType,
  ShippingPolicyKey,
  SmileFreshBranch,
  UnableOrderType,
  Won,
  UnusableCouponType,
  StockNeed,
  DetailKey,
  GatewayDetail,
  LayerDetail,
} from '@baguni/domain/internal';

/** Key of a shopper in all rows, `buyer:<id>` or `guest:<id>`. */
export type OwnerKey = Brand<string, 'OwnerKey'>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only place that brands keys
export const ownerKey = (written: string): OwnerKey => written as OwnerKey;
export const buyerOwner = (id: string): OwnerKey => ownerKey(`buyer:${id}`);
/** Returns the key of a browser without sign-in, by an unguessable id. */
export const guestOwner = (id: string): OwnerKey => ownerKey(`guest:${id}`);
export const isGuest = (owner: OwnerKey): boolean => owner.startsWith('guest:');

/** One shopper of one tenant. Rows of other scopes are not found (AZ-1, AZ-4). */
export interface Scope {
  readonly tenant: Tenant;
  readonly owner: OwnerKey;
}

/** Sender of a request, identified only by the session cookie (AZ-3). */
export interface Session {
  readonly scope: Scope;
  /** Guest cart from before sign-in, to be merged (LS-01, GM-5). */
  readonly guestOwner: OwnerKey | null;
  /** True if the guest orders as a non-member (CK-15). */
  readonly ordersAsNonMember?: boolean;
  /** True if the shopper came through the employee mall (RL-02). */
  readonly isViaEmployeeMall?: boolean;
}

export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A write that a client may repeat, with path, key and body hash (BL-8). */
export interface IdempotentRequest {
  readonly path: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** Result of a claim: new, running in another transaction, answered, or used with another body. */
export type Claim =
  | { readonly type: 'New' }
  | { readonly type: 'InProgress' }
  | { readonly type: 'Replay'; readonly answer: StoredAnswer }
  | { readonly type: 'DifferentBody' };

/** State of a key: unused, running or answered. */
export type KeyOutcome =
  | { readonly type: 'Unknown' }
  | { readonly type: 'InProgress' }
  | { readonly type: 'Answered'; readonly answer: StoredAnswer };

/** Retention of answers in ms (BL-8): one day, plus one day for clock changes. */
export const ANSWER_LASTS_MS = 48 * 60 * 60 * 1000;

export type InEachLanguage<A> = Readonly<Record<Language, A>>;

export const inEach = <A>(make: (language: Language) => A): InEachLanguage<A> => ({
  ko: make('ko'),
  en: make('en'),
  cn: make('cn'),
  jp: make('jp'),
});

export interface CouponPolicy extends Omit<Coupon, 'issueNo' | 'issuable' | 'couponName' | 'paymentCouponName'> {
  readonly couponName: InEachLanguage<string>;
  readonly paymentCouponName: InEachLanguage<string> | null;
  /** Total download limit; null if unlimited. */
  readonly issueLimit: number | null;
  /** Download limit per buyer; 0 for a granted coupon. */
  readonly perBuyer: number;
}

export interface StoredPolicy {
  readonly policy: CouponPolicy;
  readonly issued: number;
}

export interface IssuedCoupon {
  readonly issueNo: CouponIssueNo;
  readonly policyNo: CouponPolicyNo;
  /** Ms since 1970 UTC. */
  readonly issuedAt: number;
  /** Units of its single target; empty if unused (CP-09). */
  readonly cartUnitIds: readonly CartUnitId[];
  /** Payment time in ms since 1970 UTC; null if unspent. */
  readonly spentAt: number | null;
}

export interface StoredSession extends Session {
  readonly tokenHash: string;
  /** Ms since 1970 UTC. */
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface StoredBuyer {
  readonly buyer: Buyer;
  readonly latestShippingAddress: ShippingAddress | null;
  /** Addresses that the buyer has added (AD-02); missing in older rows. */
  readonly addresses?: readonly ShippingAddress[];
  readonly shippingCountry: string;
  readonly priorityBranchServiceType: BranchServiceType;
  /** Adult certificate of the cart (CK-11). */
  readonly isCertificatedAdult?: boolean;
  readonly hiddenNudgings?: readonly CartNudgingType[];
  /** Time of leaving the club in ms since 1970 UTC (CL-01). */
  readonly membershipWithdrawDate?: number;
  /** Terms of the club that the buyer agreed to when joining by one click, in ms since 1970 UTC (CL-02). */
  readonly clubConsent?: { readonly terms: readonly ClubTerm[]; readonly givenAt: number };
}

export interface ChosenOption {
  readonly optionNo: string;
  /** Entered values in the order of the offer’s entries (CM-06). */
  readonly values?: readonly string[];
  /** Entered values of a seeded unit by language; null to use the offer’s entries. */
  readonly entries: InEachLanguage<readonly OptionEntry[]> | null;
  /** Price of measured options in won; null to use the offer’s price. */
  readonly optionPrice: Won | null;
}

export interface ChosenAddition {
  readonly additionNo: string;
  readonly quantity: number;
}

/** Choices of a unit, without copies of catalogue prices, names or stock. */
export interface UnitDetail {
  readonly cartUnitType: CartUnitType;
  readonly sellerKey: SellerKey;
  readonly shippingPolicyKey: ShippingPolicyKey;
  readonly bundleKey: BundleKey;
  readonly partnershipCode: string | null;
  readonly options: readonly ChosenOption[];
  readonly additions: readonly ChosenAddition[];
  /** Possible discounts; cart reads select those of the buyer (DC-01). */
  readonly discountNos: readonly string[];
  /** Applied funding discounts; missing in older rows (DC-03). */
  readonly fundingNos?: readonly string[];
  readonly expressShopBranch: InEachLanguage<ExpressShopBranch> | null;
  readonly smileFreshBranch: InEachLanguage<SmileFreshBranch> | null;
  /** Unavailability reason of the unit (buyer, branch, policy); stock and limits are derived. */
  readonly unable: UnableOrderType | null;
  readonly unableReasonCode: string | null;
  readonly isCouponUsable: boolean;
  /** Reason that excludes coupons; missing in older rows (CP-02). */
  readonly unusableCouponType?: UnusableCouponType | null;
  readonly isNeedAuthentication: boolean;
  readonly isViaEmployeeMall?: boolean;
  readonly isDeliveryTimeEnded?: boolean;
  readonly isItemDiscountAgreement: boolean;
  /** To be deleted at the next load (LS-01). */
  readonly isFlaggedForRemoval: boolean;
  /** Merged guest units with their versions, latest last, so that guest orders find their units (CK-15). */
  readonly mergedFrom?: readonly Pick<StoredUnit, 'cartUnitId' | 'version'>[];
  /** Price of one piece when the unit was added or its options were chosen, in won; missing in older rows. */
  readonly addedPrice?: Won;
  /** Position among the unit numbers of the cart; the own number by default (DL-03). */
  readonly place?: number;
  /** Guest unit: the cart whose buyer was informed that it did not fit (GM-4). */
  readonly leftByMergeInto?: OwnerKey;
}

export interface NewUnit {
  readonly itemNo: ItemNo;
  readonly quantity: number;
  /** Ms since 1970 UTC. */
  readonly insertedAt: number;
  readonly detail: UnitDetail;
}

export interface StoredUnit extends NewUnit {
  readonly cartUnitId: CartUnitId;
  readonly version: number;
}

/** An order as stored: its page content and required stock. */
export interface StoredOrder extends Omit<Order, 'isPaid' | 'lines'> {
  /** Ms since 1970 UTC. */
  readonly createdAt: number;
  readonly paidAt: number | null;
  /** Language of the texts of its units; missing in older orders. */
  readonly language?: Language;
  readonly units: readonly CartUnit[];
  /** Shipping country type; null in older orders (OV-01). */
  readonly countryType: string | null;
  /** Overseas company; null for Korea (OV-02). */
  readonly shippingCompany: ShippingCompanyType | null;
  /** Overseas papers with a masked ID number; missing for Korea and in older orders (OV-10). */
  readonly papers?: OverseaPapers;
  readonly needs: readonly StockNeed[];
  readonly coupons: readonly CouponApplication[];
  /** Confirmed questions; judged again if the order is prepared again (CK-08). */
  readonly agreed?: readonly MessageKey[];
  /** Owner of the cart and prices, if other than the shopper, e.g. a visitor before sign-in (CK-15). */
  readonly preparedFor?: OwnerKey;
}

export interface DetailName {
  readonly place: StoredDetail['place'];
  readonly type: string;
  readonly key: DetailKey;
}

interface Kept {
  readonly key: DetailKey;
  /** Expiry in ms since 1970 UTC. */
  readonly expiresAt: number;
}

/** Data stored for a later page, by its opener. */
export type StoredDetail =
  | (Kept & { readonly place: 'Gateway'; readonly detail: GatewayDetail })
  | (Kept & { readonly place: 'Layer'; readonly detail: LayerDetail });

export const DETAIL_LASTS_MS = 10 * 60 * 1_000;

/** Details per shopper; the one that expires first is dropped beyond this. */
export const MOST_DETAILS = 20;

export interface ViewedItem {
  readonly itemNo: ItemNo;
  /** Ms since 1970 UTC. */
  readonly viewedAt: number;
}

/** Viewed items per shopper; the oldest are dropped beyond this. */
export const MOST_VIEWED = 50;

export const typeOfDetail = (stored: StoredDetail): string =>
  stored.place === 'Gateway' ? stored.detail.pageType : stored.detail.layerType;

const placeOf = ({ cartUnitId, detail }: StoredUnit): number => detail.place ?? cartUnitId;

/** Sorts units by insertion; restored units have their former position (DL-03). */
export const inPlaces = (units: readonly StoredUnit[]): readonly StoredUnit[] =>
  units.toSorted((one, other) => placeOf(one) - placeOf(other) || one.cartUnitId - other.cartUnitId);

/** Returns a position before a unit, or `undefined` for the end if the unit is gone (DL-03). */
export const placeBefore = (units: readonly StoredUnit[], next: CartUnitId | undefined): number | undefined => {
  const at = units.findIndex(({ cartUnitId }) => cartUnitId === next);
  const [before, after] = [units[at - 1], units[at]];
  if (!after) return undefined;
  return before ? (placeOf(before) + placeOf(after)) / 2 : placeOf(after) - 1;
};
