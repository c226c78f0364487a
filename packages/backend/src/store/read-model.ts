import type { CartUnitId, CouponIssueNo, CouponPolicyNo, ItemNo, Language, StockKey, Tenant } from '@baguni/domain';
import type { Catalogue } from './catalogue.ts';
import type { IdempotentRequest, StoredAnswer } from './idempotency.ts';
import type { Offers } from './offers.ts';
import type { OwnerKey, Scope } from './owner.ts';
import type { CouponPolicy, IssuedCoupon, StoredBuyer, StoredSession, StoredUnit } from './rows.ts';

/** The state of the database that a cart's answers depend on: equal stamps of one session, equal carts. */
export interface Stamp {
  /** Rises with each change of the shopper's units, coupons or buyer; 0 before the first. */
  readonly revision: number;
  /** The same of the guest who waits behind the session; 0 where there is none. */
  readonly guestRevision: number;
  /** Rises with each change of what the tenant sells and offers. */
  readonly catalogue: number;
  /** What is left of the items in both carts, as text. */
  readonly stock: string;
}

/** A session, and the stamp of its cart at the same moment. */
export interface Visit {
  readonly session: StoredSession;
  readonly stamp: Stamp;
}

/** All rows of one shopper that a cart is made of. */
export interface ShopperRows {
  readonly version: number;
  /** In the order in which they were put in. */
  readonly units: readonly StoredUnit[];
  /** By issue number, spent ones too. */
  readonly coupons: readonly IssuedCoupon[];
  readonly buyer: StoredBuyer | null;
}

/** A cart as it was at one moment. */
export interface StampedCart {
  readonly stamp: Stamp;
  readonly own: ShopperRows;
  /** The guest behind the session. */
  readonly guest: ShopperRows | null;
  /** Pieces left of the items in both carts; what is not in it is not limited. */
  readonly left: ReadonlyMap<StockKey, number>;
}

/** All that a tenant sells and offers, in one language, at one version. */
export interface HeldCatalogue {
  readonly version: number;
  readonly catalogue: Catalogue;
  readonly couponTerms: ReadonlyMap<CouponPolicyNo, CouponPolicy>;
  readonly offers: Offers;
}

/** A change of one cart, made only while the stamp is still the one it was worked out from. */
export interface CartChange {
  readonly scope: Scope;
  /** The guest behind the session. */
  readonly guest: OwnerKey | null;
  /** The session that asks; nothing is changed where it has ended. */
  readonly tokenHash: string;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
  /** Its stock is that of the items below alone; of the guest nothing else counts. */
  readonly stamp: Stamp;
  /** The items on whose stock the change stands. */
  readonly items: readonly ItemNo[];
  /** The cart's version afterwards. */
  readonly version: number;
  /** Changed units, with the versions that they have afterwards. */
  readonly units: readonly Pick<StoredUnit, 'cartUnitId' | 'version' | 'quantity' | 'detail'>[];
  readonly removed: readonly CartUnitId[];
  /** Changed coupons, each with the units it is in use on afterwards. */
  readonly coupons: readonly { readonly issueNo: CouponIssueNo; readonly cartUnitIds: readonly CartUnitId[] }[];
  /** The buyer afterwards; null where it stays. */
  readonly buyer: StoredBuyer | null;
  /** The write that asks for it, claimed together with the change, and its answer (BL-8). */
  readonly request: IdempotentRequest;
  readonly answer: StoredAnswer;
}

/**
 * What became of a change. Nothing was done where it is outdated, as the stamp is another by now or the session has ended,
 * and where another request has taken the key.
 */
export type ChangeResult = 'Made' | 'Outdated' | 'KeyTaken';

/** A database that can say by one statement whether a cart is still as it was, and change it by one. */
export interface ReadModel {
  /** The session of a token that has not expired, with its stamp; null where there is none. @param now ms since 1970 UTC */
  readonly visit: (tokenHash: string, now: number) => Promise<Visit | null>;
  readonly cart: (scope: Scope, guest: OwnerKey | null) => Promise<StampedCart>;
  readonly catalogue: (tenant: Tenant, language: Language) => Promise<HeldCatalogue>;
  /** Makes a change durable, with its key and answer, all or nothing. */
  readonly change: (change: CartChange) => Promise<ChangeResult>;
}
