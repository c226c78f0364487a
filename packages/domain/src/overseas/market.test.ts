import { expect, test } from 'vitest';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { noFlags } from '../entities/cart/item.ts';
import { shippingMethodTypes } from '../entities/shipping/policy.ts';
import { cartUnitId, shippingPolicyKey } from '../money/ids.ts';
import { aCartContent, anItem, aPolicy, aUnit, aMarket } from '../testing/index.ts';
import {
  feeFor,
  feesTo,
  overseaTermsOf,
  unavailableTo,
  carriersTo,
  companiesIn,
  countriesIn,
  ratesOf,
} from './market.ts';

const market = aMarket();
const id = cartUnitId(1);
const of = (medium: string, over: Partial<CartUnit> = {}): CartUnit =>
  aUnit({
    cartUnitId: id,
    quantity: 2,
    item: anItem({ category: { large: 'L', medium, small: 'S', detail: 'D' }, shippingWeight: 0.3 }),
    ...over,
  });

test('[CM-16 CM-17 OV-02] returns translated country and courier names; home and unknown countries have no courier', () => {
  expect(countriesIn(market, 'en').map(({ countryName }) => countryName)).toEqual(['Japan', 'Australia']);
  expect(companiesIn(market, 'Japan', 'jp')).toEqual([
    { shippingCompanyType: 'CJ', shippingCompanyName: 'CJ大韓通運' },
    { shippingCompanyType: 'EMS', shippingCompanyName: '国際スピード郵便' },
  ]);
  for (const nowhere of ['SouthKorea', 'Unknown', 'toString']) expect(carriersTo(market, nowhere)).toEqual([]);
});

test('[CM-18] charges weight by started steps, at least one, by courier and zone', () => {
  expect([0, 0.5, 0.501, 1, 1.001].map((kg) => feeFor(market, 'EMS', 1, kg))).toEqual([
    18_000, 18_000, 20_500, 20_500, 23_000,
  ]);
  expect([feeFor(market, 'CJ', 1, 0), feeFor(market, 'EMS', 2, 0.501)]).toEqual([9_000, 41_000]);
});

test('[CM-18 OV-03] each courier of a country has a fee per unit for the weight of all its pieces', () => {
  expect(feesTo(market, 'Japan', [of('TOY')])).toEqual([
    { shippingCompany: 'CJ', shippingFees: [{ cartUnitId: id, shippingFee: 10_500, shippingWeight: 0.6 }] },
    { shippingCompany: 'EMS', shippingFees: [{ cartUnitId: id, shippingFee: 20_500, shippingWeight: 0.6 }] },
  ]);
  expect(feesTo(market, 'SouthKorea', [of('TOY')])).toEqual([]);
});

const isCarried = (unit: CartUnit, company: 'EMS' | 'CJ' | 'Unknown', country = 'Japan') =>
  unavailableTo(market, country, [company], aCartContent([unit]))[0]?.unavailableCartUnitIds.length === 0;

test('[CM-14 OV-03] refuses items for all couriers, for one courier, or for one country', () => {
  const companies = (medium: string) =>
    (['CJ', 'EMS', 'Unknown'] as const).filter((company) => isCarried(of(medium), company));
  expect([companies('TOY')[0], companies('FRESH'), companies('DRINK')]).toEqual(['CJ', [], ['EMS', 'Unknown']]);
  expect([isCarried(of('RICE'), 'EMS', 'Australia'), isCarried(of('RICE'), 'EMS')]).toEqual([false, true]);
});

test('[CM-14 OV-15] no courier ships same-day and grocery units or domestic-only items', () => {
  for (const cartUnitType of ['SmileFresh', 'ExpressShop'] as const)
    expect(isCarried(of('TOY', { cartUnitType }), 'EMS')).toBe(false);
  for (const flag of ['isDomesticOnly', 'isInstall', 'isECoupon'] as const)
    expect(isCarried(of('TOY', { item: anItem({ flags: { ...noFlags, [flag]: true } }) }), 'EMS')).toBe(false);
});

test('[SH-01 CM-14] no courier ships what the seller delivers in person or hands over; other policies do not matter', () => {
  const byPost = aPolicy({ shippingPolicyKey: shippingPolicyKey('P9'), shippingMethodType: 'Post' });
  const other = of('TOY', { cartUnitId: cartUnitId(2), shippingPolicyKey: byPost.shippingPolicyKey });
  const refused = shippingMethodTypes.filter((shippingMethodType) => {
    const parcels = aCartContent([of('TOY'), other], { shippingPolicies: [aPolicy({ shippingMethodType }), byPost] });
    return unavailableTo(market, 'Japan', ['EMS'], parcels)[0]?.unavailableCartUnitIds.join() === '1';
  });
  expect(refused).toEqual(['Direct', 'QuickService', 'SelfReceive']);
});

test('[CM-19 OV-01 OV-02] returns the terms of a country by its preferred courier, with the rates of one or all currencies', () => {
  const terms = overseaTermsOf(market, 'Japan', aCartContent([of('DRINK')]), 'ko');
  expect(terms).toMatchObject({ countryType: 'Japan', selectedCompany: 'CJ', exchangeRates: market.exchangeRates });
  expect(terms.unavailable).toEqual([
    { shippingCompany: 'CJ', unavailableCartUnitIds: [id] },
    { shippingCompany: 'EMS', unavailableCartUnitIds: [] },
  ]);
  const nowhere = overseaTermsOf(market, 'Mars', aCartContent([of('DRINK')]), 'ko');
  expect([nowhere.selectedCompany, nowhere.fees, nowhere.freeFrom]).toEqual(['Unknown', [], undefined]);
  expect((['USD', undefined, 'KRW'] as const).map((code) => ratesOf(market, code).length)).toEqual([1, 9, 0]);
});
