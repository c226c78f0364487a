import { couponPolicyNo, type Language, type Tenant } from '@baguni/domain';
import {
  boughtTogether,
  bsdEventsIn,
  bsdTag,
  cardOffersIn,
  cashbacks,
  extraDiscounts,
  pricesBefore,
  PRICES_CHANGED_AGO_MS,
  purchaseBenefits,
  similarItems,
} from '@baguni/scenarios';
import type { CardOffer, StoredBsdEvent } from '../store/offers.ts';
import type { Tx } from '../store/tx.ts';

const nameIn = (language: Language, no: string): string =>
  cardOffersIn(language).find(({ couponNo }) => couponNo === no)?.cardName ?? no;

const cards = (): readonly CardOffer[] =>
  cardOffersIn('ko').map((card) => {
    const name = (language: Language): string => nameIn(language, card.couponNo);
    return { ...card, cardName: { ko: name('ko'), en: name('en'), cn: name('cn'), jp: name('jp') } };
  });

/** The advertised club coupon (XT-04). */
const welcomeGift = couponPolicyNo('club15');

const events = (): readonly StoredBsdEvent[] =>
  bsdEventsIn('ko').map((event, i) => {
    const text = (language: Language): string => bsdEventsIn(language)[i]?.bannerText ?? '';
    return { ...event, bannerText: { ko: text('ko'), en: text('en'), cn: text('cn'), jp: text('jp') } };
  });

/**
 * Writes the offers of the demo tenants; extra discounts, cards and the sale belong to the marketplace.
 * @param now ms since 1970 UTC
 */
export const putDemoOffers = (tx: Tx, tenant: Tenant, now: number): Promise<void> => {
  const changedAt = now - PRICES_CHANGED_AGO_MS;
  const shared = {
    cashbacks,
    welcomeGift,
    boughtTogether: boughtTogether(),
    similar: similarItems(),
    priceChanges: pricesBefore().map((change) => ({ ...change, changedAt })),
  };
  return tx.putOffers(
    tenant,
    tenant === 'marketplace'
      ? { ...shared, extraDiscounts, cards: cards(), bsdTag, bsdEvents: events(), benefits: purchaseBenefits }
      : { ...shared, extraDiscounts: [], cards: [] },
  );
};
