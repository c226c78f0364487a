import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { noFlags } from '../entities/cart/item.ts';
import { cartUnitId } from '../money/ids.ts';
import { anAddition, anOption } from '../testing/builders/unit.ts';
import { arbPieces, asking, findingOf, isBroken, saidIn } from '../testing/rules.ts';
import { allowedPieces, nearestAllowed } from './allowed-pieces.ts';
import { piecesAsked } from './facts.ts';
import {
  above999,
  aboveMaximum,
  additionStockShort,
  belowMinimum,
  belowOne,
  couponApplied,
  discountAgreement,
  itemStockShort,
  notAMultiple,
  notANumber,
  nothingLeft,
  oneAtATime,
  optionStockShort,
} from './quantity.ts';

describe('CART-BR1-55 not a multiple', () => {
  const inLotsOf = (asked: number, multiple: number, max: O.Option<number> = O.none) =>
    asking(asked, { limits: { min: 1, max, multiple } });

  test('[QT-02] accepts multiples and refuses other quantities', () => {
    expect([4, 5, 6, 9, 10, 11].map((asked) => isBroken(notAMultiple, inLotsOf(asked, 5)))).toEqual([
      true,
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  test('[QT-02] accepts every multiple and refuses its neighbours; a lot of 1 accepts all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 1, max: 40 }), (multiple, n) => {
        expect(isBroken(notAMultiple, inLotsOf(multiple * n, multiple))).toBe(false);
        expect(isBroken(notAMultiple, inLotsOf(multiple * n + 1, multiple))).toBe(true);
      }),
    );
    fc.assert(fc.property(arbPieces, (pieces) => !isBroken(notAMultiple, inLotsOf(pieces, 1))));
  });

  test('[QT-02] refuses an infinite number; single pieces need no multiple', () => {
    const limits = { min: 1, max: O.none, multiple: 1 };
    expect(isBroken(notAMultiple, asking('9'.repeat(400), { limits }))).toBe(false);
  });

  test('[QT-02] the fixes are the multiples below and above, within the limits', () => {
    const to = (quantity: number) => ({ type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity });
    expect(findingOf(notAMultiple, inLotsOf(7, 5)).fixes).toEqual([to(5), to(10)]);
    expect(findingOf(notAMultiple, inLotsOf(7, 5, O.some(9))).fixes).toEqual([to(5)]);
    expect(findingOf(notAMultiple, inLotsOf(2, 5)).fixes).toEqual([to(5)]);
  });

  test('[QT-02] names the multiple in every language', () => {
    expect(saidIn(findingOf(notAMultiple, inLotsOf(7, 5)))).toEqual({
      ko: '수량은 5개 단위로 입력해 주십시오.',
      en: 'Please enter a quantity in multiples of 5.',
      cn: '请输入5的倍数作为数量。',
      jp: '数量は5点単位で入力してください。',
    });
  });
});

describe('CART-BR3-01 below one', () => {
  test('[QT-01] accepts one piece, refuses zero and less', () => {
    expect(isBroken(belowOne, asking(1))).toBe(false);
    expect(isBroken(belowOne, asking(0))).toBe(true);
    expect(isBroken(belowOne, asking('-1'))).toBe(true);
    expect(isBroken(belowOne, asking('-0'))).toBe(true);
  });

  test('[QT-01] applies only to whole numbers below 1', () => {
    fc.assert(fc.property(arbPieces, (pieces) => isBroken(belowOne, asking(pieces)) === pieces < 1));
    expect(isBroken(belowOne, asking('-1.5'))).toBe(false);
  });

  test('[QT-01] the fix is the smallest quantity that the item allows', () => {
    const limits = { ...asking(0).unit.item.limits, min: 3, multiple: 2 };
    expect(findingOf(belowOne, asking(0, { limits })).fixes).toEqual([
      { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 4 },
    ]);
  });

  test('[QT-01] has a message in every language', () => {
    expect(saidIn(findingOf(belowOne, asking(0)))).toEqual({
      ko: '수량은 1개 이상 입력해 주십시오.',
      en: 'Please enter a quantity of at least 1.',
      cn: '数量至少为1件，请重新输入。',
      jp: '数量は1点以上で入力してください。',
    });
  });
});

