import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { won } from '../../../money/won.ts';
import { costing, parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { aboveTheCountrysCap } from './CART-BR7-41-above-the-countrys-cap.ts';

const byCj = (country: string, amount: number) => shipping(country, 'CJ', [costing(amount)]);

test.each([
  ['HongKong', 500, 'USD', 700_000],
  ['UnitedStates', 800, 'USD', 1_120_000],
  ['Japan', 16_600, 'JPY', 152_720],
  ['Thailand', 1_500, 'THB', 60_000],
  ['MalaysiaWest', 500, 'MYR', 160_000],
  ['Singapore', 400, 'SGD', 420_000],
  ['Australia', 1_000, 'AUD', 900_000],
  ['Taiwan', 3_000, 'TWD', 132_000],
])('[OV-06] accepts goods of %i %s to %s and refuses one won more', (country, max, currency, amount) => {
  expect(isBroken(aboveTheCountrysCap, byCj(country, amount))).toBe(false);
  const found = findingOf(aboveTheCountrysCap, byCj(country, amount + 1));
  expect(found.params).toEqual({ country: `‹${country}›`, max, currency });
});

test('[OV-06] excludes shipping', () => {
  expect(isBroken(aboveTheCountrysCap, { ...byCj('Thailand', 60_000), payable: won(100_000) })).toBe(false);
});

test('[OV-06] Taiwan: the limit of 1,000 USD per order applies too, if the dollar is low enough', () => {
  const exchangeRates = [
    { currencyCode: 'USD' as const, exchangeRate: 100 },
    { currencyCode: 'TWD' as const, exchangeRate: 44 },
  ];
  const order = (amount: number) => shipping('Taiwan', 'CJ', [costing(amount)], { exchangeRates });
  expect(isBroken(aboveTheCountrysCap, order(100_000))).toBe(false);
  expect(findingOf(aboveTheCountrysCap, order(100_001)).params).toMatchObject({ max: 1_000, currency: 'USD' });
});

test('[OV-06] other companies and countries have no cap; without a rate the server decides', () => {
  expect(isBroken(aboveTheCountrysCap, shipping('Japan', 'EMS', [costing(900_000)]))).toBe(false);
  expect(isBroken(aboveTheCountrysCap, byCj('Indonesia', 9_000_000))).toBe(false);
  expect(isBroken(aboveTheCountrysCap, shipping('China', 'SFExpress', [costing(31_000)]))).toBe(false);
  expect(isBroken(aboveTheCountrysCap, shipping('Japan', 'CJ', [costing(900_000)], { exchangeRates: [] }))).toBe(false);
});

test('[OV-06] a rate with decimals is exact: 16,600 yen at 9.21 won are 152,886 won', () => {
  const exchangeRates = [{ currencyCode: 'JPY' as const, exchangeRate: 9.21 }];
  const order = (amount: number) => shipping('Japan', 'CJ', [costing(amount)], { exchangeRates });
  expect(isBroken(aboveTheCountrysCap, order(152_886))).toBe(false);
  expect(isBroken(aboveTheCountrysCap, order(152_887))).toBe(true);
});

test('[OV-06 CK-18] excludes the excess and keeps the rest, or offers another company', () => {
  const chosen = [100_000, 60_000, 50_000].map((price, i) => parcel(i + 1, { itemSellPrice: won(price) }));
  expect(findingOf(aboveTheCountrysCap, shipping('Japan', 'CJ', chosen)).fixes).toEqual([
    { type: 'Deselect', cartUnitIds: [cartUnitId(2)] },
    { type: 'ChooseCompany', company: 'EMS' },
    { type: 'ShipDomestic' },
  ]);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(aboveTheCountrysCap, byCj('Japan', 200_000)))).toEqual({
    ko: '‹Japan› 지역으로는 배송비를 제외하고 16,600 JPY까지 주문할 수 있습니다.',
    en: 'Orders to this destination can be up to 16,600 JPY, not counting shipping: ‹Japan›.',
    cn: '寄往‹Japan›的订单金额（不含运费）上限为16,600 JPY。',
    jp: '次の国・地域への注文は、送料を除いて16,600 JPYまでです：‹Japan›',
  });
});
