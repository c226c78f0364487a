import { describe, expect, test } from 'vitest';
import { applyCoupon, shipTo, withFix } from './cart-verbs.ts';
import { formatFinding } from './engine-texts.ts';
import { messages as en } from '../messages/en.ts';
import { messages as ko } from '../messages/ko.ts';
import { EUR } from '../money/currency.ts';
import { bundleKey, cartUnitId, couponIssueNo, shippingPolicyKey } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { anOffer } from '../testing/shop-offers.ts';
import { bestOffers } from './find-best-offers.ts';
import { createEngine } from './create-engine.ts';
import { marketplace } from './marketplace.ts';

const now = Date.parse('2026-11-28T00:00:00Z');
const countries = [{ codes: ['DE'], fee: 490, freeFrom: 4900 }, { codes: ['AT', 'CH'], fee: 990 }, { codes: ['IT'] }];
const shop = createEngine({ currency: EUR, home: 'DE', countries });
const book = { id: 1, item: 'book', name: 'Book', price: '20.00' };
const to = (country: string, price = '20.00') =>
  shop.cartOf([{ ...book, price }], {
    destination: { country },
    shipping: { policies: [{ ...shop.plain.policy, shippingFee: won(300) }] },
  });
const feeOf = (cart: ReturnType<typeof to>) => shop.priceOfCart(cart, now).shippingTotal;

describe('[EN-15] the countries of a shop', () => {
  test('a cart ships to the home of the shop by default, and has no country in a shop without a home', () => {
    expect(to('DE').destination.country).toBe('DE');
    expect(createEngine({ currency: EUR, home: 'DE' }).cartOf([book]).destination.country).toBe('DE');
    expect(createEngine({ currency: EUR }).cartOf([]).destination.country).toBe('');
  });

  test.each([
    ['home', 'DE', []],
    ['a country of a zone', 'CH', []],
    ['a country without a zone', 'FR', ['COUNTRY_NOT_SERVED']],
    ['no country', '', ['COUNTRY_NOT_SERVED']],
  ])('an order to %s', (_, country, found) => {
    expect(shop.checkOrder(to(country), now).map(({ code }) => code)).toEqual(found);
    expect(createEngine({ currency: EUR }).checkOrder(to(country), now)).toEqual([]);
  });

  test('without zones a shop ships to its home only', () => {
    const local = createEngine({ currency: EUR, home: 'DE' });
    expect([shipTo(local, local.cartOf([book]), 'DE').ok, shipTo(local, local.cartOf([book]), 'AT').ok]).toEqual([
      true,
      false,
    ]);
  });

  test('the reason names the country in the language, and its fix ships to the home', () => {
    const cart = to('FR');
    const [found] = shop.checkOrder(cart, now);
    expect(found?.units).toEqual([1]);
    expect(found && [formatFinding(shop, found, 'en', en), formatFinding(shop, found, 'ko', ko)]).toEqual([
      'The items you selected cannot be shipped to this destination: France.',
      '선택하신 상품은 프랑스 지역으로 배송할 수 없어요.',
    ]);
    const mended = withFix(shop, cart, found?.fixes[0] ?? { type: 'SelectAll' });
    expect([mended.destination.country, shop.checkOrder(mended, now)]).toEqual(['DE', []]);
    expect(shop.checkOrder({ ...cart, selected: [] }, now).map(({ code }) => code)).toEqual(['NOTHING_SELECTED']);
  });

  test('a verb changes the country of a cart, or returns the reason against it', () => {
    const moved = shipTo(shop, to('DE'), 'AT');
    expect(moved.ok && [moved.cart.destination.country, feeOf(moved.cart)]).toEqual(['AT', 990]);
    expect(shipTo(shop, to('DE'), 'FR')).toMatchObject({
      reason: { code: 'COUNTRY_NOT_SERVED', params: { country: 'FR' } },
    });
    const ofMarketplace = shipTo(marketplace, marketplace.cartOf([]), 'Japan');
    expect(ofMarketplace.ok && ofMarketplace.cart.destination.country).toBe('Japan');
  });

  test('promotions and rules read the country', () => {
    const swiss = anOffer('swiss', { worth: () => 100, appliesTo: (_, __, { country }) => country === 'CH' });
    const own = createEngine({ currency: EUR, home: 'DE', countries, promotions: [swiss] });
    expect(['DE', 'CH'].map((country) => bestOffers(own, to(country), now).saving)).toEqual([0, 100]);
  });
});

