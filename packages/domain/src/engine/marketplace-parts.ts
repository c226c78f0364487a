import { type EngineOffers, marketplaceOffers } from '../best-combination/best-combination.ts';
import { type OrderCheck, marketplaceCheck } from '../orders/order-check.ts';
import { type EnginePrices, marketplacePrices } from '../selectors/pricer.ts';

/** Parts of an engine that a page loads separately (EN-09). Amounts in minor units. */
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
