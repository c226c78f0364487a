import type {
  BundleKey,
  CartUnitId,
  CashbackTerms,
  CouponIssueNo,
  CouponPolicyNo,
  ItemNo,
  Language,
  SeenCart,
  Tenant,
  TxKey,
  StockKey,
  StockNeed,
  Won,
} from '@baguni/domain/internal';
import type { Catalogue, CatalogueKeys, OfferedItem } from './catalogue.ts';
import type {
  Claim,
  IdempotentRequest,
  KeyOutcome,
  StoredAnswer,
  DetailName,
  StoredDetail,
  CouponPolicy,
  IssuedCoupon,
  NewUnit,
  StoredBuyer,
  StoredOrder,
  StoredPolicy,
  StoredSession,
  StoredUnit,
  ViewedItem,
  Scope,
} from './rows.ts';
import type { EntriesOfItem, ItemOffers, NameOfEntries, Offers } from './offers.ts';

export interface SessionRows {
  /** Returns an unexpired session. */
  readonly session: (tokenHash: string, now: number) => Promise<StoredSession | null>;
  /** Writes or replaces a session; returns false if it has ended by `createdAt`. */
  readonly putSession: (session: StoredSession) => Promise<boolean>;
  /** Ends a session from this time on. */
  readonly endSession: (tokenHash: string, now: number) => Promise<void>;
  /** Keeps a session from ending until this transaction does; returns false if it has ended (AZ-7). */
  readonly holdSession: (tokenHash: string, now: number) => Promise<boolean>;
  /** Reads a buyer for an update; concurrent transactions wait, so that no change is lost. */
  readonly buyer: (scope: Scope) => Promise<StoredBuyer | null>;
  readonly putBuyer: (scope: Scope, buyer: StoredBuyer) => Promise<void>;
}

/** Lines of a cart. One row each, so that parallel changes of different units do not conflict (BL-7). */
export interface CartRows {
  readonly cartVersion: (scope: Scope) => Promise<number>;
  /** Raises and returns the version; parallel calls wait for each other. */
  readonly bumpCart: (scope: Scope) => Promise<number>;
  readonly units: (scope: Scope) => Promise<readonly StoredUnit[]>;
  /** Adds a unit with version 1 and a new number. */
  readonly addUnit: (scope: Scope, unit: NewUnit) => Promise<CartUnitId>;
  /** Updates a unit if its version matches, and raises it; returns false otherwise. */
  readonly updateUnit: (
    scope: Scope,
    cartUnitId: CartUnitId,
    version: number,
    change: Pick<NewUnit, 'quantity' | 'detail'>,
  ) => Promise<boolean>;
  /** Removes units; returns the existing ones. */
  readonly removeUnits: (scope: Scope, cartUnitIds: readonly CartUnitId[]) => Promise<readonly CartUnitId[]>;
}

/** Units that a shopper saved for later. They are no part of a cart, so no cart query reads them. */
export interface SavedRows {
  /** Returns the saved units, the latest first. */
  readonly savedUnits: (scope: Scope) => Promise<readonly StoredUnit[]>;
  /** Saves units that have left a cart. They keep their numbers. */
  readonly saveUnits: (scope: Scope, units: readonly StoredUnit[], now: number) => Promise<void>;
  readonly removeSaved: (scope: Scope, cartUnitIds: readonly CartUnitId[]) => Promise<readonly CartUnitId[]>;
}