describe('[EN-15] the fee of a zone', () => {
  test.each([
    ['below the amount for free shipping', 'DE', '48.99', 490],
    ['from this amount', 'DE', '49.00', 0],
    ['in a zone that never ships free', 'AT', '999.00', 990],
    ['in a zone without a fee: that of the cart', 'IT', '20.00', 300],
  ])('%s', (_, country, price, fee) => expect(feeOf(to(country, price))).toBe(fee));

  test.each([
    ['a fee of 0', { fee: 0 }],
    ['a free amount of 0', { fee: 990, freeFrom: 0 }],
  ])('is 0 in a zone with %s', (_, zone) => {
    const free = createEngine({ currency: EUR, home: 'DE', countries: [{ codes: ['BE'], ...zone }] });
    expect(free.priceOfCart(to('BE'), now).shippingTotal).toBe(0);
  });

  test('is charged for each parcel', () => {
    const far = { bundleKey: bundleKey('far'), shippingPolicyKey: shippingPolicyKey('far') };
    const policies = [shop.plain.policy, { ...shop.plain.policy, shippingPolicyKey: far.shippingPolicyKey }];
    const two = shop.cartOf([shop.unit(book), { ...shop.unit({ ...book, id: 2 }), ...far }], {
      shipping: { policies },
    });
    expect(feeOf(two)).toBe(980);
  });

  test('is not stored in the cart by a verb', () => {
    const coupon = { ...shop.plain.coupon, issueNo: couponIssueNo('C'), discountValue: 100 };
    const cart = shop.cartOf([book], {
      coupons: { status: 'Known', offered: [coupon] },
      shipping: { policies: [shop.plain.policy] },
    });
    const used = applyCoupon(shop, cart, couponIssueNo('C'), [cartUnitId(1)], now);
    expect(used.ok && [used.cart.shipping, shop.priceOfCart(used.cart, now).price]).toEqual([cart.shipping, 2390]);
  });
});

test.each<readonly [object, string]>([
  [{ home: 'Germany' }, 'home: expected an ISO 3166 code, e.g. DE'],
  [{ home: 'de' }, 'home: expected an ISO 3166 code'],
  [{ countries }, 'home: expected an ISO 3166 code'],
  [{ ...marketplace.terms, home: 'DE' }, 'home: expected a shop without the base of the marketplace'],
  [{ home: 'DE', countries: {} }, 'countries: expected a list'],
  [{ home: 'DE', countries: [{ codes: 'AT' }] }, 'countries.0.codes: expected a list of ISO 3166 codes'],
  [{ home: 'EU' }, 'home: expected an ISO 3166 code, e.g. DE, not "EU"'],
  [{ home: 'DE', countries: [{ codes: ['EU'] }] }, 'countries.0.codes: expected each ISO 3166 code once, not "EU"'],
  [{ home: 'UK' }, 'home: expected an ISO 3166 code, e.g. DE, not "UK"'],
  [{ home: 'DE', countries: [{ codes: ['UK'] }] }, 'countries.0.codes: expected each ISO 3166 code once, not "UK"'],
  [{ home: 'DE', countries: [{ codes: [] }] }, 'countries.0.codes: expected a list of ISO 3166 codes, not []'],
  [{ home: 'DE', countries: [{ codes: ['AT', 'AT'] }] }, 'countries.0.codes: expected each ISO 3166 code once'],
  [
    { home: 'DE', countries: [{ codes: ['AT'] }, { codes: ['AT'] }] },
    'countries.1.codes: expected each ISO 3166 code once',
  ],
  [{ home: 'DE', countries: [{ codes: ['Austria'] }] }, 'countries.0.codes: expected each ISO 3166 code once'],
  [{ home: 'DE', countries: [{ codes: ['AT'], fee: -1 }] }, 'countries.0.fee: expected a whole amount of 0 or more'],
  [{ home: 'DE', countries: [{ codes: ['AT'], fee: 1.5 }] }, 'countries.0.fee: expected a whole amount of 0 or more'],
  [
    { home: 'DE', countries: [{ codes: ['AT'], freeFrom: 100 }] },
    'countries.0.freeFrom: expected a whole amount of 0 or more',
  ],
  [
    { home: 'DE', countries: [{ codes: ['AT'], fees: 1 }] },
    'no field of a shipping zone: fees; they are codes, fee, freeFrom; did',
  ],
])('[EN-15] rejects %j', (terms, message) => {
  expect(() => createEngine({ ...terms, currency: EUR })).toThrow(message);
});

test('[EN-15] accepts a fee and an amount of 0', () => {
  const zero = createEngine({ currency: EUR, home: 'DE', countries: [{ codes: ['DE'], fee: 0, freeFrom: 0 }] });
  expect(zero.priceOfCart(zero.cartOf([book]), now).price).toBe(2000);
});
