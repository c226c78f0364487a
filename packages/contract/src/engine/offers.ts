import { marketplaceOffers, type EngineOffers } from '@baguni/domain/internal';

/** Search for the best offers, shared by page and server (EN-09). */
export const engineOffers: EngineOffers = marketplaceOffers;
