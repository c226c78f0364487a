import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from '../cart/cart.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { Item } from '../entities/cart/item.ts';
import type { MessageKey } from '../messages/ko.ts';
import { cartUnitId, couponIssueNo } from '../money/ids.ts';
import { won } from '../money/won.ts';
import { withFix } from '../orders/fix.ts';
import { idsOf, type Fix } from '../rule/rule.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { anOpenCart, withAllSelected } from '../testing/builders/cart.ts';
import { anOversea } from '../testing/builders/oversea.ts';
import { aDiscount, aDiscountPolicy } from '../testing/builders/price.ts';
import { lawRuns } from '../testing/law-runs.ts';
import { costing, type mediums, parcel, shipping, weighing } from '../testing/oversea-rules.ts';
import { type RuleRow, deselect, setQuantity, testRule } from '../testing/rule-table.ts';
import { findingOf } from '../testing/rules.ts';
import { checkoutFactsOf } from './checkout/checkout-facts.ts';
import type { CheckoutFacts } from './facts.ts';
import * as rules from './overseas-limits.ts';

const toChina = (chosen: Parameters<typeof shipping>[2]) => shipping('China', 'SFExpress', chosen);
const byEms: Fix = { type: 'ChooseCompany', company: 'EMS' };
const domestic: Fix = { type: 'ShipDomestic' };
const cheap = (id: number, quantity: number, medium: keyof typeof mediums = 'other') =>
  parcel(id, { itemSellPrice: won(1_000), shippingWeight: 0.1 }, { quantity }, medium);

const pieces = (...quantities: readonly number[]) => quantities.map((quantity, i) => cheap(i + 1, quantity));
testRule('CART-BR7-19 express to china', rules.expressToChina, [
  [
    '[OV-04 CK-18] accepts 6 pieces in any units and refuses 7; offers fewer pieces or units',
    [toChina(pieces(4, 2))],
    [toChina(pieces(4, 3))],
    {
      code: 'CART-BR7-19-PIECES',
      params: { max: 6 },
      units: [1, 2],
      fixes: [setQuantity(2, 2), deselect(2), byEms, domestic],
      en: 'With SF Express to China you can order up to 6 pieces at a time.',
    },
  ],
  ['[OV-04] refuses 7 pieces of one unit', [], [toChina(pieces(7))], { code: 'CART-BR7-19-PIECES' }],
  [
    '[OV-04] accepts 30,000 won without shipping and refuses 30,001; the price of fewer pieces is unknown',
    [{ ...toChina([costing(30_000)]), payable: won(90_000) }],
    [toChina([costing(30_001)]), toChina([parcel(1, { itemSellPrice: won(10_001) }, { quantity: 3 })])],
    {
      params: { max: 30_000 },
      fixes: [deselect(1), byEms, domestic],
      en: 'With SF Express to China you can order up to ₩30,000 at a time, not counting shipping.',
    },
  ],
  [
    '[OV-04] applies to no other company or country',
    [
      shipping('Japan', 'SFExpress', pieces(9)),
      shipping('China', 'EMS', pieces(9)),
      shipping('China', 'CJ', pieces(9)),
      shipping('Japan', 'CJ', [costing(900_000)]),
      shipping('Japan', 'SFExpress', [weighing(31)]),
    ],
    [],
  ],
  [
    '[OV-04 CK-18] keeps the first units that fit the limit',
    [],
    [toChina(pieces(4, 3, 2, 1))],
    { code: 'CART-BR7-19-PIECES', fixes: [deselect(2, 4), byEms, domestic] },
  ],
  ['[CK-18] ignores other limits', [toChina([weighing(31)]), toChina([costing(15_001, 'body')])], []],
]);
const lotOf = (quantity: number, item: Partial<Item> = {}, unit: Partial<CartUnit> = {}) =>
  toChina([parcel(1, { itemSellPrice: won(1_000), shippingWeight: 0.1, ...item }, { quantity, ...unit })]);
const limits = (min: number, multiple: number) => ({ limits: { min, max: undefined, multiple } });
test.each([
  ['QT-03] all of a unit without a coupon', lotOf(7), [6]],
  ['QT-03] none of a unit with a coupon', lotOf(7, {}, { appliedCouponIssueNoes: [couponIssueNo('C1')] }), []],
  ['QT-02] 6 of a stock of 6', lotOf(9, { stock: 6 }), [6]],
  ['QT-02] the stock, if it is lower', lotOf(9, { stock: 5 }), [5]],
  ['QT-02] the minimum of 6', lotOf(9, limits(6, 1)), [6]],
  ['QT-02] none below a minimum of 7', lotOf(9, limits(7, 1)), []],
  ['QT-02] the multiple 4 of 4', lotOf(12, limits(1, 4)), [4]],
  ['QT-02] the multiple 6 of 2', lotOf(8, limits(1, 2)), [6]],
] as const)('[OV-04 %s is offered under a limit of 6 pieces', (_, facts, expected) => {
  const { fixes } = findingOf(rules.expressToChina, facts);
  expect(fixes.flatMap((fix) => (fix.type === 'SetQuantity' ? [fix.quantity] : []))).toEqual(expected);
});

