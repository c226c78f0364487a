import * as t from 'io-ts';
import { call, type ResponseOf, type RequestOf } from './call.ts';
import { partly, nothing, list, strict } from '../codecs/base/codec.ts';
import { discountsOfUnits, prices, pricesRequest, type refresh, type refreshed } from '../codecs/cart/prices.ts';
import { priceRequests, cashbackRequests, couponUnitIds } from '../codecs/cart/request-ids.ts';
import { extraDiscountOffer, cardOffers, cashbackAnswer } from '../codecs/cart/discount.ts';
import type { termsOfCountry } from '../codecs/overseas.ts';
import { couponIssueNo } from '../codecs/base/values.ts';

/** Reads the discounts of units (CM-11). */
export const getAvailableDiscount = call({
  id: 'CM-11',
  path: '/discount/getAvailableDiscount',
  request: strict({ requests: priceRequests }),
  response: partly(discountsOfUnits),
  isCacheable: true,
});

/** Answer of CM-11: the discounts of units. */
export type DiscountReply = ResponseOf<typeof getAvailableDiscount>;

/** Extra discounts, including expired ones, with the server time (CM-12). */
export const getExhibitExtraDiscountForNudge = call({
  id: 'CM-12',
  path: '/discount/getExhibitExtraDiscountForNudge',
  request: nothing,
  response: partly(extraDiscountOffer),
});

/** Shipping, discounts, cashback and overseas terms of units in one answer (SE-03, CM-11, CM-13, CM-33). Not part of the specification. */
export const getPrices = call({
  path: '/cart/getPrices',
  request: pricesRequest,
  response: prices,
});

/** The units and the country whose prices are read. */
export type PricesRequest = RequestOf<typeof getPrices>;

/** The terms of an overseas country that come with prices (CM-14, CM-17..CM-19). */
export type TermsOfCountry = t.TypeOf<typeof termsOfCountry>;

/** Shipping, discounts, cashback and overseas terms of units. */
export type PricesReply = ResponseOf<typeof getPrices>;

/** The prices and the cart after a write, if it requests them. */
export type Refresh = t.TypeOf<typeof refresh>;

/** The prices and the cart after a write. */
export type Refreshed = t.TypeOf<typeof refreshed>;

/** Reads the offers for payment with a card (CM-24). */
export const getSmileCardNudgeCoupon = call({
  id: 'CM-24',
  path: '/coupon/getSmileCardNudgeCoupon',
  request: nothing,
  response: partly(strict({ coupons: cardOffers })),
  isSilent: true,
});

const request = strict({
  isSmileClub: t.boolean,
  cartRequests: cashbackRequests,
  couponRequests: list(strict({ couponIssueNo, cartUnitIds: couponUnitIds }), 100),
});

/** Cashback of units (CM-33); the server uses its own prices, coupons and membership. */
export const getTotalCashback = call({
  id: 'CM-33',
  path: '/reward/getTotalCashback',
  request,
  response: partly(cashbackAnswer),
  isSilent: true,
});
