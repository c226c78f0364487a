import { cartUnitId, pricedInputsOf, priceParts, type PricePart } from '@baguni/domain';
import { anInitialCart, aUnit } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { anOpenSession } from '../testing/sessions.ts';
import type { CartEvent } from './event.ts';
import { evolve } from './evolve.ts';

const units = [aUnit({ cartUnitId: cartUnitId(1) })];
const initial = anInitialCart(units);
const session = anOpenSession(units, { missing: priceParts });
const prices = {
  type: 'PricesUpdated',
  inputs: pricedInputsOf(session.cart),
  bundles: [],
  policies: [],
  discounts: [],
  gauges: [],
} as const;
const overseas = {
  type: 'OverseaRead',
  companies: [],
  selectedCompany: 'Unknown',
  fees: [],
  unavailable: [],
  exchangeRates: [],
  freeFrom: O.none,
} as const;

test.each<[CartEvent, readonly PricePart[]]>([
  [{ type: 'CartOpened', initial, autoSelected: [] }, ['Discount', 'FundingDiscount', 'Coupon', 'ShippingTerms']],
  [
    { type: 'CartReloaded', content: { ...initial, missing: ['Coupon'] } },
    ['Discount', 'FundingDiscount', 'ShippingTerms'],
  ],
  [prices, ['ShippingFee']],
  [{ ...prices, discounts: [{ cartUnitId: cartUnitId(1), discounts: [] }] }, ['Discount', 'ShippingFee']],
  [{ type: 'ExtraDiscountsRead', candidates: [], now: 1 }, ['ExtraDiscount']],
  [{ type: 'CouponsApplied', appliedCoupons: [], cartVersion: 9, units: [] }, ['Coupon']],
  [{ ...overseas, countryType: 'SouthKorea' }, ['OverseaFee']],
  [{ ...overseas, countryType: 'Japan' }, []],
])('[CM-53] event %o completes the missing price parts of its own answer only', (event, completed) => {
  const { missing } = evolve(session, event).cart;
  expect(priceParts.filter((part) => !missing.includes(part))).toEqual(completed);
});
