import { marketplacePrices, type EnginePrices } from '@baguni/domain';

/** How page and server make a State ready to be priced: the first part of the engine that both run on, needed from the first view on (EN-09). */
export const enginePrices: EnginePrices = marketplacePrices;
