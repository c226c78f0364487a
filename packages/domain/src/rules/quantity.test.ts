import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Item, noFlags } from '../entities/cart/item.ts';
import type { Fix } from '../rule/rule.ts';
import { anAddition, anOption } from '../testing/builders/unit.ts';
import { removeCoupons, setQuantity, testExactly, testRule } from '../testing/rule-table.ts';
import { arbPieces, asking } from '../testing/rules.ts';
import { allowedPieces, nearestAllowed, piecesAsked } from './facts.ts';
import * as rules from './quantity.ts';

const to = (...quantities: readonly number[]): readonly Fix[] => quantities.map((quantity) => setQuantity(1, quantity));
const limited = (asked: number | string, limits: Partial<Item['limits']>, item: Partial<Item> = {}) =>
  asking(asked, { limits: { min: 1, max: undefined, multiple: 1, ...limits }, ...item });
const left = (stock: number) => ({ stock });
const arbFew = fc.integer({ min: 1, max: 20 });

const lots = (asked: number, multiple: number, max?: number) => limited(asked, { multiple, max });
testRule('CART-BR1-55 not a multiple', rules.notAMultiple, [
  [
    '[QT-02] accepts multiples and refuses other quantities',
    [lots(5, 5), lots(10, 5)],
    [4, 6, 9, 11].map((asked) => lots(asked, 5)),
    { params: { multiple: 5 }, en: 'Please enter a quantity in multiples of 5.' },
  ],
  ['[QT-02] refuses an infinite number; single pieces need no multiple', [limited('9'.repeat(400), {})], []],
  ['[QT-02] the fixes are the multiples below and above', [], [lots(7, 5)], { fixes: to(5, 10) }],
  ['[QT-02] the fixes are within the limits', [], [lots(7, 5, 9), lots(2, 5)], { fixes: to(5) }],
]);
testExactly(
  '[QT-02] CART-BR1-55 accepts every multiple and refuses its neighbours; a lot of 1 accepts all',
  rules.notAMultiple,
  fc.tuple(arbFew, fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, 1)),
  ([multiple, n, more]) => [lots(multiple * n + more, multiple), multiple > 1 && more > 0],
);

testRule('CART-BR3-01 below one', rules.belowOne, [
  [
    '[QT-01] accepts one piece, refuses zero and less',
    [asking(1), asking('-1.5')],
    [asking(0), asking('-1'), asking('-0')],
    { en: 'Please enter a quantity of at least 1.' },
  ],
  ['[QT-01] the fix is the smallest allowed quantity', [], [limited(0, { min: 3, multiple: 2 })], { fixes: to(4) }],
]);
testExactly('[QT-01] CART-BR3-01 applies only to whole numbers below 1', rules.belowOne, arbPieces, (pieces) => [
  asking(pieces),
  pieces < 1,
]);

testRule('CART-BR3-03 item stock short', rules.itemStockShort, [
  '[QT-02] accepts the stock, refuses one more; the fix is the stock',
  [asking(4, left(4)), asking(999)],
  [asking(5, left(4))],
  { params: { max: 4 }, fixes: to(4), en: 'There is not enough stock. Please order 4 or fewer.' },
]);
testExactly(
  '[QT-02] CART-BR3-03 applies exactly above the stock; a stock of 0 has another code',
  rules.itemStockShort,
  fc.tuple(arbPieces, fc.integer({ min: 0, max: 20 })),
  ([pieces, stock]) => [asking(pieces, left(stock)), stock > 0 && pieces > stock],
);

const ofOptions = (asked: number, ...stocks: readonly number[]) =>
  asking(asked, { options: [anOption(), ...stocks.map((stock) => anOption(left(stock)))] });
testRule('CART-BR3-04 option stock short', rules.optionStockShort, [
  '[QT-02] accepts the stock of the scarcest option, refuses one more; the fix is the stock',
  [ofOptions(4, 9, 4)],
  [ofOptions(5, 9, 4)],
  {
    params: { max: 4 },
    fixes: to(4),
    en: 'There is not enough stock of the option you chose. Please order 4 or fewer.',
  },
]);
testExactly(
  '[QT-02] CART-BR3-04 applies exactly above the stock of any option; a stock of 0 has another code',
  rules.optionStockShort,
  fc.tuple(arbPieces, fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 })),
  ([pieces, stocks]) => [
    ofOptions(pieces, ...stocks),
    stocks.every((stock) => stock > 0) && stocks.some((stock) => pieces > stock),
  ],
);

