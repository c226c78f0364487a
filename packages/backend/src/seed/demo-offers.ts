import type { CatalogueRowOf, CatalogueRow } from '@baguni/contract';
import { couponPolicyNo, type CouponFlags, type Tenant, slotStock, type StockKey } from '@baguni/domain/internal';
import {
  byLanguage,
  couponNames,
  couponOf,
  issueNoOf,
  issueTermsOf,
  walletOf,
  type CouponName,
  type Scenario,
  boughtTogether,
  bsdEventsOf,
  bsdTag,
  cardOffersOf,
  cashbacks,
  extraDiscounts,
  pricesBefore,
  PRICES_CHANGED_AGO_MS,
  purchaseBenefits,
  similarItems,
  freshCentres,
} from '@baguni/scenarios';
import type { Scope } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import { timetable } from '../delivery/slots.ts';

const rowOf = (tenant: Tenant, name: CouponName): CatalogueRowOf<'coupon'> => {
  const { flags, ...terms } = couponOf(name, byLanguage);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has the keys of its type
  const names = Object.keys(flags) as readonly (keyof CouponFlags)[];
  return {
    type: 'coupon',
    tenant,
    ...terms,
    ...issueTermsOf(name),
    flags: names.filter((flag) => flags[flag]),
    paymentCouponName: terms.paymentCouponName ?? null,
  };
};

export const demoCouponRows = (tenant: Tenant): readonly CatalogueRowOf<'coupon'>[] =>
  couponNames.map((name) => rowOf(tenant, name));

/** Gives a demo buyer the coupons of the scenario, all unused. */
export const putWallet = async (tx: Tx, scope: Scope, scenario: Scenario, now: number): Promise<void> => {
  for (const name of walletOf(scenario))
    await tx.addIssuedCoupon(scope, {
      issueNo: issueNoOf(name, scenario.name),
      policyNo: couponPolicyNo(name),
      issuedAt: now,
      cartUnitIds: [],
      spentAt: null,
    });
};

const campaignRow = (tenant: Tenant): CatalogueRow => {
  const isMarketplace = tenant === 'marketplace';
  return {
    type: 'campaign',
    tenant,
    extraDiscounts: isMarketplace ? extraDiscounts : [],
    cards: isMarketplace ? cardOffersOf(byLanguage) : [],
    bsdTag: isMarketplace ? bsdTag : null,
    // the advertised club coupon (XT-04)
    welcomeGift: couponPolicyNo('club15'),
  };
};

const relatedRows = (tenant: Tenant): readonly CatalogueRow[] => {
  const similar = new Map(similarItems().map(({ itemNo, related }) => [itemNo, related]));
  return boughtTogether().map(({ itemNo, related }) => ({
    type: 'related',
    tenant,
    itemNo,
    boughtTogether: related,
    similar: similar.get(itemNo) ?? [],
  }));
};

const eventRows = (tenant: Tenant): readonly CatalogueRow[] => [
  ...bsdEventsOf(byLanguage).map(({ itemNo, ...event }): CatalogueRow => {
    return { type: 'events', tenant, itemNo, events: [event] };
  }),
  ...purchaseBenefits.map(({ itemNo, itemPurchaseBenefitList }): CatalogueRow => {
    const benefits = itemPurchaseBenefitList.map(({ benefitType }) => benefitType);
    return { type: 'benefits', tenant, itemNo, benefits };
  }),
];

/** The offers of the demo tenants; extra discounts, cards and the sale belong to the marketplace. */
export const demoOfferRows = (tenant: Tenant, now: number): readonly CatalogueRow[] => [
  campaignRow(tenant),
  { type: 'cashbacks', tenant, cashbacks },
  ...relatedRows(tenant),
  ...pricesBefore().map(({ itemNo, before }): CatalogueRow => {
    const prices = [{ before, changedAt: now - PRICES_CHANGED_AGO_MS }];
    return { type: 'pastPrices', tenant, itemNo, prices };
  }),
  ...(tenant === 'marketplace' ? eventRows(tenant) : []),
];

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

/** Limits the capacity of some slots; existing capacities remain (LY-09). */
export const putDemoSlots = async (tx: Tx, tenant: Tenant, now: number): Promise<void> => {
  const places = placesOf(now);
  const known = await tx.stock(tenant, [...places.keys()]);
  await tx.putStocks(tenant, new Map([...places].filter(([key]) => !known.has(key))));
};
