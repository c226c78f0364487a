import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import type { Item } from '../entities/cart/item.ts';
import { cartUnitId, couponIssueNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { withFix } from '../orders/fix.ts';
import { idsOf } from '../rule/finding.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { anOpenCart, withAllSelected } from '../testing/builders/cart.ts';
import { anOversea } from '../testing/builders/oversea.ts';
import { aDiscount, aDiscountPolicy } from '../testing/builders/price.ts';
import { lawRuns } from '../testing/law-runs.ts';
import { costing, type mediums, parcel, shipping, weighing } from '../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../testing/rules.ts';
import { checkoutFactsOf } from './checkout/checkout-facts.ts';
import {
  aboveTheCountrysCap,
  bodyOrHairToChina,
  expressToChina,
  tooHeavy,
  tooHeavyForAny,
  tooHeavyForEms,
  tooHeavyForSfExpress,
  tooManyCosmetics,
  tooManyOfACategory,
  tooMuchHealthFood,
} from './overseas-limits.ts';

const toChina = (chosen: Parameters<typeof shipping>[2]) => shipping('China', 'SFExpress', chosen);

describe('CART-BR7-19 express to china', () => {
  const pieces = (...quantities: readonly number[]) =>
    quantities.map((quantity, i) => parcel(i + 1, { itemSellPrice: won(1_000) }, { quantity }));

  test('[OV-04] accepts 6 pieces in any units and refuses 7', () => {
    expect(isBroken(expressToChina, toChina(pieces(4, 2)))).toBe(false);
    expect(isBroken(expressToChina, toChina(pieces(4, 3)))).toBe(true);
    expect(isBroken(expressToChina, toChina(pieces(7)))).toBe(true);
  });

  test('[OV-04] accepts 30,000 won without shipping and refuses 30,001, whatever the shipping cost', () => {
    expect(isBroken(expressToChina, { ...toChina([costing(30_000)]), payable: won(90_000) })).toBe(false);
    expect(isBroken(expressToChina, toChina([costing(30_001)]))).toBe(true);
  });

  test.each([
    ['Japan', 'SFExpress'],
    ['China', 'EMS'],
    ['China', 'CJ'],
  ] as const)('[OV-04] does not apply to %s by %s', (country, company) => {
    expect(isBroken(expressToChina, shipping(country, company, pieces(9)))).toBe(false);
  });

  test('[OV-04 CK-18] fixes: fewer pieces, fewer units, another company, or South Korea', () => {
    expect(findingOf(expressToChina, toChina(pieces(4, 3)))).toEqual({
      code: 'CART-BR7-19',
      params: { count: 6, max: 30_000 },
      units: [cartUnitId(1), cartUnitId(2)],
      fixes: [
        { type: 'SetQuantity', cartUnitId: cartUnitId(2), quantity: 2 },
        { type: 'Deselect', cartUnitIds: [cartUnitId(2)] },
        { type: 'ChooseCompany', company: 'EMS' },
        { type: 'ShipDomestic' },
      ],
    });
  });

  test('[OV-04] the price of fewer pieces is unknown, so an amount offers no quantity', () => {
    expect(findingOf(expressToChina, toChina([costing(30_001)])).fixes.map(({ type }) => type)).toEqual([
      'Deselect',
      'ChooseCompany',
      'ShipDomestic',
    ]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(expressToChina, toChina(pieces(7))))).toEqual({
      ko: 'SF Express로 중국에 보내실 때는 한 번에 6개, 30,000원까지 주문할 수 있습니다.',
      en: 'With SF Express to China you can order up to 6 pieces and ₩30,000 at a time.',
      cn: '使用顺丰速运寄往中国时，每次最多可订购6件、30,000韩元。',
      jp: 'SF Expressで中国へお送りになる場合、一度に6点、30,000ウォンまで注文できます。',
    });
  });
});

