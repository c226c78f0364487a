import { marketplaceOffers, type EngineOffers } from '../best-combination/engine-offers.ts';
import { marketplaceCheck, type OrderCheck } from '../orders/order-check.ts';
import { marketplacePrices, type EnginePrices } from '../selectors/engine-prices.ts';

/** What page and server ask of an engine, part by part: a page loads each when it is needed (EN-09). They count in won. */
export interface EngineParts {
  /** How a State is made ready to be priced: needed from the first view on. */
  readonly prices: EnginePrices;
  /** How an order, and what leads to it, is judged. */
  readonly orders: OrderCheck;
  /** What saves most. */
  readonly offers: EngineOffers;
}

/** The marketplace’s. */
export const marketplaceParts: EngineParts = Object.freeze({
  prices: marketplacePrices,
  orders: marketplaceCheck,
  offers: marketplaceOffers,
});
