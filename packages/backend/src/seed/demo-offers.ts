import type { Language, Tenant } from '@baguni/domain';
import { cardOffersIn, cashbacks, extraDiscounts } from '@baguni/scenarios';
import type { CardOffer } from '../store/offers.ts';
import type { Tx } from '../store/tx.ts';

const nameIn = (language: Language, no: string): string =>
  cardOffersIn(language).find(({ couponNo }) => couponNo === no)?.cardName ?? no;

const cards = (): readonly CardOffer[] =>
  cardOffersIn('ko').map((card) => {
    const name = (language: Language): string => nameIn(language, card.couponNo);
    return { ...card, cardName: { ko: name('ko'), en: name('en'), cn: name('cn'), jp: name('jp') } };
  });

/** Writes what the demo's tenants offer beside their catalogue: extra discounts and cards are the marketplace's. */
export const putDemoOffers = (tx: Tx, tenant: Tenant): Promise<void> =>
  tx.putOffers(
    tenant,
    tenant === 'marketplace'
      ? { extraDiscounts, cashbacks, cards: cards() }
      : { extraDiscounts: [], cashbacks, cards: [] },
  );