const hair = parcel(2, { itemSellPrice: won(1_000) }, {}, 'hair');
testRule('CART-BR7-20 body or hair to china', rules.bodyOrHairToChina, [
  [
    '[OV-05] accepts 15,000 won with body or hair items and refuses 15,001',
    [toChina([costing(15_000, 'body')]), toChina([costing(15_000, 'hair')])],
    [toChina([costing(15_001, 'body')]), toChina([costing(15_001, 'hair')])],
    { en: 'With body or hair care items, SF Express takes up to ₩15,000 to China, not counting shipping.' },
  ],
  [
    '[OV-05 CK-18] counts the whole order, but concerns and excludes only the body and hair items',
    [toChina([costing(14_000), hair])],
    [toChina([costing(14_001), hair])],
    { params: { max: 15_000 }, units: [2], fixes: [deselect(2), byEms, domestic] },
  ],
  [
    '[OV-05] applies only to orders with such an item by SF Express to China',
    [
      toChina([costing(29_000)]),
      toChina([costing(29_000, 'cosmetics')]),
      toChina(pieces(7)),
      shipping('China', 'EMS', [costing(20_000, 'body')]),
      shipping('Japan', 'SFExpress', [costing(20_000, 'body')]),
    ],
    [],
  ],
]);

const companies = ['EMS', 'SFExpress', 'Unknown', 'CJ'] as const;
/** The rows of weight and pieces, which every company has with its own code. */
const byWeight = (
  company: (typeof companies)[number],
  code: MessageKey,
  textOf: (limit: string) => string,
): readonly RuleRow<CheckoutFacts>[] => {
  const by = (kg: number, quantity = 1) => shipping('Indonesia', company, [weighing(kg, quantity)]);
  const params = { max: 30 };
  return [
    [
      '[OV-07] accepts 30 kg and refuses one gram more; sums pieces to 3 decimals',
      [by(30), by(30.0004), by(1.5, 20)],
      [by(30.001), by(30.0005), by(1.5, 21)],
      { params, en: textOf('30 kg') },
    ],
    [
      '[OV-07] accepts 30 light pieces and refuses one more',
      [by(0.1, 30)],
      [by(0.1, 31)],
      { code, params, en: textOf('30 pieces'), fixes: [setQuantity(1, 30), deselect(1), domestic] },
    ],
    [
      '[OV-07 CK-18] offers fewer pieces if that is enough',
      [],
      [by(1.5, 25)],
      { fixes: [setQuantity(1, 20), deselect(1), domestic] },
    ],
    [
      '[OV-07 CK-18] otherwise excludes the excess units',
      [],
      [
        shipping(
          'Indonesia',
          company,
          [1, 2, 3].map((id) => parcel(id, { shippingWeight: 14 })),
        ),
      ],
      { params, units: [1, 2, 3], fixes: [deselect(3), domestic] },
    ],
    [
      '[OV-07] other companies have other codes',
      companies
        .filter((other) => other !== company)
        .flatMap((other) => [weighing(31), weighing(0.1, 31)].map((unit) => shipping('Indonesia', other, [unit]))),
      [],
    ],
  ];
};

testRule(
  'CART-BR7-24 too heavy for ems',
  rules.tooHeavyForEms,
  byWeight('EMS', 'CART-BR7-24-PIECES', (limit) => `EMS takes up to ${limit} at a time.`),
);
testRule('CART-BR7-25 too heavy for sf express', rules.tooHeavyForSfExpress, [
  ...byWeight('SFExpress', 'CART-BR7-25-PIECES', (limit) => `SF Express takes up to ${limit} at a time.`),
  [
    '[OV-04 OV-07] SF Express to China: 6 pieces by CART-BR7-19, and 30 kg',
    [toChina([weighing(0.1, 31)]), toChina(pieces(7))],
    [toChina([weighing(31)])],
    { params: { max: 30 } },
  ],
]);
testRule(
  'CART-BR7-26 too heavy for any',
  rules.tooHeavyForAny,
  byWeight('Unknown', 'CART-BR7-26-PIECES', (limit) => `Up to ${limit} can be shipped overseas at a time.`),
);

