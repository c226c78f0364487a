import { marketplaceOffers, type EngineOffers } from '../best-combination/best-combination.ts';
import { marketplaceCheck, type OrderCheck } from '../orders/order-check.ts';
import { marketplacePrices, type EnginePrices } from '../selectors/engine-prices.ts';

/** Parts of an engine that a page loads separately (EN-09). Amounts in won. */
export interface EngineParts {
  readonly prices: EnginePrices;
  readonly orders: OrderCheck;
  readonly offers: EngineOffers;
}

export const marketplaceParts: EngineParts = Object.freeze({
  prices: marketplacePrices,
  orders: marketplaceCheck,
  offers: marketplaceOffers,
});