testRule('CART-BR3-05 below minimum', rules.belowMinimum, [
  [
    '[QT-02] accepts the minimum, refuses one less; the fix is the minimum',
    [limited(3, { min: 3 })],
    [limited(2, { min: 3 })],
    { params: { min: 3 }, fixes: to(3), en: 'The minimum quantity is 3. Please enter 3 or more.' },
  ],
  ['[QT-02] there is no fix if the stock is lower', [], [limited(1, { min: 3 }, left(2))], { fixes: [] }],
]);
testExactly(
  '[QT-02] CART-BR3-05 applies exactly below the minimum',
  rules.belowMinimum,
  fc.tuple(arbPieces, arbFew),
  ([pieces, min]) => [limited(pieces, { min }), pieces < min],
);

const atMost = (asked: number, max: number, multiple = 1) => limited(asked, { max, multiple });
testRule('CART-BR3-06 above maximum', rules.aboveMaximum, [
  [
    '[QT-02] accepts the maximum, refuses one more',
    [atMost(5, 5), asking(2000)],
    [atMost(6, 5)],
    { params: { max: 5 }, en: 'The maximum quantity is 5. Please enter 5 or fewer.' },
  ],
  ['[QT-02] the fix is the greatest multiple within the maximum', [], [atMost(12, 11, 5)], { fixes: to(10) }],
]);
testExactly(
  '[QT-02] CART-BR3-06 applies exactly above the maximum',
  rules.aboveMaximum,
  fc.tuple(arbPieces, arbFew),
  ([pieces, max]) => [atMost(pieces, max), pieces > max],
);

const withCoupon = (asked: number, hasCoupon = true) => ({ ...asking(asked, {}, { quantity: 3 }), hasCoupon });
const agreed = (asked: number, isAgreed = true) =>
  asking(asked, {}, { quantity: 3, isItemDiscountAgreement: isAgreed });
const unchanged = 'The quantity of an item with a coupon or discount applied cannot be changed.';
testRule('CART-BR3-07 coupon applied', rules.couponApplied, [
  '[QT-03] a unit with a coupon keeps its quantity; removing the coupon resolves it',
  [withCoupon(3)],
  [withCoupon(2), withCoupon(4)],
  { fixes: [removeCoupons([1])], en: unchanged },
]);
testRule('CART-BR3-07 discount agreement', rules.discountAgreement, [
  '[QT-03] a unit under a discount agreement keeps its quantity, and there is no fix',
  [agreed(3)],
  [agreed(2), agreed(4)],
  { fixes: [], en: unchanged },
]);
const arbChange = fc.tuple(arbPieces, fc.boolean());
testExactly('[QT-03] refuses any change with a coupon, none without one', rules.couponApplied, arbChange, ([n, is]) => [
  withCoupon(n, is),
  is && n !== 3,
]);
testExactly(
  '[QT-03] refuses any change with an agreement, none without',
  rules.discountAgreement,
  arbChange,
  ([n, is]) => [agreed(n, is), is && n !== 3],
);

const store = (asked: number, quantity = 5, isDepartmentStore = true) =>
  asking(asked, { flags: { ...noFlags, isDepartmentStore } }, { quantity });
testRule('CART-BR3-08 one at a time', rules.oneAtATime, [
  [
    '[QT-07] a department-store item changes by one piece',
    [store(4), store(5), store(6)],
    [store(3), store(7)],
    { en: 'The quantity of department store items can be changed by only 1 at a time.' },
  ],
  ['[QT-07] the fix is one step up', [], [store(9)], { fixes: to(6) }],
  ['[QT-07] the fix is one step down', [], [store(1)], { fixes: to(4) }],
]);
testExactly(
  '[QT-07] CART-BR3-08 refuses only steps of more than one, and only for department-store items',
  rules.oneAtATime,
  fc.tuple(arbPieces, fc.integer({ min: 1, max: 999 }), fc.boolean()),
  ([pieces, quantity, isStore]) => [store(pieces, quantity, isStore), isStore && Math.abs(pieces - quantity) > 1],
);

/** A quantity as a number, from a program instead of the input field. */
const asNumber = (asked: number) => ({ ...asking(1), asked });
testRule('CART-BR3-09 above 999', rules.above999, [
  [
    '[QT-01] accepts 999 pieces, refuses 1000; the fix is the greatest quantity',
    [asking(999)],
    [asking(1000), asking('9'.repeat(400))],
    { params: { max: 999 }, fixes: to(999), en: 'You can enter a quantity of up to 999.' },
  ],
  [
    '[QT-01] the field accepts three characters',
    ['007', ' 007 ', '0000', '-100', '９９９'].map((asked) => asking(asked)),
    ['0007', '0001', '０００７'].map((asked) => asking(asked)),
  ],
  ['[QT-01] a number is not limited by the field length, only by 999', [asNumber(999)], [asNumber(1000)]],
]);
testExactly('[QT-01] CART-BR3-09 applies to whole numbers above 999', rules.above999, arbPieces, (pieces) => [
  asking(pieces),
  pieces > 999,
]);