describe('CART-BR3-03 item stock short', () => {
  const left = (asked: number, stock: number) => asking(asked, { stock: O.some(stock) });

  test('[QT-02] accepts the stock, refuses one more', () => {
    expect(isBroken(itemStockShort, left(4, 4))).toBe(false);
    expect(isBroken(itemStockShort, left(5, 4))).toBe(true);
  });

  test('[QT-02] applies exactly above the stock; a stock of 0 has another code', () => {
    fc.assert(
      fc.property(arbPieces, fc.integer({ min: 0, max: 20 }), (pieces, stock) => {
        expect(isBroken(itemStockShort, left(pieces, stock))).toBe(stock > 0 && pieces > stock);
        expect(isBroken(itemStockShort, asking(pieces))).toBe(false);
      }),
    );
  });

  test('[QT-02] the fix is the stock', () => {
    expect(findingOf(itemStockShort, left(5, 4)).fixes).toEqual([
      { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 4 },
    ]);
  });

  test('[QT-02] names the stock in every language', () => {
    expect(saidIn(findingOf(itemStockShort, left(5, 4)))).toEqual({
      ko: '재고가 부족합니다. 4개 이하로 주문해 주십시오.',
      en: 'There is not enough stock. Please order 4 or fewer.',
      cn: '库存不足，请订购4件以内。',
      jp: '在庫が不足しています。4点以下でご注文ください。',
    });
  });
});

describe('CART-BR3-04 option stock short', () => {
  const left = (asked: number, ...stocks: readonly number[]) =>
    asking(asked, { options: [anOption(), ...stocks.map((stock) => anOption({ stock: O.some(stock) }))] });

  test('[QT-02] accepts the stock of the scarcest option, refuses one more', () => {
    expect(isBroken(optionStockShort, left(4, 9, 4))).toBe(false);
    expect(isBroken(optionStockShort, left(5, 9, 4))).toBe(true);
  });

  test('[QT-02] applies exactly above the stock of any option; a stock of 0 has another code', () => {
    fc.assert(
      fc.property(arbPieces, fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }), (pieces, stocks) => {
        const expected = stocks.every((stock) => stock > 0) && stocks.some((stock) => pieces > stock);
        expect(isBroken(optionStockShort, left(pieces, ...stocks))).toBe(expected);
      }),
    );
  });

  test('[QT-02] the fix is the stock', () => {
    expect(findingOf(optionStockShort, left(5, 9, 4)).fixes).toEqual([
      { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 4 },
    ]);
  });

  test('[QT-02] names the stock in every language', () => {
    expect(saidIn(findingOf(optionStockShort, left(5, 4)))).toEqual({
      ko: '선택하신 옵션의 재고가 부족합니다. 4개 이하로 주문해 주십시오.',
      en: 'There is not enough stock of the option you chose. Please order 4 or fewer.',
      cn: '所选选项库存不足，请订购4件以内。',
      jp: '選択されたオプションの在庫が不足しています。4点以下でご注文ください。',
    });
  });
});

describe('CART-BR3-05 below minimum', () => {
  const atLeast = (asked: number, min: number) => asking(asked, { limits: { min, max: O.none, multiple: 1 } });

  test('[QT-02] accepts the minimum, refuses one less', () => {
    expect(isBroken(belowMinimum, atLeast(3, 3))).toBe(false);
    expect(isBroken(belowMinimum, atLeast(2, 3))).toBe(true);
  });

  test('[QT-02] applies exactly below the minimum', () => {
    fc.assert(
      fc.property(arbPieces, fc.integer({ min: 1, max: 20 }), (pieces, min) => {
        expect(isBroken(belowMinimum, atLeast(pieces, min))).toBe(pieces < min);
      }),
    );
  });

  test('[QT-02] the fix is the minimum, or none if the stock is lower', () => {
    const stock = O.some(2);
    expect(findingOf(belowMinimum, atLeast(1, 3)).fixes).toEqual([
      { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 3 },
    ]);
    expect(findingOf(belowMinimum, asking(1, { stock, limits: { min: 3, max: O.none, multiple: 1 } })).fixes).toEqual(
      [],
    );
  });

  test('[QT-02] names the minimum in every language', () => {
    expect(saidIn(findingOf(belowMinimum, atLeast(1, 3)))).toEqual({
      ko: '최소 구매 수량은 3개입니다. 3개 이상 입력해 주십시오.',
      en: 'The minimum quantity is 3. Please enter 3 or more.',
      cn: '最少购买数量为3件，请输入3件以上。',
      jp: '最小購入数量は3点です。3点以上で入力してください。',
    });
  });
});

