import type * as t from 'io-ts';
import { call, type RequestOf, type ResponseOf } from '../call.ts';
import type { termsOfCountry } from '../../codecs/overseas.ts';
import { prices, pricesRequest, type refresh, type refreshed } from '../../codecs/cart/prices.ts';

/** Shipping, discounts, cashback and overseas terms of units in one answer (SE-03, CM-11, CM-13, CM-33). Not part of the specification. */
export const getPrices = call({
  id: 'reference',
  path: '/cart/getPrices',
  request: pricesRequest,
  response: prices,
});

export type PricesRequest = RequestOf<typeof getPrices>;

/** The terms of an overseas country that come with prices (CM-14, CM-17..CM-19). */
export type TermsOfCountry = t.TypeOf<typeof termsOfCountry>;

export type PricesReply = ResponseOf<typeof getPrices>;

/** The prices and the cart after a write, if it requests them. */
export type Refresh = t.TypeOf<typeof refresh>;

export type Refreshed = t.TypeOf<typeof refreshed>;