describe('CART-BR7-20 body or hair to china', () => {
  test.each(['body', 'hair'] as const)('[OV-05] accepts 15,000 won with %s items and refuses 15,001', (medium) => {
    expect(isBroken(bodyOrHairToChina, toChina([costing(15_000, medium)]))).toBe(false);
    expect(isBroken(bodyOrHairToChina, toChina([costing(15_001, medium)]))).toBe(true);
  });

  test('[OV-05] counts the whole order, only while it contains such an item', () => {
    const cheap = parcel(2, { itemSellPrice: won(1_000) }, {}, 'hair');
    expect(isBroken(bodyOrHairToChina, toChina([costing(14_001), cheap]))).toBe(true);
    expect(isBroken(bodyOrHairToChina, toChina([costing(14_000), cheap]))).toBe(false);
    expect(isBroken(bodyOrHairToChina, toChina([costing(29_000)]))).toBe(false);
    expect(isBroken(bodyOrHairToChina, toChina([costing(29_000, 'cosmetics')]))).toBe(false);
  });

  test('[OV-05] applies only to SF Express to China', () => {
    const lotion = [costing(20_000, 'body')];
    expect(isBroken(bodyOrHairToChina, shipping('China', 'EMS', lotion))).toBe(false);
    expect(isBroken(bodyOrHairToChina, shipping('Japan', 'SFExpress', lotion))).toBe(false);
  });

  test('[OV-05 CK-18] concerns and excludes only the body and hair items', () => {
    const hair = parcel(2, { itemSellPrice: won(1_000) }, {}, 'hair');
    expect(findingOf(bodyOrHairToChina, toChina([costing(20_000), hair]))).toEqual({
      code: 'CART-BR7-20',
      params: { max: 15_000 },
      units: [cartUnitId(2)],
      fixes: [
        { type: 'Deselect', cartUnitIds: [cartUnitId(2)] },
        { type: 'ChooseCompany', company: 'EMS' },
        { type: 'ShipDomestic' },
      ],
    });
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(bodyOrHairToChina, toChina([costing(20_000, 'body')])))).toEqual({
      ko: '바디·헤어 상품이 있으면 SF Express로 중국에 15,000원까지만 보내실 수 있습니다.',
      en: 'With body or hair care items, SF Express takes up to ₩15,000 to China.',
      cn: '含有身体或头发护理商品时，使用顺丰速运寄往中国的金额上限为15,000韩元。',
      jp: 'ボディ・ヘアケア商品を含む場合、SF Expressで中国へお送りになれるのは15,000ウォンまでです。',
    });
  });
});

describe('CART-BR7-24 too heavy for ems', () => {
  const by = (kg: number, quantity = 1) => shipping('Indonesia', 'EMS', [weighing(kg, quantity)]);

  test('[OV-07] accepts 30 kg and refuses one gram more; sums pieces to 3 decimals', () => {
    expect(isBroken(tooHeavyForEms, by(30))).toBe(false);
    expect(isBroken(tooHeavyForEms, by(30.001))).toBe(true);
    expect(isBroken(tooHeavyForEms, by(30.0004))).toBe(false);
    expect(isBroken(tooHeavyForEms, by(30.0005))).toBe(true);
    expect(isBroken(tooHeavyForEms, by(1.5, 20))).toBe(false);
    expect(isBroken(tooHeavyForEms, by(1.5, 21))).toBe(true);
  });

  test('[OV-07] accepts 30 light pieces and refuses one more; another company has another code', () => {
    expect(isBroken(tooHeavyForEms, by(0.1, 30))).toBe(false);
    expect(findingOf(tooHeavyForEms, by(0.1, 31)).fixes).toContainEqual({
      type: 'SetQuantity',
      cartUnitId: cartUnitId(1),
      quantity: 30,
    });
    expect(isBroken(tooHeavyForEms, shipping('Indonesia', 'CJ', [weighing(0.1, 31)]))).toBe(false);
  });

  test('[OV-07] other companies have other codes', () => {
    expect(isBroken(tooHeavyForEms, shipping('Indonesia', 'SFExpress', [weighing(31)]))).toBe(false);
    expect(isBroken(tooHeavyForEms, shipping('Indonesia', 'CJ', [weighing(31)]))).toBe(false);
  });

  test('[OV-07 CK-18] offers fewer pieces if that is enough, otherwise excludes the excess units', () => {
    expect(findingOf(tooHeavyForEms, by(1.5, 25)).fixes).toContainEqual({
      type: 'SetQuantity',
      cartUnitId: cartUnitId(1),
      quantity: 20,
    });
    const chosen = [1, 2, 3].map((id) => parcel(id, { shippingWeight: 14 }));
    const found = findingOf(tooHeavyForEms, shipping('Indonesia', 'EMS', chosen));
    expect(found).toMatchObject({
      code: 'CART-BR7-24',
      params: { max: 30, count: 30 },
      units: [1, 2, 3].map(cartUnitId),
    });
    expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: [cartUnitId(3)] }, { type: 'ShipDomestic' }]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(tooHeavyForEms, by(31)))).toEqual({
      ko: 'EMS로는 한 번에 30kg, 30개까지 보내실 수 있습니다.',
      en: 'EMS takes up to 30 kg and 30 pieces at a time.',
      cn: '使用 EMS 每次最多可寄送30kg、30件。',
      jp: 'EMSで一度にお送りになれるのは30kg、30点までです。',
    });
  });
});

