import { marketplacePrices, type EnginePrices } from '@baguni/domain/internal';

/** Pricing preparation for page and server; part of the first view (EN-09). */
export const enginePrices: EnginePrices = marketplacePrices;
