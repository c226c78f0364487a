import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { Item } from '../../entities/cart/item.ts';
import type { In } from '../../shop/in.ts';
import type { Device, Language, Tenant } from '../../storefront/storefront.ts';

/** A whole number, or its minimum and maximum. */
export type Range = number | readonly [min: number, max: number];

/** Constraints of `arbCart`. Missing fields are drawn, mostly default values. */
export interface CartTerms {
  /** `outlet` never ships overseas. */
  readonly tenant?: Tenant;
  readonly device?: Device;
  readonly language?: Language;
  /** Fields that override a signed-in member. */
  readonly buyer?: Partial<Buyer>;
  readonly units?: Range;
  readonly quantities?: Range;
  /** Price per piece in won or minor units; default 0 to 100,000 won, $0.00 to $100.00. */
  readonly prices?: Range;
  readonly sellers?: Range;
  /** Items of the units with their prices; generated if missing. */
  readonly items?: readonly Item[];
  /** Number of discounts per unit, of different types; default 0 to 2. */
  readonly discounts?: Range;
  /** Number of owned coupons, some of them applied if valid; default 0 to 3. */
  readonly coupons?: Range;
  readonly overseas?: boolean;
  /** `false`: every unit is selected, available, within its limits and in stock. */
  readonly leftOut?: boolean;
  /** Moment of evaluation for coupons and promotions, ms since 1970 UTC; default `testNow`. */
  readonly now?: number;
}

/** The same for `arbCartOf`, in the currency of an engine. */
export interface ShopCartTerms<C extends string> extends Omit<CartTerms, 'items'> {
  /** Items of the units with their prices; generated if missing. */
  readonly items?: readonly In<C, Item>[];
  /** Ids of offers that may be in use; default is all of the engine. */
  readonly promotions?: readonly string[];
}