describe('CART-BR3-06 above maximum', () => {
  const atMost = (asked: number, max: number, multiple = 1) =>
    asking(asked, { limits: { min: 1, max: O.some(max), multiple } });

  test('[QT-02] accepts the maximum, refuses one more', () => {
    expect(isBroken(aboveMaximum, atMost(5, 5))).toBe(false);
    expect(isBroken(aboveMaximum, atMost(6, 5))).toBe(true);
  });

  test('[QT-02] applies exactly above the maximum, and never without one', () => {
    fc.assert(
      fc.property(arbPieces, fc.integer({ min: 1, max: 20 }), (pieces, max) => {
        expect(isBroken(aboveMaximum, atMost(pieces, max))).toBe(pieces > max);
        expect(isBroken(aboveMaximum, asking(pieces))).toBe(false);
      }),
    );
  });

  test('[QT-02] the fix is the greatest multiple within the maximum', () => {
    expect(findingOf(aboveMaximum, atMost(12, 11, 5)).fixes).toEqual([
      { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 10 },
    ]);
  });

  test('[QT-02] names the maximum in every language', () => {
    expect(saidIn(findingOf(aboveMaximum, atMost(6, 5)))).toEqual({
      ko: '최대 구매 수량은 5개입니다. 5개 이하로 입력해 주십시오.',
      en: 'The maximum quantity is 5. Please enter 5 or fewer.',
      cn: '最多购买数量为5件，请输入5件以内。',
      jp: '最大購入数量は5点です。5点以下で入力してください。',
    });
  });
});

describe('CART-BR3-07 coupon applied', () => {
  const withCoupon = (asked: number) => ({ ...asking(asked, {}, { quantity: 3 }), hasCoupon: true });

  test('[QT-03] a unit with a coupon keeps its quantity', () => {
    expect(isBroken(couponApplied, withCoupon(3))).toBe(false);
    expect(isBroken(couponApplied, withCoupon(2))).toBe(true);
    expect(isBroken(couponApplied, withCoupon(4))).toBe(true);
  });

  test('[QT-03] refuses any change with a coupon, none without one', () => {
    fc.assert(
      fc.property(arbPieces, (pieces) => {
        expect(isBroken(couponApplied, withCoupon(pieces))).toBe(pieces !== 3);
        expect(isBroken(couponApplied, { ...withCoupon(pieces), hasCoupon: false })).toBe(false);
      }),
    );
  });

  test('[QT-03] removing the coupon resolves it', () => {
    expect(findingOf(couponApplied, withCoupon(4)).fixes).toEqual([
      { type: 'RemoveCoupons', cartUnitIds: [cartUnitId(1)] },
    ]);
  });

  test('[QT-03] has a message in every language', () => {
    expect(saidIn(findingOf(couponApplied, withCoupon(4)))).toEqual({
      ko: '쿠폰이나 할인이 적용된 상품은 수량을 변경할 수 없습니다.',
      en: 'The quantity of an item with a coupon or discount applied cannot be changed.',
      cn: '已使用优惠券或已享受折扣的商品无法更改数量。',
      jp: 'クーポンまたは割引が適用されている商品は、数量を変更できません。',
    });
  });
});

