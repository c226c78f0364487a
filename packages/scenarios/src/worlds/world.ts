import type { Buyer, CartServer, ShippingAddress, Tenant, UnableOrderType, UnusableCouponType } from '@baguni/domain';
import type { Choice } from '../catalogue/choose.ts';
import type { CouponName } from '../catalogue/coupons.ts';
import type { ItemName } from '../catalogue/items/index.ts';
import type { option as O } from 'fp-ts';
import type { Translations } from '../words/words.ts';

/** One unit of a scenario's cart, in short. */
export interface UnitChoice extends Choice {
  readonly item: ItemName;
  /** 1 where left out. */
  readonly quantity?: number;
  /** How long ago it was put into the cart; 1 where left out. Units of the last 24 hours are auto-selected (LS-02). */
  readonly hoursAgo?: number;
  /** Coupons in use on it; one that several units name is a group coupon (CP-17). */
  readonly coupons?: readonly CouponName[];
  /** The partner channel it came by (CP-02). */
  readonly partnershipCode?: string;
  /** Why it takes no coupon (CP-02). */
  readonly unusableCouponType?: UnusableCouponType;
  /** Why this buyer cannot order it, where the catalogue does not say so itself (CK-02, CK-03). */
  readonly unable?: UnableOrderType;
  /** Put in by way of the employee mall (RL-02). */
  readonly isViaEmployeeMall?: true;
  /** Its chosen delivery time has ended (CART-BR7-31). */
  readonly isDeliveryTimeEnded?: true;
  /** How much more one piece cost at the last visit, in won; negative where it cost less (RC-03). */
  readonly dearerByThen?: number;
  /** The server wants it deleted at load (LS-01). */
  readonly isRemovedAtLoad?: true;
}

/** The name of a call to the server. */
export type CallName = keyof CartServer;

/** How the back end of a scenario misbehaves. */
export interface Behaviour {
  /** Calls that always fail. */
  readonly fails: readonly CallName[];
  /** Which of the choices, counted from 0, cannot be read in the answer (CM-53). */
  readonly unreadable: readonly number[];
}

/** A small named scenario: who shops, what is in the cart, how the server behaves. */
export interface Scenario {
  /** Also the id of its demo buyer. */
  readonly name: string;
  /** From 1; unit numbers follow from it, so that no two scenarios share one. */
  readonly no: number;
  readonly title: Translations;
  /** Who this is and what to try. */
  readonly note: Translations;
  readonly tenants: readonly Tenant[];
  readonly buyer: Buyer;
  /** When the buyer left the club, in days before the demo was filled; never where left out (CL-01). */
  readonly leftClubDaysAgo?: number;
  readonly address: O.Option<ShippingAddress>;
  /** Where it is shipped to; South Korea where left out. */
  readonly country?: string;
  readonly choices: readonly UnitChoice[];
  /** Coupons that this buyer holds and does not use; none where left out. */
  readonly wallet?: readonly CouponName[];
  /** The last visit before this one, where the buyer had one: what costs something else now, what is sold out, what ends (RC-03). */
  readonly lastVisit?: {
    readonly daysAgo: number;
    /** A coupon like this one that the buyer holds and that ends in so many days. */
    readonly ending: { readonly coupon: CouponName; readonly inDays: number };
  };
  /** A guest cart that waits to be merged; none where it is empty (LS-01). */
  readonly guestChoices: readonly UnitChoice[];
  readonly behaviour: Behaviour;
}
