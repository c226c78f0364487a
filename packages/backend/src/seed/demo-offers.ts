import { couponPolicyNo, type Language, type Tenant, slotStock, type StockKey } from '@baguni/domain';
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
  freshCentres,
} from '@baguni/scenarios';
import type { CardOffer, StoredBsdEvent } from '../store/offers.ts';
import type { Tx } from '../store/tx.ts';
import { timetable } from '../delivery/slots.ts';

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
export const putDemoOffers = async (tx: Tx, tenant: Tenant, now: number): Promise<void> => {
  const changedAt = now - PRICES_CHANGED_AGO_MS;
  const isMarketplace = tenant === 'marketplace';
  await tx.putCashbacks(tenant, cashbacks);
  await tx.putOffers(
    tenant,
    isMarketplace
      ? { welcomeGift, extraDiscounts, cards: cards(), bsdTag }
      : { welcomeGift, extraDiscounts: [], cards: [] },
  );
  await tx.putItemOffers(tenant, {
    boughtTogether: boughtTogether(),
    similar: similarItems(),
    priceChanges: pricesBefore().map((change) => ({ ...change, changedAt })),
    ...(isMarketplace ? { bsdEvents: events(), benefits: purchaseBenefits } : {}),
  });
};

const DAY_MS = 86_400_000;
const DAYS = 14;

/** Capacity of popular windows by their first hour; the evening window is full. */
const left: Readonly<Record<number, number>> = { 10: 1, 19: 0 };

type Places = readonly (readonly [StockKey, number])[];

const placesOfDay = (now: number): Places =>
  freshCentres
    .flatMap(({ branchCode, branchServiceTypes }) => timetable({ branchCode, branchName: '', branchServiceTypes }, now))
    .flatMap(({ slotKey, fromHour }) => {
      const many = left[fromHour];
      return many === undefined ? [] : [[slotStock(slotKey), many] as const];
    });

/** Daily timetables overlap; each slot counts once. */
const placesOf = (now: number): ReadonlyMap<StockKey, number> =>
  new Map(Array.from({ length: DAYS }, (_, day) => placesOfDay(now + day * DAY_MS)).flat());

/**
 * Limits the capacity of some slots; existing capacities remain (LY-09).
 * @param now ms since 1970 UTC
 */
export const putDemoSlots = async (tx: Tx, tenant: Tenant, now: number): Promise<void> => {
  const places = placesOf(now);
  const known = await tx.stock(tenant, [...places.keys()]);
  for (const [key, many] of places) if (!known.has(key)) await tx.putStock(tenant, key, many);
};