describe('CART-BR7-25 too heavy for sf express', () => {
  const by = (kg: number, quantity = 1) => shipping('Indonesia', 'SFExpress', [weighing(kg, quantity)]);

  test('[OV-07] accepts 30 kg and refuses one gram more; sums pieces to 3 decimals', () => {
    expect(isBroken(tooHeavyForSfExpress, by(30))).toBe(false);
    expect(isBroken(tooHeavyForSfExpress, by(30.001))).toBe(true);
    expect(isBroken(tooHeavyForSfExpress, by(30.0004))).toBe(false);
    expect(isBroken(tooHeavyForSfExpress, by(30.0005))).toBe(true);
    expect(isBroken(tooHeavyForSfExpress, by(1.5, 20))).toBe(false);
    expect(isBroken(tooHeavyForSfExpress, by(1.5, 21))).toBe(true);
  });

  test('[OV-07] accepts 30 light pieces and refuses one more; another company has another code', () => {
    expect(isBroken(tooHeavyForSfExpress, by(0.1, 30))).toBe(false);
    expect(findingOf(tooHeavyForSfExpress, by(0.1, 31)).fixes).toContainEqual({
      type: 'SetQuantity',
      cartUnitId: cartUnitId(1),
      quantity: 30,
    });
    expect(isBroken(tooHeavyForSfExpress, shipping('Indonesia', 'CJ', [weighing(0.1, 31)]))).toBe(false);
  });

  test('[OV-04 OV-07] SF Express to China: 6 pieces by CART-BR7-19, and 30 kg', () => {
    const toChina = (kg: number, quantity: number) => shipping('China', 'SFExpress', [weighing(kg, quantity)]);
    expect(isBroken(tooHeavyForSfExpress, toChina(0.1, 31))).toBe(false);
    expect(findingOf(tooHeavyForSfExpress, toChina(31, 1)).params).toEqual({ max: 30, count: 6 });
  });

  test('[OV-07] other companies have other codes', () => {
    expect(isBroken(tooHeavyForSfExpress, shipping('Indonesia', 'EMS', [weighing(31)]))).toBe(false);
    expect(isBroken(tooHeavyForSfExpress, shipping('Indonesia', 'CJ', [weighing(31)]))).toBe(false);
  });

  test('[OV-07 CK-18] offers fewer pieces if that is enough, otherwise excludes the excess units', () => {
    expect(findingOf(tooHeavyForSfExpress, by(1.5, 25)).fixes).toContainEqual({
      type: 'SetQuantity',
      cartUnitId: cartUnitId(1),
      quantity: 20,
    });
    const chosen = [1, 2, 3].map((id) => parcel(id, { shippingWeight: 14 }));
    const found = findingOf(tooHeavyForSfExpress, shipping('Indonesia', 'SFExpress', chosen));
    expect(found).toMatchObject({
      code: 'CART-BR7-25',
      params: { max: 30, count: 30 },
      units: [1, 2, 3].map(cartUnitId),
    });
    expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: [cartUnitId(3)] }, { type: 'ShipDomestic' }]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(tooHeavyForSfExpress, by(31)))).toEqual({
      ko: 'SF Express로는 한 번에 30kg, 30개까지 보내실 수 있습니다.',
      en: 'SF Express takes up to 30 kg and 30 pieces at a time.',
      cn: '使用顺丰速运每次最多可寄送30kg、30件。',
      jp: 'SF Expressで一度にお送りになれるのは30kg、30点までです。',
    });
  });
});

