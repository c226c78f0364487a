import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defineTax } from './define-tax.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { currencyOf, EUR, KRW, type Rounding } from '../../money/currency.ts';
import { bundleKey, cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { arbCart, arbCartOf, checkTax, lawRuns, testNow } from '../../testing/index.ts';
import { anOffer } from '../../testing/shop-offers.ts';
import { createEngine } from '../create-engine.ts';
import type { EngineTerms } from '../engine.ts';
import { marketplace } from '../marketplace.ts';
import { partsOf } from '../parts.ts';
import type { TaxTerms } from './tax-terms.ts';

const euro = currencyOf('EUR', 2, 'HalfUp');
const half = anOffer('half', { worth: (units) => units.map(({ left }) => Math.floor(left / 2)) }, { name: 'Half' });

const shopWith = (tax: TaxTerms) =>
  createEngine({ ...marketplace.terms, currency: euro, promotions: [half], tax: defineTax(tax) });
const inclusive = shopWith({ rate: 19, prices: 'Inclusive' });

const unit = (n: number, price: number, taxRate?: number, over: Partial<CartUnit> = {}): CartUnit => ({
  ...inclusive.plain.unit,
  cartUnitId: cartUnitId(n),
  item: { ...inclusive.plain.item, itemSellPrice: won(price), ...(taxRate === undefined ? {} : { taxRate }) },
  ...over,
});

const receipt = (tax: TaxTerms, units: readonly CartUnit[], shippingFee = 0) => {
  const shop = shopWith(tax);
  const policies = [{ ...shop.plain.policy, shippingFee: won(shippingFee) }];
  return shop.priceOfCart(shop.cartOf(units, { shipping: { policies } }), 0);
};

test('[EN-12] prices with tax contain it; prices without get it added', () => {
  const units = [unit(1, 1190), unit(2, 1070, 7)];
  const contained = receipt({ rate: 19, prices: 'Inclusive' }, units);
  expect([contained.price, contained.tax]).toEqual([
    2260,
    {
      net: 2000,
      tax: 260,
      gross: 2260,
      rates: [
        { rate: 19, net: 1000, tax: 190, gross: 1190 },
        { rate: 7, net: 1000, tax: 70, gross: 1070 },
      ],
    },
  ]);
  const added = receipt({ rate: 19, prices: 'Exclusive' }, [unit(1, 1000), unit(2, 1000, 7)]);
  expect([added.price, added.total.minor, added.itemTotal, added.tax]).toEqual([2260, 2260, 2000, contained.tax]);
  const entry = { kind: 'Tax', place: { type: 'Unit', cartUnitId: 1 }, inputs: { rate: 19, basis: 1000, tax: 190 } };
  const taxEntry = ({ entries }: typeof added) => entries.find(({ rule }) => rule === 'Tax');
  expect(taxEntry(contained)).toMatchObject({ ...entry, amount: 0 });
  expect(taxEntry(added)).toMatchObject({ ...entry, amount: 190 });
});

test('[EN-12] the rate is that of the item, of the shop, or of a function of the unit', () => {
  const ratesBy = (rate: TaxTerms['rate']) =>
    receipt({ rate, prices: 'Exclusive' }, [unit(1, 1000), unit(2, 1000, 7), unit(3, 1000, 0)]).tax?.rates.map(
      (one) => `${one.rate} on ${one.net}`,
    );
  expect(ratesBy(19)).toEqual(['19 on 1000', '7 on 1000', '0 on 1000']);
  expect(ratesBy(({ cartUnitId: n }) => (n === 1 ? 5.5 : 8.875))).toEqual(['8.875 on 2000', '5.5 on 1000']);
});

test.each([
  ['Down', [1, 1, 2]],
  ['Up', [2, 2, 2]],
  ['HalfUp', [1, 2, 2]],
  ['HalfEven', [1, 2, 2]],
] as const)('[EN-12] tax of 1.4, 1.5 and 2 cents is rounded %s', (rounding, taxes) => {
  const found = [14, 15, 20].map(
    (price) => receipt({ rate: 10, prices: 'Exclusive', rounding }, [unit(1, price)]).tax?.tax,
  );
  expect(found).toEqual(taxes);
});

test('[EN-12] rounds per line or per total; shares of a rounded total add up', () => {
  const units = [1, 2, 3].map((n) => unit(n, 13));
  const lines = (roundedPer?: 'Line' | 'Total') => {
    const { entries, tax } = receipt({ rate: 10, prices: 'Exclusive', ...(roundedPer ? { roundedPer } : {}) }, units);
    return [tax?.tax, entries.flatMap(({ rule, amount }) => (rule === 'Tax' ? [amount] : []))];
  };
  // each 1.3, together 3.9
  expect(lines()).toEqual([3, [1, 1, 1]]);
  expect(lines('Line')).toEqual([3, [1, 1, 1]]);
  expect(lines('Total')).toEqual([4, [2, 1, 1]]);
});

test('[EN-12] shipping is split by the value of the goods of its parcel per rate; a tied cent goes to the higher rate', () => {
  const feeTaxes = (units: readonly CartUnit[], fee: number) =>
    receipt({ rate: 19, prices: 'Exclusive' }, units, fee).entries.flatMap(({ rule, place, inputs }) =>
      rule === 'Tax' && place.type === 'Bundle' ? [inputs] : [],
    );
  expect(feeTaxes([unit(1, 1000), unit(2, 3000, 7)], 400)).toEqual([
    { rate: 19, basis: 100, tax: 19 },
    { rate: 7, basis: 300, tax: 21 },
  ]);
  expect(feeTaxes([unit(1, 1000, 7), unit(2, 1000)], 401).map(({ basis }) => basis)).toEqual([201, 200]);
  // free goods of two rates share the fee equally
  expect(feeTaxes([unit(1, 0), unit(2, 0, 7)], 400).map(({ basis }) => basis)).toEqual([200, 200]);
  // goods of another parcel do not count
  const elsewhere = unit(3, 9000, 7, { bundleKey: bundleKey('other') });
  expect(feeTaxes([unit(1, 1000), unit(2, 3000, 7), elsewhere], 400).map(({ basis }) => basis)).toEqual([
    100, 300, 400,
  ]);
});

test('[EN-12] promotions and coupons reduce the taxed amounts of their units', () => {
  const terms = {
    couponType: 'SuperCoupon',
    discountUnitType: 'Amount',
    discountValue: 226,
    couponName: '',
    possiblePrice: won(0),
    limitPrice: won(0),
  } as const;
  const held = { ...inclusive.plain.coupon, ...terms, issueNo: couponIssueNo('C') };
  const used = { ...terms, couponIssueNo: couponIssueNo('C'), isFreeShipping: false };
  const cart = inclusive.cartOf([unit(1, 2380), unit(2, 2140, 7)], {
    buyer: inclusive.plain.buyer,
    promotions: ['half'],
    coupons: { status: 'Known', offered: [held], applied: [{ ...used, cartUnitIds: [1, 2].map(cartUnitId) }] },
  });
  // 2,260 after the promotion, then 119 and 107 off
  expect(inclusive.priceOfCart(cart, 0).tax?.rates).toEqual([
    { rate: 19, net: 900, tax: 171, gross: 1071 },
    { rate: 7, net: 900, tax: 63, gross: 963 },
  ]);
});

test('[EN-12] invalid tax is refused and names the field; an invalid rate names its unit', () => {
  const shop = (tax: object) => () => shopWith({ rate: 19, prices: 'Inclusive', ...tax });
  for (const rate of [-0.1, 0.19, 0.9999, 100.1, Number.NaN, 5.123_45, '19'])
    expect(shop({ rate })).toThrow('tax.rate: expected 0 or a number from 1 to 100, e.g. 19 for 19 %, with up to four');
  expect(shop({ rate: '19' })).toThrow('four decimals, not "19"');
  for (const rate of [0, 1, 100, 8.875, 5.1234]) expect(shop({ rate })).not.toThrow();
  expect(shop({ prices: 'inclusive' })).toThrow(
    'tax.prices: expected one of Inclusive, Exclusive, not "inclusive"; did you mean Inclusive?',
  );
  expect(shop({ prices: undefined })).toThrow('tax.prices');
  expect(shop({ roundedPer: 'Unit' })).toThrow('tax.roundedPer: expected one of Line, Total, not "Unit"');
  expect(shop({ rounding: 'Half' as Rounding })).toThrow(
    'rounding: expected one of Down, Up, HalfUp, HalfEven, not "Half"',
  );
  expect(shop({ rates: 7 })).toThrow('no field of tax: rates; they are rate, prices, roundedPer, rounding');
  expect(() => receipt({ rate: () => -1, prices: 'Inclusive' }, [unit(4, 100)])).toThrow('tax rate of unit 4: ');
});

test('[EN-12] an engine refuses tax that is not defined by defineTax', () => {
  const terms = { currency: KRW, tax: { rate: 10, prices: 'Inclusive' } };
  expect(() => createEngine(terms as unknown as EngineTerms<string>)).toThrow('tax: expected a tax of defineTax');
});

test('[EN-12] page and server refuse an engine that adds tax, because they show prices with tax', () => {
  const engine = (prices: TaxTerms['prices']) =>
    createEngine({ ...marketplace.terms, currency: KRW, tax: defineTax({ rate: 10, prices }) });
  expect(() => partsOf(engine('Exclusive'))).toThrow('tax.prices: page and server need Inclusive prices');
  expect(() => partsOf(engine('Inclusive'))).not.toThrow();
});

const arbTax: fc.Arbitrary<TaxTerms> = fc.record({
  rate: fc.constantFrom<TaxTerms['rate'][]>(19, 0, 8.875, ({ cartUnitId: n }) => [7, 19, 5.5][n % 3] ?? 0),
  prices: fc.constantFrom('Inclusive' as const, 'Exclusive' as const),
  roundedPer: fc.constantFrom('Line' as const, 'Total' as const),
  rounding: fc.constantFrom<Rounding[]>('Down', 'Up', 'HalfUp', 'HalfEven'),
});

test('[EN-12] in any shop and cart the receipt adds up, and the rest of the ledger is that without tax', () => {
  const plain = createEngine({ ...marketplace.terms, currency: euro, promotions: [half] });
  let taxed = 0;
  fc.assert(
    fc.property(arbTax, arbCartOf(plain, {}), (tax, cart) => {
      const shop = shopWith(tax);
      checkTax(shop, cart, testNow);
      const { entries, tax: found } = shop.priceOfCart(cart, testNow);
      const bare = plain.priceOfCart(cart, testNow);
      expect(entries.filter(({ rule }) => rule !== 'Tax')).toEqual(bare.entries);
      expect(found?.[tax.prices === 'Inclusive' ? 'gross' : 'net']).toBe(bare.price);
      taxed += found?.tax ? 1 : 0;
    }),
    { numRuns: lawRuns(150), seed: 12 },
  );
  expect(taxed).toBeGreaterThan(50);
});

test('[EN-12] carts of the marketplace, also overseas ones, add up with tax', () => {
  const shop = createEngine({ ...marketplace.terms, currency: KRW, tax: defineTax({ rate: 10, prices: 'Inclusive' }) });
  fc.assert(
    fc.property(arbCart({}), (cart) => {
      checkTax(shop, { ...cart, currency: 'KRW' }, testNow);
      expect(shop.priceOfCart({ ...cart, currency: 'KRW' }, testNow).price).toBe(
        marketplace.priceOfCart({ ...cart, currency: 'KRW' }, testNow).price,
      );
    }),
    { numRuns: lawRuns(50), seed: 12 },
  );
});

test('[EN-12] a shop without tax has no receipt', () => {
  const shop = createEngine({ ...marketplace.terms, currency: EUR });
  expect('tax' in shop.priceOfCart(shop.cartOf([]), 0)).toBe(false);
});