const byCj = (country: string, amount: number, over: Parameters<typeof shipping>[3] = {}) =>
  shipping(country, 'CJ', [costing(amount)], over);
const lowDollar = {
  exchangeRates: [
    { currencyCode: 'USD' as const, exchangeRate: 100 },
    { currencyCode: 'TWD' as const, exchangeRate: 44 },
  ],
};
const exactYen = { exchangeRates: [{ currencyCode: 'JPY' as const, exchangeRate: 9.21 }] };
const payingOf = (amount: number) => ({ ...byCj('Thailand', 70_000), payableWithoutShipping: won(amount) });
const caps = [
  ['HongKong', 500, 'USD', 700_000],
  ['UnitedStates', 800, 'USD', 1_120_000],
  ['Japan', 16_600, 'JPY', 152_720],
  ['Thailand', 1_500, 'THB', 60_000],
  ['MalaysiaWest', 500, 'MYR', 160_000],
  ['Singapore', 400, 'SGD', 420_000],
  ['Australia', 1_000, 'AUD', 900_000],
  ['Taiwan', 3_000, 'TWD', 132_000],
] as const;
testRule('CART-BR7-41 above the countrys cap', rules.aboveTheCountrysCap, [
  ...caps.map(([country, max, currency, amount]): RuleRow<CheckoutFacts> => [
    `[OV-06 XT-14] accepts goods of ${max} ${currency} to ${country} and refuses one won more`,
    [byCj(country, amount)],
    [byCj(country, amount + 1)],
    {
      params: { country: `‹${country}›`, max, currency, won: amount },
      en: `Orders to this destination can be up to ${max.toLocaleString('en')} ${currency} (₩${amount.toLocaleString('en')}), not counting shipping: ‹${country}›.`,
    },
  ]),
  ['[OV-06] excludes shipping', [{ ...byCj('Thailand', 60_000), payable: won(100_000) }], []],
  ['[OV-06] compares the payable amount, not the unit prices', [payingOf(60_000)], [payingOf(60_001)]],
  [
    '[OV-06] Taiwan: the limit of 1,000 USD per order applies too, if the dollar is low enough',
    [byCj('Taiwan', 100_000, lowDollar)],
    [byCj('Taiwan', 100_001, lowDollar)],
    { params: { country: '‹Taiwan›', max: 1_000, currency: 'USD', won: 100_000 } },
  ],
  [
    '[OV-06] a rate with decimals is exact: 16,600 yen at 9.21 won are 152,886 won',
    [byCj('Japan', 152_886, exactYen)],
    [byCj('Japan', 152_887, exactYen)],
  ],
  [
    '[OV-06] other companies and countries have no cap; without a rate the server decides',
    [
      shipping('Japan', 'EMS', [costing(900_000)]),
      byCj('Indonesia', 9_000_000),
      shipping('China', 'SFExpress', [costing(31_000)]),
      byCj('Japan', 900_000, { exchangeRates: [] }),
    ],
    [],
  ],
  ['[CK-18] ignores other limits', [shipping('Taiwan', 'CJ', [cheap(1, 13), weighing(21)])], []],
  [
    '[OV-06 CK-18] excludes the excess and keeps the rest, or offers another company',
    [],
    [
      shipping(
        'Japan',
        'CJ',
        [100_000, 60_000, 50_000].map((price, i) => parcel(i + 1, { itemSellPrice: won(price) })),
      ),
    ],
    { fixes: [deselect(2), byEms, domestic] },
  ],
]);

const toTaiwan = (...chosen: readonly CartUnit[]) => shipping('Taiwan', 'CJ', chosen);
testRule('CART-BR7-42-CATEGORY too many of a category', rules.tooManyOfACategory, [
  [
    '[OV-08] to Taiwan accepts 12 pieces of each category and refuses 13 of one',
    [toTaiwan(cheap(1, 12), cheap(2, 12, 'hair'))],
    [toTaiwan(cheap(1, 6), cheap(2, 7))],
    { params: { max: 12 }, en: 'This carrier takes up to 12 items of the same category at a time.' },
  ],
  [
    '[OV-08] does not apply to other countries, companies and limits',
    [
      shipping('Japan', 'CJ', [cheap(1, 99)]),
      shipping('Taiwan', 'EMS', [cheap(1, 99)]),
      toTaiwan(parcel(1, { shippingWeight: 21 })),
    ],
    [],
  ],
  [
    '[OV-08 CK-18] concerns the category',
    [],
    [toTaiwan(cheap(1, 12, 'hair'), cheap(2, 7), cheap(3, 7))],
    { units: [2, 3], fixes: [setQuantity(3, 5), deselect(3), byEms, domestic] },
  ],
  [
    '[OV-08 CK-18] one fix covers several categories',
    [],
    [toTaiwan(cheap(1, 13, 'hair'), cheap(2, 14))],
    { fixes: [deselect(1, 2), byEms, domestic] },
  ],
]);