describe('CART-BR7-26 too heavy for any', () => {
  const by = (kg: number, quantity = 1) => shipping('Indonesia', 'Unknown', [weighing(kg, quantity)]);

  test('[OV-07] accepts 30 kg and refuses one gram more; sums pieces to 3 decimals', () => {
    expect(isBroken(tooHeavyForAny, by(30))).toBe(false);
    expect(isBroken(tooHeavyForAny, by(30.001))).toBe(true);
    expect(isBroken(tooHeavyForAny, by(30.0004))).toBe(false);
    expect(isBroken(tooHeavyForAny, by(30.0005))).toBe(true);
    expect(isBroken(tooHeavyForAny, by(1.5, 20))).toBe(false);
    expect(isBroken(tooHeavyForAny, by(1.5, 21))).toBe(true);
  });

  test('[OV-07] accepts 30 light pieces and refuses one more; another company has another code', () => {
    expect(isBroken(tooHeavyForAny, by(0.1, 30))).toBe(false);
    expect(findingOf(tooHeavyForAny, by(0.1, 31)).fixes).toContainEqual({
      type: 'SetQuantity',
      cartUnitId: cartUnitId(1),
      quantity: 30,
    });
    expect(isBroken(tooHeavyForAny, shipping('Indonesia', 'CJ', [weighing(0.1, 31)]))).toBe(false);
  });

  test('[OV-07] other companies have other codes', () => {
    expect(isBroken(tooHeavyForAny, shipping('Indonesia', 'EMS', [weighing(31)]))).toBe(false);
    expect(isBroken(tooHeavyForAny, shipping('Indonesia', 'CJ', [weighing(31)]))).toBe(false);
  });

  test('[OV-07 CK-18] offers fewer pieces if that is enough, otherwise excludes the excess units', () => {
    expect(findingOf(tooHeavyForAny, by(1.5, 25)).fixes).toContainEqual({
      type: 'SetQuantity',
      cartUnitId: cartUnitId(1),
      quantity: 20,
    });
    const chosen = [1, 2, 3].map((id) => parcel(id, { shippingWeight: 14 }));
    const found = findingOf(tooHeavyForAny, shipping('Indonesia', 'Unknown', chosen));
    expect(found).toMatchObject({
      code: 'CART-BR7-26',
      params: { max: 30, count: 30 },
      units: [1, 2, 3].map(cartUnitId),
    });
    expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: [cartUnitId(3)] }, { type: 'ShipDomestic' }]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(tooHeavyForAny, by(31)))).toEqual({
      ko: '해외배송은 한 번에 30kg, 30개까지 보내실 수 있습니다.',
      en: 'Up to 30 kg and 30 pieces can be shipped overseas at a time.',
      cn: '海外配送每次最多可寄送30kg、30件。',
      jp: '海外配送で一度にお送りになれるのは30kg、30点までです。',
    });
  });
});

describe('CART-BR7-41 above the countrys cap', () => {
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
    expect(isBroken(aboveTheCountrysCap, shipping('Japan', 'CJ', [costing(900_000)], { exchangeRates: [] }))).toBe(
      false,
    );
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
});

