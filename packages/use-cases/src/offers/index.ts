import { merge } from 'rxjs';
import type { Follower } from '../deps/deps.ts';
import { readCardOffers } from './read-card-offers.ts';
import { readCashback } from './read-cashback.ts';
import { readExtraDiscounts } from './read-extra-discounts.ts';
import { readRecommendedCoupons } from './read-recommended-coupons.ts';

/** What the marketplace offers on top of the cart's own prices: extra discounts, cashback, cards, coupons (LS-04). */
export const offers: Follower = (deps) =>
  merge(...[readExtraDiscounts, readCashback, readCardOffers, readRecommendedCoupons].map((read) => read(deps)));
