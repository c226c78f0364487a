import type { AnyCart, FoundOffers } from './cart-engine.ts';

/** What the worker is asked: a cart and the JSON of its shop, since an engine cannot be posted. */
export interface OffersQuestion {
  readonly shop: unknown;
  readonly cart: AnyCart;
}

/** What it answers. */
export type OffersMessage = { readonly type: 'Found'; readonly found: FoundOffers } | { readonly type: 'Failed' };