describe('CART-BR3-07 discount agreement', () => {
  const agreed = (asked: number) => asking(asked, {}, { quantity: 3, isItemDiscountAgreement: true });

  test('[QT-03] a unit under a discount agreement keeps its quantity', () => {
    expect(isBroken(discountAgreement, agreed(3))).toBe(false);
    expect(isBroken(discountAgreement, agreed(2))).toBe(true);
    expect(isBroken(discountAgreement, agreed(4))).toBe(true);
  });

  test('[QT-03] refuses any change with an agreement, none without; there is no fix', () => {
    fc.assert(fc.property(arbPieces, (pieces) => isBroken(discountAgreement, agreed(pieces)) === (pieces !== 3)));
    fc.assert(fc.property(arbPieces, (pieces) => !isBroken(discountAgreement, asking(pieces))));
    expect(findingOf(discountAgreement, agreed(4)).fixes).toEqual([]);
  });

  test('[QT-03] has a message in every language', () => {
    expect(saidIn(findingOf(discountAgreement, agreed(4)))).toEqual({
      ko: '쿠폰이나 할인이 적용된 상품은 수량을 변경할 수 없습니다.',
      en: 'The quantity of an item with a coupon or discount applied cannot be changed.',
      cn: '已使用优惠券或已享受折扣的商品无法更改数量。',
      jp: 'クーポンまたは割引が適用されている商品は、数量を変更できません。',
    });
  });
});

describe('CART-BR3-08 one at a time', () => {
  const store = (asked: number, quantity = 5) =>
    asking(asked, { flags: { ...noFlags, isDepartmentStore: true } }, { quantity });

  test('[QT-07] a department-store item changes by one piece', () => {
    expect([3, 4, 5, 6, 7].map((asked) => isBroken(oneAtATime, store(asked)))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
  });

  test('[QT-07] refuses only steps of more than one, and only for department-store items', () => {
    fc.assert(
      fc.property(arbPieces, fc.integer({ min: 1, max: 999 }), (pieces, quantity) => {
        expect(isBroken(oneAtATime, store(pieces, quantity))).toBe(Math.abs(pieces - quantity) > 1);
        expect(isBroken(oneAtATime, asking(pieces, {}, { quantity }))).toBe(false);
      }),
    );
  });

  test('[QT-07] the fix is one step in the requested direction', () => {
    const step = (quantity: number) => [{ type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity }];
    expect(findingOf(oneAtATime, store(9)).fixes).toEqual(step(6));
    expect(findingOf(oneAtATime, store(1)).fixes).toEqual(step(4));
  });

  test('[QT-07] has a message in every language', () => {
    expect(saidIn(findingOf(oneAtATime, store(9)))).toEqual({
      ko: '백화점 상품은 수량을 한 번에 1개씩만 변경할 수 있습니다.',
      en: 'The quantity of department store items can be changed by only 1 at a time.',
      cn: '百货商店商品的数量每次只能增减1件。',
      jp: '百貨店の商品は、数量を一度に1点ずつのみ変更できます。',
    });
  });
});

describe('CART-BR3-09 above 999', () => {
  test('[QT-01] accepts 999 pieces, refuses 1000', () => {
    expect(isBroken(above999, asking(999))).toBe(false);
    expect(isBroken(above999, asking(1000))).toBe(true);
    expect(isBroken(above999, asking('9'.repeat(400)))).toBe(true);
  });

  test('[QT-01] the field accepts three characters', () => {
    expect(isBroken(above999, asking('007'))).toBe(false);
    expect(isBroken(above999, asking(' 007 '))).toBe(false);
    expect(isBroken(above999, asking('0007'))).toBe(true);
    expect(isBroken(above999, asking('0001'))).toBe(true);
    expect(isBroken(above999, asking('0000'))).toBe(false);
    expect(isBroken(above999, asking('-100'))).toBe(false);
    expect(isBroken(above999, asking('９９９'))).toBe(false);
    expect(isBroken(above999, asking('０００７'))).toBe(true);
  });

  test('[QT-01] applies to whole numbers above 999', () => {
    fc.assert(
      fc.property(arbPieces, (pieces) => {
        expect(isBroken(above999, asking(pieces))).toBe(pieces > 999);
      }),
    );
  });

  test('[QT-01] the fix is the greatest quantity', () => {
    expect(findingOf(above999, asking('9'.repeat(400))).fixes).toEqual([
      { type: 'SetQuantity', cartUnitId: cartUnitId(1), quantity: 999 },
    ]);
  });

  test('[QT-01] has a message in every language', () => {
    expect(saidIn(findingOf(above999, asking(1000)))).toEqual({
      ko: '수량은 999개까지 입력할 수 있습니다.',
      en: 'You can enter a quantity of up to 999.',
      cn: '数量最多可输入999件。',
      jp: '数量は999点まで入力できます。',
    });
  });
});

describe('CART-BR3-16 not a number', () => {
  test.each([
    '',
    ' ',
    '-',
    '1.5',
    '1e3',
    '0x10',
    '+1',
    '−1',
    '1,000',
    '1 0',
    '٣',
    '三',
    'NaN',
    'Infinity',
    '＋１',
    '－１',
    '１．５',
    '①',
    'Ａ',
  ])('[QT-01] %j is not a number', (asked) => expect(isBroken(notANumber, asking(asked))).toBe(true));

  test.each(['1', '0', '-1', '007', ' 12 ', '999', '1000', '9'.repeat(400), '１２', ' ０ ', '1２', '-１'])(
    '[QT-01] %j is a number',
    (asked) => expect(isBroken(notANumber, asking(asked))).toBe(false),
  );

  test('[QT-01] full-width digits of Japanese and Chinese keyboards are the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (pieces) => {
        const typed = String(pieces).replaceAll(/\d/gu, (digit) => '０１２３４５６７８９'.charAt(Number(digit)));
        expect(piecesAsked({ asked: typed })).toEqual(O.some(pieces));
      }),
    );
  });

  test('[QT-01] accepts every whole number and refuses any text with a letter', () => {
    fc.assert(
      fc.property(fc.integer(), fc.string(), fc.string(), (n, before, after) => {
        expect(isBroken(notANumber, asking(n))).toBe(false);
        expect(isBroken(notANumber, asking(`${before}e${after}`))).toBe(true);
      }),
    );
  });

  test('[QT-01] has a message in every language', () => {
    expect(saidIn(findingOf(notANumber, asking('abc')))).toEqual({
      ko: '수량은 숫자로 입력해 주십시오.',
      en: 'Please enter the quantity as a number.',
      cn: '请输入数字作为数量。',
      jp: '数量は数字で入力してください。',
    });
  });
});

