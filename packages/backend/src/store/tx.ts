import type {
  CartUnitId,
  CouponIssueNo,
  CouponPolicyNo,
  Language,
  SeenCart,
  Tenant,
  TxKey,
  StockKey,
  StockNeed,
} from '@baguni/domain';
import type { Catalogue, CatalogueKeys } from './catalogue.ts';
import type { Claim, IdempotentRequest, KeyOutcome, StoredAnswer } from './idempotency.ts';
import type { Offers } from './offers.ts';
import type { DetailName, StoredDetail } from './details.ts';
import type { Scope } from './owner.ts';
import type {
  CouponPolicy,
  IssuedCoupon,
  NewUnit,
  StoredBuyer,
  StoredOrder,
  StoredPolicy,
  StoredSession,
  StoredUnit,
} from './rows.ts';

/** Who is signed in and where. */
export interface SessionRows {
  /** The session of a token that has not expired. @param now ms since 1970 UTC */
  readonly session: (tokenHash: string, now: number) => Promise<StoredSession | null>;
  /**
   * Writes a session, or replaces the one with this token hash, but not one that has ended by `createdAt`.
   * @returns whether it is written
   */
  readonly putSession: (session: StoredSession) => Promise<boolean>;
  /** Ends a session: it is not found from then on, but for who asks about the time before. @param now ms since 1970 UTC */
  readonly endSession: (tokenHash: string, now: number) => Promise<void>;
  /** A buyer; who reads one to change it waits until no other transaction has read it, and so overwrites nothing. */
  readonly buyer: (scope: Scope) => Promise<StoredBuyer | null>;
  readonly putBuyer: (scope: Scope, buyer: StoredBuyer) => Promise<void>;
}

/** The lines of a cart. Each is a row of its own, so that parallel changes of different units are all kept (BL-7). */
export interface CartRows {
  /** The version of a cart; 0 before its first change. */
  readonly cartVersion: (scope: Scope) => Promise<number>;
  /** Raises the version by one and answers it; two transactions that raise the same one wait for each other. */
  readonly bumpCart: (scope: Scope) => Promise<number>;
  /** All units of a cart in the order in which they were put in. */
  readonly units: (scope: Scope) => Promise<readonly StoredUnit[]>;
  /** Puts a unit in, with version 1 and a number that no other unit ever had. */
  readonly addUnit: (scope: Scope, unit: NewUnit) => Promise<CartUnitId>;
  /** Changes a unit that still has this version and raises it; false, and nothing done, where it has not. */
  readonly updateUnit: (
    scope: Scope,
    cartUnitId: CartUnitId,
    version: number,
    change: Pick<NewUnit, 'quantity' | 'detail'>,
  ) => Promise<boolean>;
  /** Takes units out; answers those that were there. */
  readonly removeUnits: (scope: Scope, cartUnitIds: readonly CartUnitId[]) => Promise<readonly CartUnitId[]>;
}

/** Coupons: their policies, who holds which, and on which place each is in use (CP-09, CP-14). */
export interface CouponRows {
  /** The policies with these numbers; unknown ones are left out. */
  readonly couponPolicies: (tenant: Tenant, nos: readonly CouponPolicyNo[]) => Promise<readonly StoredPolicy[]>;
  /** The terms of those policies, without how many were downloaded. */
  readonly couponTerms: (tenant: Tenant, nos: readonly CouponPolicyNo[]) => Promise<readonly CouponPolicy[]>;
  /** The policies that buyers may download, by number. */
  readonly downloadablePolicies: (tenant: Tenant) => Promise<readonly StoredPolicy[]>;
  /** Writes a policy, or replaces its terms; how many were downloaded stays. */
  readonly putCouponPolicy: (tenant: Tenant, policy: CouponPolicy) => Promise<void>;
  /** Counts one more download where the limit allows it: which one it is, from 1; null where none is left (CP-14). */
  readonly takeIssue: (tenant: Tenant, policyNo: CouponPolicyNo) => Promise<number | null>;
  /** Counts one more try of a day; answers which one it is, from 1 (CP-15). @param day its first ms since 1970 UTC */
  readonly countTry: (scope: Scope, policyNo: CouponPolicyNo, day: number) => Promise<number>;
  /** A buyer's coupons, spent ones too, by issue number. */
  readonly issuedCoupons: (scope: Scope) => Promise<readonly IssuedCoupon[]>;
  /** Puts a coupon into a buyer's hands; its number must be new there. */
  readonly addIssuedCoupon: (scope: Scope, coupon: IssuedCoupon) => Promise<void>;
  /** Puts a coupon into use where it is neither in use nor spent; false, and nothing done, otherwise (CP-09). */
  readonly useCoupon: (scope: Scope, issueNo: CouponIssueNo, cartUnitIds: readonly CartUnitId[]) => Promise<boolean>;
  /** Takes coupons out of use. */
  readonly releaseCoupons: (scope: Scope, issueNos: readonly CouponIssueNo[]) => Promise<void>;
  /** Spends a coupon that is in use on these units, and maybe more; false, and nothing done, where it is not. */
  readonly spendCoupon: (
    scope: Scope,
    issueNo: CouponIssueNo,
    cartUnitIds: readonly CartUnitId[],
    now: number,
  ) => Promise<boolean>;
  /** Takes all coupons out of a buyer's hands, and forgets the tries. */
  readonly dropIssuedCoupons: (scope: Scope) => Promise<void>;
}