describe('CART-BR7-42-CATEGORY too many of a category', () => {
  const small = (id: number, quantity: number, medium: keyof typeof mediums = 'other') =>
    parcel(id, { itemSellPrice: won(1_000), shippingWeight: 0.1 }, { quantity }, medium);

  const toTaiwan = (...chosen: readonly ReturnType<typeof small>[]) => shipping('Taiwan', 'CJ', chosen);

  test('[OV-08] to Taiwan accepts 12 pieces of each category and refuses 13 of one', () => {
    expect(isBroken(tooManyOfACategory, toTaiwan(small(1, 12), small(2, 12, 'hair')))).toBe(false);
    expect(isBroken(tooManyOfACategory, toTaiwan(small(1, 6), small(2, 7)))).toBe(true);
  });

  test('[OV-08] does not apply to other countries and companies', () => {
    expect(isBroken(tooManyOfACategory, shipping('Japan', 'CJ', [small(1, 99)]))).toBe(false);
    expect(isBroken(tooManyOfACategory, shipping('Taiwan', 'EMS', [small(1, 99)]))).toBe(false);
  });

  test('[OV-08 CK-18] concerns the category; one fix covers several categories', () => {
    const one = findingOf(tooManyOfACategory, toTaiwan(small(1, 12, 'hair'), small(2, 7), small(3, 7)));
    expect(one.units).toEqual([2, 3].map(cartUnitId));
    expect(one.fixes.slice(0, 2)).toEqual([
      { type: 'SetQuantity', cartUnitId: cartUnitId(3), quantity: 5 },
      { type: 'Deselect', cartUnitIds: [cartUnitId(3)] },
    ]);
    const both = findingOf(tooManyOfACategory, toTaiwan(small(1, 13, 'hair'), small(2, 14)));
    expect(both.fixes[0]).toEqual({ type: 'Deselect', cartUnitIds: [1, 2].map(cartUnitId) });
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(tooManyOfACategory, toTaiwan(small(1, 13))))).toEqual({
      ko: '이 배송사로는 같은 분류의 상품을 한 번에 12개까지 보내실 수 있습니다.',
      en: 'This carrier takes up to 12 items of the same category at a time.',
      cn: '该快递公司每次最多可寄送12件同类商品。',
      jp: 'この配送会社で一度にお送りになれる同じ分類の商品は12点までです。',
    });
  });
});

describe('CART-BR7-42-COSMETICS too many cosmetics', () => {
  const cosmetics = (id: number, quantity: number) =>
    parcel(id, { itemSellPrice: won(1_000), shippingWeight: 0.1 }, { quantity }, 'cosmetics');

  test.each([
    ['Japan', 24],
    ['Thailand', 6],
  ])('[OV-08] CJ Logistics takes to %s %i cosmetics in total, and not one more', (country, max) => {
    const order = (n: number) => shipping(country, 'CJ', [cosmetics(1, n - 2), cosmetics(2, 2), parcel(3)]);
    expect(isBroken(tooManyCosmetics, order(max))).toBe(false);
    expect(findingOf(tooManyCosmetics, order(max + 1))).toMatchObject({
      params: { max },
      units: [cartUnitId(1), cartUnitId(2)],
    });
  });

  test('[OV-08] other items, countries and companies do not count', () => {
    const many = [parcel(1, {}, { quantity: 99 }, 'body')];
    expect(isBroken(tooManyCosmetics, shipping('Japan', 'CJ', many))).toBe(false);
    expect(isBroken(tooManyCosmetics, shipping('HongKong', 'CJ', [cosmetics(1, 99)]))).toBe(false);
    expect(isBroken(tooManyCosmetics, shipping('Japan', 'EMS', [cosmetics(1, 99)]))).toBe(false);
  });

  test('[OV-08 CK-18] fixes: fewer pieces of the last unit, or exclude the excess cosmetics', () => {
    const order = shipping('Thailand', 'CJ', [cosmetics(1, 4), parcel(2), cosmetics(3, 4)]);
    expect(findingOf(tooManyCosmetics, order).fixes.slice(0, 2)).toEqual([
      { type: 'SetQuantity', cartUnitId: cartUnitId(3), quantity: 2 },
      { type: 'Deselect', cartUnitIds: [cartUnitId(3)] },
    ]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(tooManyCosmetics, shipping('Japan', 'CJ', [cosmetics(1, 25)])))).toEqual({
      ko: '이 배송사로는 화장품을 한 번에 24개까지 보내실 수 있습니다.',
      en: 'This carrier takes up to 24 cosmetics at a time.',
      cn: '该快递公司每次最多可寄送24件化妆品。',
      jp: 'この配送会社で一度にお送りになれる化粧品は24点までです。',
    });
  });
});