const cosmetics = (id: number, quantity: number) => cheap(id, quantity, 'cosmetics');
testRule('CART-BR7-42-COSMETICS too many cosmetics', rules.tooManyCosmetics, [
  ...[['Japan', 24] as const, ['Thailand', 6] as const].map(([country, max]): RuleRow<CheckoutFacts> => {
    const order = (n: number) => shipping(country, 'CJ', [cosmetics(1, n - 2), cosmetics(2, 2), parcel(3)]);
    return [
      `[OV-08] CJ Logistics takes to ${country} ${max} cosmetics in total, and not one more`,
      [order(max)],
      [order(max + 1)],
      { params: { max }, units: [1, 2], en: `This carrier takes up to ${max} cosmetics at a time.` },
    ];
  }),
  [
    '[OV-08] other items, countries and companies do not count',
    [
      shipping('Japan', 'CJ', [cheap(1, 99, 'body')]),
      shipping('HongKong', 'CJ', [cosmetics(1, 99)]),
      shipping('Japan', 'EMS', [cosmetics(1, 99)]),
    ],
    [],
  ],
  [
    '[OV-08 CK-18] fixes: fewer pieces of the last unit, or exclude the excess cosmetics',
    [],
    [shipping('Thailand', 'CJ', [cosmetics(1, 4), parcel(2), cosmetics(3, 4)])],
    { fixes: [setQuantity(3, 2), deselect(3), byEms, domestic] },
  ],
]);

const vitamins = (kg: number, quantity = 1) => parcel(1, { shippingWeight: kg }, { quantity }, 'healthFood');
testRule('CART-BR7-42-HEALTH-FOOD too much health food', rules.tooMuchHealthFood, [
  [
    '[OV-08] to Taiwan accepts less than 6 kg of health food and refuses 6 kg',
    [toTaiwan(vitamins(5.999), parcel(2))],
    [toTaiwan(vitamins(6), parcel(2))],
    { params: { max: 6 }, en: 'This carrier takes less than 6 kg of health food at a time.' },
  ],
  [
    '[OV-08 CK-18] fixes: fewer pieces, or exclude the health food',
    [],
    [toTaiwan(vitamins(2, 3), parcel(2))],
    { units: [1], fixes: [setQuantity(1, 2), deselect(1), byEms, domestic] },
  ],
  [
    '[OV-08] other food, countries and companies do not count',
    [
      toTaiwan(parcel(1, { shippingWeight: 9 })),
      toTaiwan(parcel(1, { shippingWeight: 21 })),
      shipping('Japan', 'CJ', [vitamins(9)]),
      shipping('Taiwan', 'EMS', [vitamins(9)]),
    ],
    [],
  ],
]);

const kgByCj = [
  ['HongKong', 20],
  ['UnitedStates', 30],
  ['Japan', 30],
  ['Thailand', 20],
  ['MalaysiaWest', 30],
  ['Singapore', 20],
  ['Australia', 30],
  ['Taiwan', 20],
] as const;
testRule('CART-BR7-42 too heavy', rules.tooHeavy, [
  ...byWeight('CJ', 'CART-BR7-42-PIECES', (limit) => `Up to ${limit} can be shipped overseas at a time.`),
  ...kgByCj.map(([country, kg]): RuleRow<CheckoutFacts> => [
    `[OV-07] CJ Logistics carries to ${country} ${kg} kg; EMS carries 30 kg`,
    [shipping(country, 'CJ', [weighing(kg)]), shipping(country, 'EMS', [weighing(kg + 0.001)])],
    [shipping(country, 'CJ', [weighing(kg + 0.001)])],
    { params: { max: kg } },
  ]),
  ['[CK-18] ignores other limits', [shipping('Japan', 'CJ', [cosmetics(1, 25)])], []],
]);

const bundledToChina = (
  bought: readonly (readonly [price: number, quantity: number])[],
  off: number,
  from: number,
): Cart => {
  const policy = aDiscountPolicy({
    calcType: 'Amount',
    calcTypeSub: 'Total',
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
      destination: { country: 'China', overseas: anOversea('SFExpress', ids) },
      buyer: aBuyer({ isIdentityVerified: true }),
    }),
  );
};

const standing = (state: Cart) => rules.expressToChina.broken(checkoutFactsOf(state)) ?? null;

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
      for (const fix of standing(state)?.fixes ?? []) expect([fix, standing(withFix(state, fix))]).toEqual([fix, null]);
    }),
    { numRuns: lawRuns(200) },
  );
});