/** What a tenant sells. */
export interface CatalogueRows {
  readonly catalogue: (tenant: Tenant, language: Language, keys: CatalogueKeys) => Promise<Catalogue>;
  /** Writes entries, or replaces those with the same keys. */
  readonly putCatalogue: (tenant: Tenant, language: Language, catalogue: Catalogue) => Promise<void>;
  /** Pieces left; a key without a row is not limited and is left out. */
  readonly stock: (tenant: Tenant, keys: readonly StockKey[]) => Promise<ReadonlyMap<StockKey, number>>;
  /** Sets the pieces left; null makes it unlimited. */
  readonly putStock: (tenant: Tenant, key: StockKey, left: number | null) => Promise<void>;
  /** Takes pieces where that many are left or it is not limited; false, and nothing taken, otherwise (BL-6). */
  readonly takeStock: (tenant: Tenant, need: StockNeed) => Promise<boolean>;
}

/** What a tenant offers beside its catalogue: extra discounts, cashback, cards (DC-04, CB-01, ND-04). */
export interface OfferRows {
  /** Nothing where nothing was written. */
  readonly offers: (tenant: Tenant) => Promise<Offers>;
  /** Writes them in place of those that were there. */
  readonly putOffers: (tenant: Tenant, offers: Offers) => Promise<void>;
}

/** Checkouts and orders. */
export interface OrderRows {
  /** Counts one more order of a tenant's day: which one it is, from 1; two transactions never get the same. @param day by Seoul's clock, `2026-1122` */
  readonly nextOrder: (tenant: Tenant, day: string) => Promise<number>;
  /** Writes a checkout; its key must be new. */
  readonly addOrder: (scope: Scope, order: StoredOrder) => Promise<void>;
  readonly order: (scope: Scope, txKey: TxKey) => Promise<StoredOrder | null>;
  /** A shopper's checkouts and orders, the latest first; at most so many. */
  readonly orders: (scope: Scope, limit: number) => Promise<readonly StoredOrder[]>;
  /** Gives the orders of a guest that nobody paid to who has signed in on the same browser (CK-15). */
  readonly moveUnpaidOrders: (guest: Scope, to: Scope) => Promise<void>;
  /** Writes an order that nobody paid anew, under its key; false, and nothing done, where it is paid or not this shopper's. */
  readonly rewriteOrder: (scope: Scope, order: StoredOrder) => Promise<boolean>;
  /** Marks an order paid where it was not; false where it was, or is not this shopper's. @param now ms since 1970 UTC */
  readonly markPaid: (scope: Scope, txKey: TxKey, now: number) => Promise<boolean>;
}

/** Requests that may come twice (BL-8). */
export interface IdempotencyRows {
  /** @param now ms since 1970 UTC */
  readonly claim: (scope: Scope, request: IdempotentRequest, now: number) => Promise<Claim>;
  /**
   * Keeps the answer of a claim that was made at `claimedAt`; false where it was given up and claimed by another
   * since, in which case the work must not stand.
   */
  readonly complete: (
    scope: Scope,
    request: IdempotentRequest,
    claimedAt: number,
    answer: StoredAnswer,
  ) => Promise<boolean>;
  /** What became of a key; takes nothing. @param now ms since 1970 UTC */
  readonly outcome: (scope: Scope, of: Pick<IdempotentRequest, 'path' | 'key'>, now: number) => Promise<KeyOutcome>;
  /** Gives a claim up, so that the same key may be tried again. */
  readonly release: (scope: Scope, request: IdempotentRequest, claimedAt: number) => Promise<void>;
}

/** What has filled the store with a demo. */
export interface SeedRows {
  /** The build that filled it last; null where none has. */
  readonly seededBy: () => Promise<string | null>;
  readonly putSeededBy: (build: string) => Promise<void>;
}

/** What gateways carry and layers alone show, until it is taken (RT-07, RT-08). */
export interface DetailRows {
  /** Keeps a detail under its key, which must be new; of a shopper's details the `MOST_DETAILS` latest are kept. */
  readonly keepDetail: (scope: Scope, detail: StoredDetail) => Promise<void>;
  /** Takes a detail away: of this shopper, place, type and key, and not expired; null for any other. @param now ms since 1970 UTC */
  readonly takeDetail: (scope: Scope, of: DetailName, now: number) => Promise<StoredDetail | null>;
}

/** What shoppers saw of their carts, for their next visit (RC-03). */
export interface VisitRows {
  /** What the last visit left behind; null where there was none. Who asks of the same shopper meanwhile waits. */
  readonly seenCart: (scope: Scope) => Promise<SeenCart | null>;
  /** Writes it in place of what was there. */
  readonly putSeenCart: (scope: Scope, seen: SeenCart) => Promise<void>;
}

/** What is dropped: everything older than these times (ms since 1970 UTC). */
export interface Retention {
  readonly idempotencyBefore: number;
  readonly sessionsExpiredBefore: number;
  readonly unpaidOrdersBefore: number;
  /** Tries of days that began before it. */
  readonly couponTriesBefore: number;
  readonly detailsExpiredBefore: number;
  /** What was seen at last visits before it. */
  readonly seenBefore: number;
}

/** One transaction: row operations that all happen or none (BL-12). Use it only inside its `work`. */
export interface Tx
  extends
    SessionRows,
    CartRows,
    CouponRows,
    CatalogueRows,
    OfferRows,
    OrderRows,
    IdempotencyRows,
    SeedRows,
    DetailRows,
    VisitRows {
  /** Drops what nobody needs any more; answers how many rows went. */
  readonly forget: (retention: Retention) => Promise<number>;
}
