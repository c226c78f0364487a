import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { Item } from '../../entities/cart/item.ts';
import type { Currency } from '../../money/currency.ts';
import type { Won } from '../../money/won.ts';
import type { Device, Language, Tenant } from '../../storefront/storefront.ts';
import type { Bounds } from './drawn.ts';

/** The engine that carts are drawn for, as far as it matters. */
export interface DrawnFor {
  readonly currency: Currency;
  /** Whether it is the marketplace’s. */
  readonly isMarketplace: boolean;
  /** The most pieces of a unit. */
  readonly pieces: number;
  readonly shipsOverseas: boolean;
  readonly hasExtraDiscount: boolean;
}

/** Terms, checked and complete. */
export interface Drawing {
  readonly tenant: Tenant | undefined;
  readonly device: Device | undefined;
  readonly language: Language | undefined;
  readonly buyer: Partial<Buyer> | undefined;
  readonly units: Bounds;
  readonly quantities: Bounds;
  readonly prices: Bounds;
  readonly sellers: Bounds;
  readonly items: readonly Item[];
  readonly discounts: Bounds;
  readonly coupons: Bounds;
  readonly overseas: boolean | undefined;
  readonly leftOut: boolean;
  readonly now: number;
  /** What an amount of won is in the currency. */
  readonly amount: (won: number) => Won;
  /** Whether what only the marketplace has is drawn: its storefronts, services, kinds of items and buyers, the way overseas. */
  readonly isMarketplace: boolean;
  readonly hasExtraDiscount: boolean;
}
