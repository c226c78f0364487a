import type { AnyCart, AnyChange, FoundOffers } from './cart-engine.ts';

/** What the worker is asked of a cart: its best promotions and coupons, or the smallest change past what blocks its order. */
export interface Question {
  readonly type: 'Offers' | 'Change';
  /** The JSON of its shop, since an engine cannot be posted; null asks the marketplace. */
  readonly shop: unknown;
  readonly cart: AnyCart;
}

/** What it answers. */
export type Answer =
  | { readonly type: 'Offers'; readonly found: FoundOffers }
  /** Null where no change makes the order possible. */
  | { readonly type: 'Change'; readonly change: AnyChange | null }
  | { readonly type: 'Failed' };
