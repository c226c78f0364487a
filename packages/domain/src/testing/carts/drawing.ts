import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { Item } from '../../entities/cart/item.ts';
import type { Currency } from '../../money/currency.ts';
import type { Won } from '../../money/won.ts';
import type { Device, Language, Tenant } from '../../storefront/storefront.ts';
import type { Bounds } from './drawn.ts';

export interface DrawnFor {
  readonly currency: Currency;
  readonly isMarketplace: boolean;
  readonly pieces: number;
  readonly shipsOverseas: boolean;
  readonly hasExtraDiscount: boolean;
}

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
  /** Converts a won amount to the currency. */
  readonly amount: (won: number) => Won;
  /** True to draw features of the marketplace: storefronts, services, item types, buyers, overseas. */
  readonly isMarketplace: boolean;
  readonly hasExtraDiscount: boolean;
}