describe('CART-BR3-17 addition stock short', () => {
  const holding = (quantity: number, stock: number, asked = 1) =>
    asking(asked, { additions: [anAddition(), anAddition({ quantity, stock: O.some(stock) })] });

  test('[QT-02] accepts an addition up to its stock', () => {
    expect(isBroken(additionStockShort, holding(3, 3))).toBe(false);
    expect(isBroken(additionStockShort, holding(3, 2))).toBe(true);
  });

  test('[QT-02] counts additions, not pieces; a stock of 0 has another code', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), arbPieces, (quantity, stock, pieces) => {
        expect(isBroken(additionStockShort, holding(quantity, stock, pieces))).toBe(stock > 0 && quantity > stock);
      }),
    );
    expect(findingOf(additionStockShort, holding(3, 2))).toMatchObject({ units: [cartUnitId(1)], fixes: [] });
  });

  test('[QT-02] names an addition with a blank choice by its name', () => {
    const blank = anAddition({ name: '포장', value: ' ', quantity: 3, stock: O.some(2) });
    expect(findingOf(additionStockShort, asking(1, { additions: [blank] })).params['product']).toBe('포장');
  });

  test('[QT-02] names the addition and its stock in every language', () => {
    expect(saidIn(findingOf(additionStockShort, holding(3, 2)))).toEqual({
      ko: '추가 구성 ‘선물 상자’ 상품의 재고가 부족합니다. 남은 수량은 2개입니다.',
      en: 'There is not enough stock of the add-on ‘선물 상자’. Stock left: 2.',
      cn: '附加商品“선물 상자”库存不足，剩余2件。',
      jp: '追加商品「선물 상자」の在庫が不足しています。残りは2点です。',
    });
  });
});

