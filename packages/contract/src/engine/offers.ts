import { marketplaceOffers, type EngineOffers } from '@baguni/domain';

/** How page and server search for what saves most: the third part of the engine that both run on (EN-09). */
export const engineOffers: EngineOffers = marketplaceOffers;