/** Coupon policies, owners and applications (CP-09, CP-14). */
export interface CouponRows {
  readonly couponPolicies: (tenant: Tenant, nos: readonly CouponPolicyNo[]) => Promise<readonly StoredPolicy[]>;
  readonly couponTerms: (tenant: Tenant, nos: readonly CouponPolicyNo[]) => Promise<readonly CouponPolicy[]>;
  /** Returns unexpired downloadable policies with one of these targets (`targetsOf`), by number. */
  readonly downloadablePolicies: (
    tenant: Tenant,
    targets: readonly string[],
    now: number,
  ) => Promise<readonly StoredPolicy[]>;
  /** Downloadable policies of an event, by number. */
  readonly policiesOfEvent: (tenant: Tenant, eventNo: string) => Promise<readonly StoredPolicy[]>;
  /** Writes a policy or replaces its terms; keeps the download count. Returns false if they are the same. */
  readonly putCouponPolicy: (tenant: Tenant, policy: CouponPolicy) => Promise<boolean>;
  /** Counts a download within the limit; returns its number from 1, or null if sold out (CP-14). */
  readonly takeIssue: (tenant: Tenant, policyNo: CouponPolicyNo) => Promise<number | null>;
  /** Counts an attempt of a day, by its start; returns its number from 1 (CP-15). */
  readonly countTry: (scope: Scope, policyNo: CouponPolicyNo, day: number) => Promise<number>;
  readonly issuedCoupons: (scope: Scope) => Promise<readonly IssuedCoupon[]>;
  readonly addIssuedCoupon: (scope: Scope, coupon: IssuedCoupon) => Promise<void>;
  /** Applies a coupon unless applied or spent; returns false otherwise (CP-09). */
  readonly useCoupon: (scope: Scope, issueNo: CouponIssueNo, cartUnitIds: readonly CartUnitId[]) => Promise<boolean>;
  readonly releaseCoupons: (scope: Scope, issueNos: readonly CouponIssueNo[]) => Promise<void>;
  /** Spends a coupon applied to at least these units; returns false otherwise. */
  readonly spendCoupon: (
    scope: Scope,
    issueNo: CouponIssueNo,
    cartUnitIds: readonly CartUnitId[],
    now: number,
  ) => Promise<boolean>;
  readonly dropIssuedCoupons: (scope: Scope) => Promise<void>;
}

export interface CatalogueRows {
  /** Keeps others from changing the catalogue of a tenant until this transaction ends. */
  readonly holdCatalogue: (tenant: Tenant) => Promise<void>;
  readonly catalogue: (tenant: Tenant, language: Language, keys: Partial<CatalogueKeys>) => Promise<Catalogue>;
  /** Returns items of a parcel near a price, up to `most` each: the cheapest from it up, the dearest below. */
  readonly parcelItems: (
    tenant: Tenant,
    language: Language,
    near: { readonly bundleKey: BundleKey; readonly price: Won; readonly most: number },
  ) => Promise<readonly OfferedItem[]>;
  /** Returns those of the items that have a row. */
  readonly knownItems: (tenant: Tenant, itemNos: readonly ItemNo[]) => Promise<ReadonlySet<ItemNo>>;
  /** Writes the entries that differ from their rows; returns their keys. */
  readonly putCatalogue: (tenant: Tenant, language: Language, catalogue: Partial<Catalogue>) => Promise<CatalogueKeys>;
  /** Remaining pieces; omits unlimited keys. */
  readonly stock: (tenant: Tenant, keys: readonly StockKey[]) => Promise<ReadonlyMap<StockKey, number>>;
  /** Writes many stocks; null is unlimited. */
  readonly putStocks: (tenant: Tenant, stocks: ReadonlyMap<StockKey, number | null>) => Promise<void>;
  readonly takeStock: (tenant: Tenant, need: StockNeed) => Promise<boolean>;
}

export interface OfferRows {
  /** Empty offers by default. */
  readonly offers: (tenant: Tenant) => Promise<Offers>;
  /** Replaces the offers of a tenant; returns false if they are the same. */
  readonly putOffers: (tenant: Tenant, offers: Offers) => Promise<boolean>;
  /** Returns the entries of one list for these items, in the order of the items. */
  readonly itemOffers: <Kind extends keyof ItemOffers>(
    tenant: Tenant,
    kind: Kind,
    itemNos: readonly ItemNo[],
  ) => Promise<ItemOffers[Kind]>;
  /** Returns the cashback terms with one of these targets, in their order. @param targets as of `targetsOf` */
  readonly cashbacks: (tenant: Tenant, targets: readonly string[]) => Promise<readonly CashbackTerms[]>;
  /** Replaces the cashback terms of a tenant; returns false if they are the same. */
  readonly putCashbacks: (tenant: Tenant, cashbacks: readonly CashbackTerms[]) => Promise<boolean>;
  /** Writes the entries of one list for each item, if they differ; returns the changed ones. */
  readonly putEntries: (tenant: Tenant, entries: readonly EntriesOfItem[]) => Promise<readonly NameOfEntries[]>;
}

