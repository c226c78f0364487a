import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { Device, Language, Tenant } from '../../storefront/storefront.ts';

/** A number, or the least and the most of it. */
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
  /** What one piece costs, in won; 0 to 100,000. */
  readonly prices?: Range;
  /** How many discounts each unit may have, of different types; 0 to 2. */
  readonly discounts?: Range;
  /** How many coupons the buyer has, some of them in use where they may be; 0 to 2. */
  readonly coupons?: Range;
  /** Whether it ships overseas. */
  readonly overseas?: boolean;
  /** `false`: every unit can be ordered and is selected. */
  readonly leftOut?: boolean;
}

/** The least and the most of a range. */
export const boundsOf = (range: Range): { readonly min: number; readonly max: number } =>
  typeof range === 'number' ? { min: range, max: range } : { min: range[0], max: range[1] };
