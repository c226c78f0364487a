import { noOffers, type Offers } from '../store/offers.ts';
import type { OfferRows } from '../store/tx.ts';
import { table, type Journal } from './table.ts';

export const offerRows = (log: Journal): OfferRows => {
  const rows = table<Offers>(log);
  return {
    offers: async (tenant) => rows.get(tenant) ?? noOffers,
    putOffers: async (tenant, offers) => {
      rows.set(tenant, offers);
    },
  };
};
