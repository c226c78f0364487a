import { shownCardOffers } from '../selectors/card-offers.ts';
import { expect, test } from 'vitest';
import { won } from '../money/won.ts';
import { aCardOffer } from '../testing/builders/price.ts';
import type { SmileCardNudgeCoupon } from '../entities/nudge/smile-card-nudge.ts';

const shown = (smileCardNudgeCoupons: readonly SmileCardNudgeCoupon[]): readonly string[] =>
  shownCardOffers({ smileCardNudgeCoupons }).map(({ couponNo }) => couponNo);

const offer = (couponNo: string, discount: number): SmileCardNudgeCoupon =>
  aCardOffer({ couponNo, discountPrice: won(discount) });

test('[ND-04] shows the two cards with the greatest discounts, greatest first', () => {
  expect(shown([offer('K1', 1000), offer('K2', 3000), offer('K3', 2000)])).toEqual(['K2', 'K3']);
  expect(shown([offer('K1', 1000)])).toEqual(['K1']);
  expect(shown([])).toEqual([]);
});

test('[ND-04] the lower number wins a tie, in any input order; hides a card without a discount', () => {
  expect(shown([offer('K3', 1000), offer('K2', 1000), offer('K1', 1000)])).toEqual(['K1', 'K2']);
  expect(shown([offer('K1', 1000), offer('K2', 1000), offer('K3', 1000)])).toEqual(['K1', 'K2']);
  expect(shown([offer('K1', 0), offer('K2', 1)])).toEqual(['K2']);
});