describe('CART-BR7-42-HEALTH-FOOD too much health food', () => {
  const vitamins = (kg: number, quantity = 1) => parcel(1, { shippingWeight: kg }, { quantity }, 'healthFood');

  const toTaiwan = (kg: number, quantity = 1) => shipping('Taiwan', 'CJ', [vitamins(kg, quantity), parcel(2)]);

  test('[OV-08] to Taiwan accepts less than 6 kg of health food and refuses 6 kg', () => {
    expect(isBroken(tooMuchHealthFood, toTaiwan(5.999))).toBe(false);
    expect(isBroken(tooMuchHealthFood, toTaiwan(6))).toBe(true);
    expect(isBroken(tooMuchHealthFood, toTaiwan(2, 3))).toBe(true);
  });

  test('[OV-08] other food, countries and companies do not count', () => {
    expect(isBroken(tooMuchHealthFood, shipping('Taiwan', 'CJ', [parcel(1, { shippingWeight: 9 })]))).toBe(false);
    expect(isBroken(tooMuchHealthFood, shipping('Japan', 'CJ', [vitamins(9)]))).toBe(false);
    expect(isBroken(tooMuchHealthFood, shipping('Taiwan', 'EMS', [vitamins(9)]))).toBe(false);
  });

  test('[OV-08 CK-18] fixes: fewer pieces, or exclude the health food', () => {
    expect(findingOf(tooMuchHealthFood, toTaiwan(2, 3))).toMatchObject({
      params: { max: 6 },
      units: [cartUnitId(1)],
      fixes: [
        { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 2 },
        { type: 'Deselect', cartUnitIds: [cartUnitId(1)] },
        { type: 'ChooseCompany', company: 'EMS' },
        { type: 'ShipDomestic' },
      ],
    });
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(tooMuchHealthFood, toTaiwan(6)))).toEqual({
      ko: '이 배송사로는 건강식품을 한 번에 6kg 미만으로 보내실 수 있습니다.',
      en: 'This carrier takes less than 6 kg of health food at a time.',
      cn: '该快递公司每次寄送的健康食品须少于6kg。',
      jp: 'この配送会社で一度にお送りになれる健康食品は6kg未満です。',
    });
  });
});