const numbers = ['1', '0', '-1', '007', ' 12 ', '999', '1000', '9'.repeat(400), '１２', ' ０ ', '1２', '-１'];
const noNumbers = [
  '',
  ' ',
  '1 0',
  ...'- 1.5 1e3 0x10 +1 −1 1,000 ٣ 三 NaN Infinity ＋１ －１ １．５ ① Ａ abc'.split(' '),
];
testRule('CART-BR3-16 not a number', rules.notANumber, [
  ...numbers.map((asked) => [`[QT-01] ${JSON.stringify(asked)} is a number`, [asking(asked)], []] as const),
  ...noNumbers.map(
    (asked) =>
      [
        `[QT-01] ${JSON.stringify(asked)} is not a number`,
        [],
        [asking(asked)],
        { en: 'Please enter the quantity as a number.' },
      ] as const,
  ),
]);
testExactly(
  '[QT-01] CART-BR3-16 accepts every whole number and refuses any text with a letter',
  rules.notANumber,
  fc.oneof(fc.integer(), fc.tuple(fc.string(), fc.string())),
  (asked) => (typeof asked === 'number' ? [asking(asked), false] : [asking(`${asked[0]}e${asked[1]}`), true]),
);

const withAddition = (quantity: number, stock: number, asked = 1) =>
  asking(asked, { additions: [anAddition(), anAddition({ quantity, ...left(stock) })] });
const blank = anAddition({ name: '포장', value: ' ', quantity: 3, ...left(2) });
testRule('CART-BR3-17 addition stock short', rules.additionStockShort, [
  [
    '[QT-02] accepts an addition up to its stock; there is no fix',
    [withAddition(3, 3)],
    [withAddition(3, 2)],
    {
      params: { product: '선물 상자', max: 2 },
      units: [1],
      fixes: [],
      en: 'There is not enough stock of the add-on ‘선물 상자’. Stock left: 2.',
    },
  ],
  [
    '[QT-02] names an addition with a blank choice by its name',
    [],
    [asking(1, { additions: [blank] })],
    { params: { product: '포장', max: 2 } },
  ],
]);
testExactly(
  '[QT-02] CART-BR3-17 counts additions, not pieces; a stock of 0 has another code',
  rules.additionStockShort,
  fc.tuple(fc.nat(9), fc.nat(9), arbPieces),
  ([quantity, stock, pieces]) => [withAddition(quantity, stock, pieces), stock > 0 && quantity > stock],
);

testRule('CART-BR3-18 nothing left', rules.nothingLeft, [
  [
    '[QT-02] refuses a stock of 0 of the item or an option; there is no fix',
    [asking(1, left(1)), asking(1, { options: [anOption(), anOption(left(1))] })],
    [asking(1, left(0)), asking(1, { options: [anOption(), anOption(left(0))] })],
    { params: { product: '사과' }, fixes: [], en: 'There is no stock left of ‘사과’.' },
  ],
  [
    '[QT-02] refuses a stock of 0 of an addition, and names it',
    [asking(1, { additions: [anAddition(left(1))] })],
    [asking(1, { additions: [anAddition(), anAddition({ ...left(0), value: '' })] })],
    { params: { product: '포장' }, fixes: [] },
  ],
  [
    '[QT-02] an addition with too little stock has another code, and one with zero pieces needs no stock',
    [
      asking(1, { additions: [anAddition({ ...left(1), quantity: 2 })] }),
      asking(1, { additions: [anAddition({ ...left(0), quantity: 0 })] }),
    ],
    [],
  ],
]);
testExactly(
  '[QT-02] CART-BR3-18 depends on the stock and not on the quantity',
  rules.nothingLeft,
  fc.tuple(arbPieces, fc.integer({ min: -3, max: 3 })),
  ([pieces, stock]) => [asking(pieces, left(stock)), stock <= 0],
);

test('[QT-01] reads a whole number without parsing', () => {
  expect([12, -1, 1.5, Number.NaN, 2 ** 53].map((asked) => piecesAsked({ asked }) ?? null)).toEqual([
    12,
    -1,
    null,
    null,
    null,
  ]);
});

test('[QT-01] full-width digits of Japanese and Chinese keyboards are the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), (pieces) => {
      const typed = String(pieces).replaceAll(/\d/gu, (digit) => '０１２３４５６７８９'.charAt(Number(digit)));
      expect(piecesAsked({ asked: typed })).toEqual(pieces);
    }),
  );
});

test('[QT-02] if the stock covers the additions every quantity is allowed, one more addition allows none', () => {
  const holding = (quantity: number, stock: number) => withAddition(quantity, stock).unit;
  expect(allowedPieces(holding(3, 3))).toEqual({ least: 1, most: 999, step: 1 });
  expect(allowedPieces(holding(4, 3))).toBeUndefined();
  expect(nearestAllowed(holding(4, 3), 5)).toEqual([]);
});
