import { merge } from 'rxjs';
import type { Follower } from '../deps/deps.ts';
import { readCardOffers } from './read-card-offers.ts';
import { readCashback } from './read-cashback.ts';
import { keepExtraDiscounts, readExtraDiscounts } from './read-extra-discounts.ts';
import { readRecommendedCoupons } from './read-recommended-coupons.ts';

const others: Follower = (deps) =>
  merge(...[readCashback, readCardOffers, readRecommendedCoupons].map((read) => read(deps)));

/** What the marketplace offers on top of the cart's own prices: extra discounts, cashback, cards, coupons (LS-04). */
export const offers: Follower = (deps) => merge(readExtraDiscounts(deps), others(deps));

/** The same for a cart whose extra discounts came with its first view. */
export const offersBeyond: Follower = (deps) => merge(keepExtraDiscounts(deps), others(deps));