describe('CART-BR7-42 too heavy', () => {
  const by = (kg: number, quantity = 1) => shipping('Indonesia', 'CJ', [weighing(kg, quantity)]);

  test('[OV-07] accepts 30 kg and refuses one gram more; sums pieces to 3 decimals', () => {
    expect(isBroken(tooHeavy, by(30))).toBe(false);
    expect(isBroken(tooHeavy, by(30.001))).toBe(true);
    expect(isBroken(tooHeavy, by(30.0004))).toBe(false);
    expect(isBroken(tooHeavy, by(30.0005))).toBe(true);
    expect(isBroken(tooHeavy, by(1.5, 20))).toBe(false);
    expect(isBroken(tooHeavy, by(1.5, 21))).toBe(true);
  });

  test('[OV-07] accepts 30 light pieces and refuses one more; another company has another code', () => {
    expect(isBroken(tooHeavy, by(0.1, 30))).toBe(false);
    expect(findingOf(tooHeavy, by(0.1, 31)).fixes).toContainEqual({
      type: 'SetQuantity',
      cartUnitId: cartUnitId(1),
      quantity: 30,
    });
    expect(isBroken(tooHeavy, shipping('Indonesia', 'EMS', [weighing(0.1, 31)]))).toBe(false);
  });

  test('[OV-07] other companies have other codes', () => {
    expect(isBroken(tooHeavy, shipping('Indonesia', 'SFExpress', [weighing(31)]))).toBe(false);
    expect(isBroken(tooHeavy, shipping('Indonesia', 'EMS', [weighing(31)]))).toBe(false);
  });

  test('[OV-07 CK-18] offers fewer pieces if that is enough, otherwise excludes the excess units', () => {
    expect(findingOf(tooHeavy, by(1.5, 25)).fixes).toContainEqual({
      type: 'SetQuantity',
      cartUnitId: cartUnitId(1),
      quantity: 20,
    });
    const chosen = [1, 2, 3].map((id) => parcel(id, { shippingWeight: 14 }));
    const found = findingOf(tooHeavy, shipping('Indonesia', 'CJ', chosen));
    expect(found).toMatchObject({
      code: 'CART-BR7-42',
      params: { max: 30, count: 30 },
      units: [1, 2, 3].map(cartUnitId),
    });
    expect(found.fixes).toEqual([{ type: 'Deselect', cartUnitIds: [cartUnitId(3)] }, { type: 'ShipDomestic' }]);
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(tooHeavy, by(31)))).toEqual({
      ko: '해외배송은 한 번에 30kg, 30개까지 보내실 수 있습니다.',
      en: 'Up to 30 kg and 30 pieces can be shipped overseas at a time.',
      cn: '海外配送每次最多可寄送30kg、30件。',
      jp: '海外配送で一度にお送りになれるのは30kg、30点までです。',
    });
  });

  test.each([
    ['HongKong', 20],
    ['UnitedStates', 30],
    ['Japan', 30],
    ['Thailand', 20],
    ['MalaysiaWest', 30],
    ['Singapore', 20],
    ['Australia', 30],
    ['Taiwan', 20],
  ])('[OV-07] CJ Logistics carries to %s %i kg; EMS carries 30 kg', (country, kg) => {
    const order = (weight: number, company: 'CJ' | 'EMS') => shipping(country, company, [weighing(weight)]);
    expect(isBroken(tooHeavy, order(kg, 'CJ'))).toBe(false);
    expect(findingOf(tooHeavy, order(kg + 0.001, 'CJ')).params).toEqual({ max: kg, count: 30 });
    expect(isBroken(tooHeavy, order(kg + 0.001, 'EMS'))).toBe(false);
  });
});

