import type { Language, Tenant } from '@baguni/domain';
import {
  boughtTogether,
  cardOffersIn,
  cashbacks,
  extraDiscounts,
  pricesBefore,
  PRICES_CHANGED_AGO_MS,
  similarItems,
} from '@baguni/scenarios';
import type { CardOffer } from '../store/offers.ts';
import type { Tx } from '../store/tx.ts';

const nameIn = (language: Language, no: string): string =>
  cardOffersIn(language).find(({ couponNo }) => couponNo === no)?.cardName ?? no;

const cards = (): readonly CardOffer[] =>
  cardOffersIn('ko').map((card) => {
    const name = (language: Language): string => nameIn(language, card.couponNo);
    return { ...card, cardName: { ko: name('ko'), en: name('en'), cn: name('cn'), jp: name('jp') } };
  });

/** Writes what the demo's tenants offer beside their catalogue: extra discounts and cards are the marketplace's. @param now ms since 1970 UTC */
export const putDemoOffers = (tx: Tx, tenant: Tenant, now: number): Promise<void> => {
  const changedAt = now - PRICES_CHANGED_AGO_MS;
  const shared = {
    cashbacks,
    boughtTogether: boughtTogether(),
    similar: similarItems(),
    priceChanges: pricesBefore().map((change) => ({ ...change, changedAt })),
  };
  return tx.putOffers(
    tenant,
    tenant === 'marketplace'
      ? { ...shared, extraDiscounts, cards: cards() }
      : { ...shared, extraDiscounts: [], cards: [] },
  );
};
