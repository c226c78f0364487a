import type { Calls } from '@baguni/contract';
import type { Buyer, ShippingAddress, Tenant, UnableOrderType, UnusableCouponType } from '@baguni/domain/internal';
import type { Choice } from '../catalogue/choose.ts';
import type { CouponName, ItemName } from '../catalogue/tables.ts';
import type { Translations } from '../words/words.ts';

/** A unit of a scenario’s cart. */
export interface UnitChoice extends Choice {
  readonly item: ItemName;
  /** Default 1. */
  readonly quantity?: number;
  /** The age of the unit, default 1. Units of the last 24 hours are auto-selected (LS-02). */
  readonly hoursAgo?: number;
  /** Applied coupons. A coupon of several units is a group coupon (CP-17). */
  readonly coupons?: readonly CouponName[];
  /** The partner channel (CP-02). */
  readonly partnershipCode?: string;
  /** The reason against coupons (CP-02). */
  readonly unusableCouponType?: UnusableCouponType;
  /** The reason against an order by this buyer, if the catalogue has none (CK-02, CK-03). */
  readonly unable?: UnableOrderType;
  /** Added through the employee mall (RL-02). */
  readonly isViaEmployeeMall?: true;
  readonly isDeliveryTimeEnded?: true;
  /** The price at the addition and at the last visit minus the current price, in won (RC-03). */
  readonly dearerByThen?: number;
  /** Deleted at load (LS-01). */
  readonly isRemovedAtLoad?: true;
}

/** The name of a call to the server. */
export type CallName = keyof Calls;

/** Failures of the back end. */
export interface Behaviour {
  readonly fails: readonly CallName[];
  /** The indexes of choices that the response contains in an unreadable form (CM-53). */
  readonly unreadable: readonly number[];
}

/** A demo buyer with a cart, and the behaviour of the server. */
export interface Scenario {
  /** Also the id of the demo buyer. */
  readonly name: string;
  /** From 1. Unit numbers contain it, so that they are unique across scenarios. */
  readonly no: number;
  readonly title: Translations;
  /** A description, and what to try. */
  readonly note: Translations;
  readonly tenants: readonly Tenant[];
  readonly buyer: Buyer;
  /** The days between leaving the club and seeding the demo (CL-01). */
  readonly leftClubDaysAgo?: number;
  readonly address: ShippingAddress | undefined;
  /** The shipping country, default South Korea. */
  readonly country?: string;
  /** Sessions of this buyer come through the employee mall (RL-02). */
  readonly isViaEmployeeMall?: true;
  readonly choices: readonly UnitChoice[];
  /** Unused coupons of the buyer. */
  readonly wallet?: readonly CouponName[];
  /** The visit before this one (RC-03). */
  readonly lastVisit?: {
    readonly daysAgo: number;
    /** A copy of a coupon that ends in some days. */
    readonly ending: { readonly coupon: CouponName; readonly inDays: number };
  };
  /** The guest cart that is merged at load (LS-01). */
  readonly guestChoices: readonly UnitChoice[];
  readonly behaviour: Behaviour;
}