describe('cap', () => {
  type Unit = Parameters<typeof parcel>[2];

  const light = (quantity: number, item: Partial<Item> = {}, unit: Unit = {}) =>
    parcel(1, { itemSellPrice: won(1_000), shippingWeight: 0.1, ...item }, { quantity, ...unit });

  const quantities = (unit: ReturnType<typeof light>) =>
    findingOf(expressToChina, toChina([unit])).fixes.flatMap((fix) =>
      fix.type === 'SetQuantity' ? [fix.quantity] : [],
    );

  test('[OV-06] compares the payable amount of the whole order with coupons, not the unit prices', () => {
    const order = (paid: number) => ({
      ...shipping('Thailand', 'CJ', [costing(70_000)]),
      payableWithoutShipping: won(paid),
    });
    expect(isBroken(aboveTheCountrysCap, order(60_000))).toBe(false);
    expect(isBroken(aboveTheCountrysCap, order(60_001))).toBe(true);
  });

  test('[OV-04 QT-03] a unit with a coupon keeps its quantity, so no fewer pieces are offered', () => {
    expect(quantities(light(7))).toEqual([6]);
    expect(quantities(light(7, {}, { appliedCouponIssueNoes: [couponIssueNo('C1')] }))).toEqual([]);
  });

  test('[OV-04 QT-02] offers no more pieces than the stock', () => {
    expect(quantities(light(9, { stock: O.some(6) }))).toEqual([6]);
    expect(quantities(light(9, { stock: O.some(5) }))).toEqual([5]);
  });

  test('[OV-04 QT-02] offers the minimum of the item if it fits, and no quantity otherwise', () => {
    expect(quantities(light(9, { limits: { min: 6, max: O.none, multiple: 1 } }))).toEqual([6]);
    expect(quantities(light(9, { limits: { min: 7, max: O.none, multiple: 1 } }))).toEqual([]);
  });

  test('[OV-04 QT-02] offers only multiples', () => {
    expect(quantities(light(12, { limits: { min: 1, max: O.none, multiple: 4 } }))).toEqual([4]);
    expect(quantities(light(8, { limits: { min: 1, max: O.none, multiple: 2 } }))).toEqual([6]);
  });

  test('[CK-18] a limit ignores gauges of other limits', () => {
    expect(isBroken(expressToChina, toChina([weighing(31)]))).toBe(false);
    expect(isBroken(expressToChina, toChina([costing(15_001, 'body')]))).toBe(false);
    expect(isBroken(tooHeavyForSfExpress, toChina([light(7)]))).toBe(false);
    expect(isBroken(bodyOrHairToChina, toChina([light(7)]))).toBe(false);
    const cosmetics = parcel(1, { itemSellPrice: won(100), shippingWeight: 0.1 }, { quantity: 25 }, 'cosmetics');
    expect(isBroken(tooHeavy, shipping('Japan', 'CJ', [cosmetics]))).toBe(false);
    for (const rule of [aboveTheCountrysCap, tooManyOfACategory, tooMuchHealthFood])
      expect(isBroken(rule, shipping('Taiwan', 'CJ', [light(1, { shippingWeight: 21 })]))).toBe(false);
  });

  test('[OV-04] the limits of SF Express to China apply to no other company or country', () => {
    expect(isBroken(expressToChina, shipping('Japan', 'CJ', [costing(900_000)]))).toBe(false);
    expect(isBroken(expressToChina, shipping('Japan', 'SFExpress', [weighing(31)]))).toBe(false);
  });

  test('[OV-04 CK-18] keeps the first units that fit a common limit', () => {
    const of = (id: number, quantity: number) => ({ ...light(quantity), cartUnitId: cartUnitId(id) });
    expect(findingOf(expressToChina, toChina([of(1, 4), of(2, 3), of(3, 2), of(4, 1)])).fixes).toContainEqual({
      type: 'Deselect',
      cartUnitIds: [2, 4].map(cartUnitId),
    });
  });

  const bundledToChina = (
    bought: readonly (readonly [price: number, quantity: number])[],
    off: number,
    from: number,
  ): Cart => {
    const policy = aDiscountPolicy({
      calcType: 'Amount',
      calcTypeSub: O.some('Total'),
      discountPrice: won(off),
      basisKind: 'Quantity',
      minApplyCondition: from,
    });
    const discounts = [aDiscount({ discountNo: 'B1', discountType: 'Bundle', policy })];
    const units = bought.map(([price, quantity], n) =>
      parcel(n + 1, { itemSellPrice: won(price), shippingWeight: 0.1 }, { discounts, quantity }),
    );
    const ids = idsOf(units);
    return withAllSelected(
      anOpenCart(units, {
        shippingCountry: 'China',
        oversea: anOversea('SFExpress', ids),
        buyer: aBuyer({ isIdentityVerified: true }),
      }),
    );
  };

  const standing = (state: Cart) => O.toNullable(expressToChina.broken(checkoutFactsOf(state)));

  test('[CK-18 OV-04 DC-02] the remaining order of a fix is within the limit at its own prices', () => {
    // 44,000 less 10,000 for three pieces; the first two would be 35,000 without the third
    const state = bundledToChina(
      [20_000, 15_000, 9000].map((price) => [price, 1] as const),
      10_000,
      3,
    );
    expect(standing(state)?.fixes[0]).toEqual({ type: 'Deselect', cartUnitIds: [2].map(cartUnitId) });
  });

  test('[CK-18 OV-04 DC-02] with any bundle discount, every offered fix resolves the limit', () => {
    const arbState = fc
      .tuple(
        fc.array(fc.tuple(fc.integer({ min: 1000, max: 20_000 }), fc.constantFrom(1, 1, 2, 5)), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.integer({ min: 0, max: 15_000 }),
        fc.integer({ min: 1, max: 8 }),
      )
      .map((turns) => bundledToChina(...turns));
    fc.assert(
      fc.property(arbState, (state) => {
        for (const fix of standing(state)?.fixes ?? [])
          expect([fix, standing(withFix(state, fix))]).toEqual([fix, null]);
      }),
      { numRuns: lawRuns(200) },
    );
  });
});
