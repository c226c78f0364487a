import {
  cashbacksOf,
  cashbackSummary,
  cashbackTypes,
  extraDiscountNudgeOf,
  liveCandidates,
  pricedOf,
  shownCardOffers,
  totalCashbackOf,
  type Language,
  type Storefront,
} from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { cardOffersIn, cashbacks, extraDiscounts } from '../catalogue/offers.ts';
import { openCartOf } from './open-cart-of.ts';
import { scenarios } from '../scenarios/scenarios.ts';

const NOW = Date.UTC(2026, 10, 20, 3);
const at = (over: Partial<Storefront> = {}): Storefront => ({
  tenant: 'marketplace',
  device: 'pc',
  language: 'ko',
  app: undefined,
  ...over,
});
const rewards = openCartOf(scenarios.rewards, at(), NOW);

test('[CB-01][CB-02] the rewards scenario has each type of cashback', () => {
  expect(new Set(cashbacks.map(({ cashbackType }) => cashbackType))).toEqual(new Set(cashbackTypes));
  const cashback = totalCashbackOf(rewards, cashbacks);
  const given = new Set(cashback.cartUnitCashbacks.map(({ cashbackType }) => cashbackType));
  expect(given).toEqual(new Set(cashbackTypes));
  expect(cashbackSummary(cashbacksOf(rewards, cashback)).totalCashbackAmount).toBeGreaterThan(0);
});

test('[DC-03][DC-04][DC-05] it has funding discounts, an extra discount and a further one within reach', () => {
  expect(rewards.discounts.funding.map(({ discountPolicyNo }) => discountPolicyNo)).toEqual(['brand3000', 'card2000']);
  expect(pricedOf(rewards).extraDiscount).toBeDefined();
  expect(extraDiscountNudgeOf(rewards)).toMatchObject({ type: 'MORE', candidate: { masterNo: 'autumn3' } });
  expect(extraDiscountNudgeOf(openCartOf(scenarios['one-seller'], at(), NOW))).toMatchObject({
    candidate: { masterNo: 'autumn5000' },
  });
});

test('[DC-04] one extra discount of the demo has expired; other storefronts have none', () => {
  const live = liveCandidates({ candidates: extraDiscounts, now: NOW });
  expect(live.map(({ masterNo }) => masterNo)).toEqual(['autumn5000', 'autumn3']);
  for (const over of [{ tenant: 'outlet' }, { language: 'en' }] as const)
    expect(openCartOf(scenarios.rewards, at(over), NOW).discounts.extra).toEqual([]);
});

test('[ND-04] offers three cards and shows two, named in four languages', () => {
  expect(shownCardOffers({ smileCardNudgeCoupons: cardOffersIn('ko') }).map(({ couponNo }) => couponNo)).toEqual([
    'sunset-card',
    'ocean-card',
  ]);
  const names = (['ko', 'en', 'cn', 'jp'] as const).map((language: Language) => cardOffersIn(language)[0]?.cardName);
  expect(new Set(names).size).toBe(4);
});