export interface OrderRows {
  /** Returns a number that no other order of the tenant has on this day; later ones are higher. @param day in Seoul */
  readonly nextOrder: (tenant: Tenant, day: string) => Promise<number>;
  readonly addOrder: (scope: Scope, order: StoredOrder) => Promise<void>;
  readonly order: (scope: Scope, txKey: TxKey) => Promise<StoredOrder | null>;
  /** Returns the latest checkouts and orders of a shopper, up to `limit`. */
  readonly orders: (scope: Scope, limit: number) => Promise<readonly StoredOrder[]>;
  /** Moves unpaid guest orders to the signed-in buyer (CK-15). */
  readonly moveUnpaidOrders: (guest: Scope, to: Scope) => Promise<void>;
  /** Replaces an unpaid order; returns false if it is paid or belongs to another shopper. */
  readonly rewriteOrder: (scope: Scope, order: StoredOrder) => Promise<boolean>;
  /** Marks an order as paid; returns false if it was paid or belongs to another shopper. */
  readonly markPaid: (scope: Scope, txKey: TxKey, now: number) => Promise<boolean>;
}

export interface IdempotencyRows {
  /** Claims a key until the transaction ends. */
  readonly claim: (scope: Scope, request: IdempotentRequest, now: number) => Promise<Claim>;
  /** Stores the answer of a claimed request; returns false if another request has answered. */
  readonly complete: (scope: Scope, request: IdempotentRequest, now: number, answer: StoredAnswer) => Promise<boolean>;
  /** Returns the state of a key without claiming it. */
  readonly outcome: (scope: Scope, of: Pick<IdempotentRequest, 'path' | 'key'>, now: number) => Promise<KeyOutcome>;
}

export interface SeedRows {
  readonly seededBy: () => Promise<string | null>;
  readonly putSeededBy: (build: string) => Promise<void>;
}

/** Data of gateways and standalone layers until used (RT-07, RT-08). */
export interface DetailRows {
  /** Stores a detail under a new key; keeps the latest `MOST_DETAILS` of a shopper. */
  readonly keepDetail: (scope: Scope, detail: StoredDetail) => Promise<void>;
  /** Removes and returns an unexpired detail of this shopper, or null. */
  readonly takeDetail: (scope: Scope, of: DetailName, now: number) => Promise<StoredDetail | null>;
}

export interface VisitRows {
  /** Returns the last visit, or null; locks it for this shopper. */
  readonly seenCart: (scope: Scope) => Promise<SeenCart | null>;
  readonly putSeenCart: (scope: Scope, seen: SeenCart) => Promise<void>;
}

/** Items whose pages a shopper opened: the latest `MOST_VIEWED`, each once. */
export interface ViewedRows {
  /** Returns the viewed items, the latest first. */
  readonly viewedItems: (scope: Scope) => Promise<readonly ViewedItem[]>;
  /** Adds views. An item keeps its latest time, and the oldest items beyond the limit are dropped. */
  readonly addViewed: (scope: Scope, items: readonly ViewedItem[]) => Promise<void>;
  readonly dropViewed: (scope: Scope) => Promise<void>;
}

/** One transaction, all or nothing (BL-12). Valid only inside its `work`. */
export interface Tx
  extends
    SessionRows,
    CartRows,
    SavedRows,
    CouponRows,
    CatalogueRows,
    OfferRows,
    OrderRows,
    IdempotencyRows,
    SeedRows,
    DetailRows,
    VisitRows,
    ViewedRows {}

/** Storage of carts, with times in ms since 1970 UTC. `work` may run up to 3 times (BL-13), so it uses only `tx`. */
export interface Store {
  readonly transaction: <A>(work: (tx: Tx) => Promise<A>) => Promise<A>;
}
