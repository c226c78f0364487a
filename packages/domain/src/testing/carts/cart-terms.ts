import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { Item } from '../../entities/cart/item.ts';
import type { In } from '../../shop/in.ts';
import type { Device, Language, Tenant } from '../../storefront/storefront.ts';

/** A whole number, or the least and the most of it. */
export type Range = number | readonly [min: number, max: number];

/** What the carts of `arbCart` may be. What is left out is drawn, mostly plain; what is said always holds. */
export interface CartTerms {
  /** `outlet` ships nothing overseas. */
  readonly tenant?: Tenant;
  /** PC or mobile. */
  readonly device?: Device;
  /** The language of the page. */
  readonly language?: Language;
  /** Who buys; over a member who is signed in. */
  readonly buyer?: Partial<Buyer>;
  /** How many units; 1 to 4. */
  readonly units?: Range;
  /** Pieces of each; 1 to 5. */
  readonly quantities?: Range;
  /** What one piece costs, in won or minor units; 0 to 100,000 won, $0.00 to $100.00. */
  readonly prices?: Range;
  /** How many sellers the units are of; 1 to 3. */
  readonly sellers?: Range;
  /** The items that units are of, at their prices; plain items of their own at the prices above where left out. */
  readonly items?: readonly Item[];
  /** How many discounts each unit may have, of different types; 0 to 2. */
  readonly discounts?: Range;
  /** How many coupons the buyer has, some of them in use where they may be; 0 to 3. */
  readonly coupons?: Range;
  /** Whether it ships overseas. */
  readonly overseas?: boolean;
  /** `false`: every unit is selected, none is sold out or outside its limits, and there is enough of each item, a given one too. */
  readonly leftOut?: boolean;
  /** The moment at which coupons and promotions are judged, ms since 1970 UTC; `testNow`. */
  readonly now?: number;
}

/** The same of `arbCartOf`: carts of an engine’s currency. */
export interface ShopCartTerms<C extends string> extends Omit<CartTerms, 'items'> {
  /** The items that units are of, at their prices; plain items of their own at the prices above where left out. */
  readonly items?: readonly In<C, Item>[];
  /** The offers that may be in use, by their ids; all of the engine’s. */
  readonly promotions?: readonly string[];
}