describe('CART-BR3-18 nothing left', () => {
  const left = (stock: number) => ({ stock: O.some(stock) });

  test('[QT-02] refuses a stock of 0 of the item, an option or an addition', () => {
    expect(isBroken(nothingLeft, asking(1, left(0)))).toBe(true);
    expect(isBroken(nothingLeft, asking(1, left(1)))).toBe(false);
    expect(isBroken(nothingLeft, asking(1, { options: [anOption(), anOption(left(0))] }))).toBe(true);
    expect(isBroken(nothingLeft, asking(1, { options: [anOption(), anOption(left(1))] }))).toBe(false);
    expect(isBroken(nothingLeft, asking(1, { additions: [anAddition(left(0))] }))).toBe(true);
    expect(isBroken(nothingLeft, asking(1, { additions: [anAddition(left(1))] }))).toBe(false);
  });

  test('[QT-02] an addition with too little stock has another code', () => {
    expect(isBroken(nothingLeft, asking(1, { additions: [anAddition({ ...left(1), quantity: 2 })] }))).toBe(false);
  });

  test('[QT-02] an addition with zero pieces needs no stock', () => {
    expect(isBroken(nothingLeft, asking(1, { additions: [anAddition({ ...left(0), quantity: 0 })] }))).toBe(false);
  });

  test('[QT-02] depends on the stock and not on the quantity; there is no fix', () => {
    fc.assert(
      fc.property(arbPieces, fc.integer({ min: -3, max: 3 }), (pieces, stock) => {
        expect(isBroken(nothingLeft, asking(pieces, left(stock)))).toBe(stock <= 0);
      }),
    );
    expect(findingOf(nothingLeft, asking(1, left(0))).fixes).toEqual([]);
  });

  test('[QT-02] names the sold-out part in every language', () => {
    const gone = findingOf(
      nothingLeft,
      asking(1, { additions: [anAddition(), anAddition({ ...left(0), value: '' })] }),
    );
    expect(saidIn(gone).ko).toBe('‘포장’ 상품은 남은 재고가 없습니다.');
    expect(saidIn(findingOf(nothingLeft, asking(1, left(0))))).toEqual({
      ko: '‘사과’ 상품은 남은 재고가 없습니다.',
      en: 'There is no stock left of ‘사과’.',
      cn: '“사과”已无库存。',
      jp: '「사과」の在庫がありません。',
    });
  });
});

describe('facts', () => {
  /** A quantity as a number, from a program instead of the input field. */
  const asNumber = (asked: number) => ({ ...asking(1), asked });

  test('[QT-01] accepts a whole number without parsing', () => {
    expect(piecesAsked({ asked: 12 })).toEqual(O.some(12));
    expect(piecesAsked({ asked: -1 })).toEqual(O.some(-1));
    expect(piecesAsked({ asked: 1.5 })).toEqual(O.none);
    expect(piecesAsked({ asked: Number.NaN })).toEqual(O.none);
    expect(piecesAsked({ asked: 2 ** 53 })).toEqual(O.none);
  });

  test('[QT-01] a number is not limited by the field length, only by 999', () => {
    expect(isBroken(above999, asNumber(999))).toBe(false);
    expect(findingOf(above999, asNumber(1000)).code).toBe('CART-BR3-09');
  });
});

describe('allowed', () => {
  const holding = (quantity: number, stock: number) =>
    asking(1, { additions: [anAddition({ quantity, stock: O.some(stock) })] }).unit;

  test('[QT-02] if the stock covers the additions every quantity is allowed, one more addition allows none', () => {
    expect(allowedPieces(holding(3, 3))).toEqual(O.some({ least: 1, most: 999, step: 1 }));
    expect(allowedPieces(holding(4, 3))).toEqual(O.none);
    expect(nearestAllowed(holding(4, 3), 5)).toEqual([]);
  });
});
