import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { CART_SIZE } from '../entities/buyer/buyer.ts';
import { judge } from '../rule/judge.ts';
import { arbUnit } from '../testing/arbitraries/unit.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { anAddition, anOption } from '../testing/builders/unit.ts';
import { adding, findingOf, isBroken, saidIn } from '../testing/rules.ts';
import {
  above999ToAdd,
  aboveMaximumToAdd,
  aboveMaximumTogether,
  additionStockShortToAdd,
  belowMinimumToAdd,
  cartIsFull,
  fittingPieces,
  itemStockShortToAdd,
  notAMultipleToAdd,
  nothingLeftToAdd,
  oneDepartmentPiece,
  optionStockShortToAdd,
} from './add-pieces.ts';
import { addRules } from './add.ts';
import type { AddFacts } from './facts.ts';

describe('CART-BR1-01 item stock short', () => {
  test('[CM-06] accepts the remaining pieces and refuses one more', () => {
    expect(isBroken(itemStockShortToAdd, adding({ quantity: 5, stock: O.some(5) }))).toBe(false);
    expect(isBroken(itemStockShortToAdd, adding({ quantity: 6, stock: O.some(5) }))).toBe(true);
    expect(isBroken(itemStockShortToAdd, adding({ quantity: 1, stock: O.some(5) }, { piecesInCart: 5 }))).toBe(true);
    expect(isBroken(itemStockShortToAdd, adding({ quantity: 6 }))).toBe(false);
  });

  test('[CM-06] CART-BR1-01 has a message in every language', () => {
    expect(saidIn(findingOf(itemStockShortToAdd, adding({ quantity: 6, stock: O.some(5) })))).toEqual({
      ko: '재고가 부족합니다. 5개 이하로 주문해 주십시오.',
      en: 'There is not enough stock. Please order 5 or fewer.',
      cn: '库存不足，请订购5件以内。',
      jp: '在庫が不足しています。5点以下でご注文ください。',
    });
  });
});

describe('CART-BR1-02 option stock short', () => {
  test('[CM-06] accepts the remaining pieces of the scarcest option and refuses one more', () => {
    expect(
      isBroken(optionStockShortToAdd, adding({ quantity: 3, options: [anOption(), anOption({ stock: O.some(3) })] })),
    ).toBe(false);
    expect(
      isBroken(
        optionStockShortToAdd,
        adding({ quantity: 4, options: [anOption({ stock: O.some(9) }), anOption({ stock: O.some(3) })] }),
      ),
    ).toBe(true);
    expect(
      isBroken(
        optionStockShortToAdd,
        adding({ quantity: 1, options: [anOption({ stock: O.some(3) })] }, { piecesInCart: 3 }),
      ),
    ).toBe(true);
    expect(isBroken(optionStockShortToAdd, adding({ quantity: 4, options: [anOption()] }))).toBe(false);
    expect(isBroken(optionStockShortToAdd, adding({ quantity: 4 }))).toBe(false);
  });

  test('[CM-06] CART-BR1-02 has a message in every language', () => {
    expect(
      saidIn(
        findingOf(
          optionStockShortToAdd,
          adding({ quantity: 4, options: [anOption({ stock: O.some(9) }), anOption({ stock: O.some(3) })] }),
        ),
      ),
    ).toEqual({
      ko: '선택하신 옵션의 재고가 부족합니다. 3개 이하로 주문해 주십시오.',
      en: 'There is not enough stock of the option you chose. Please order 3 or fewer.',
      cn: '所选选项库存不足，请订购3件以内。',
      jp: '選択されたオプションの在庫が不足しています。3点以下でご注文ください。',
    });
  });
});

describe('CART-BR1-03 addition stock short', () => {
  test('[CM-06] accepts the remaining additions and refuses one more', () => {
    expect(
      isBroken(additionStockShortToAdd, adding({ additions: [anAddition({ quantity: 2, stock: O.some(2) })] })),
    ).toBe(false);
    expect(
      isBroken(
        additionStockShortToAdd,
        adding({ additions: [anAddition(), anAddition({ quantity: 3, stock: O.some(2) })] }),
      ),
    ).toBe(true);
    expect(isBroken(additionStockShortToAdd, adding())).toBe(false);
  });

  test('[CM-06] CART-BR1-03 has a message in every language', () => {
    expect(
      saidIn(
        findingOf(
          additionStockShortToAdd,
          adding({ additions: [anAddition(), anAddition({ quantity: 3, stock: O.some(2) })] }),
        ),
      ),
    ).toEqual({
      ko: '추가 구성의 재고가 부족합니다. 2개 이하로 주문해 주십시오.',
      en: 'There is not enough stock of the add-on. Please order 2 or fewer.',
      cn: '附加商品库存不足，请订购2件以内。',
      jp: '追加商品の在庫が不足しています。2点以下でご注文ください。',
    });
  });
});

describe('CART-BR1-11 one at a time', () => {
  test('[CM-06] accepts one piece of a department-store item and refuses two', () => {
    expect(isBroken(oneDepartmentPiece, adding({ flags: ['isDepartmentStore'], quantity: 1 }))).toBe(false);
    expect(isBroken(oneDepartmentPiece, adding({ flags: ['isDepartmentStore'], quantity: 2 }))).toBe(true);
    expect(isBroken(oneDepartmentPiece, adding({ quantity: 2 }))).toBe(false);
  });

  test('[CM-06] CART-BR1-11 has a message in every language', () => {
    expect(saidIn(findingOf(oneDepartmentPiece, adding({ flags: ['isDepartmentStore'], quantity: 2 })))).toEqual({
      ko: '‘사과’ 상품은 백화점 상품이므로 한 번에 1개씩만 주문할 수 있습니다.',
      en: '‘사과’ is a department store item and can be ordered only one at a time.',
      cn: '“사과”为百货商店商品，每次只能订购1件。',
      jp: '「사과」は百貨店の商品のため、一度に1点のみ注文できます。',
    });
  });
});

describe('CART-BR1-31 above maximum', () => {
  test('[CM-06] accepts the maximum and refuses one more', () => {
    expect(isBroken(aboveMaximumToAdd, adding({ quantity: 5, limits: { max: O.some(5) } }))).toBe(false);
    expect(isBroken(aboveMaximumToAdd, adding({ quantity: 6, limits: { max: O.some(5) } }))).toBe(true);
    expect(isBroken(aboveMaximumToAdd, adding({ quantity: 998 }))).toBe(false);
  });

  test('[CM-06] CART-BR1-31 has a message in every language', () => {
    expect(saidIn(findingOf(aboveMaximumToAdd, adding({ quantity: 6, limits: { max: O.some(5) } })))).toEqual({
      ko: '최대 5개까지 구매할 수 있습니다.',
      en: 'You can buy up to 5.',
      cn: '最多可购买5件。',
      jp: '最大5点まで購入できます。',
    });
  });
});

describe('CART-BR1-32 above 999', () => {
  test('[CM-06] accepts 999 and refuses 1,000', () => {
    expect(isBroken(above999ToAdd, adding({ quantity: 999 }))).toBe(false);
    expect(isBroken(above999ToAdd, adding({ quantity: 1000 }))).toBe(true);
    expect(isBroken(above999ToAdd, adding({ quantity: 1 }, { piecesInCart: 998 }))).toBe(false);
    expect(isBroken(above999ToAdd, adding({ quantity: 1 }, { piecesInCart: 999 }))).toBe(true);
  });

  test('[CM-06] accepts 999 of an addition and refuses 1,000', () => {
    const boxes = (quantity: number) => adding({ additions: [anAddition(), anAddition({ quantity })] });
    expect([isBroken(above999ToAdd, boxes(999)), isBroken(above999ToAdd, boxes(1000))]).toEqual([false, true]);
  });

  test('[CM-06] CART-BR1-32 has a message in every language', () => {
    expect(saidIn(findingOf(above999ToAdd, adding({ quantity: 1000 })))).toEqual({
      ko: '최대 999개까지 구매할 수 있습니다.',
      en: 'You can buy up to 999.',
      cn: '最多可购买999件。',
      jp: '最大999点まで購入できます。',
    });
  });
});

describe('CART-BR1-33 above maximum with those in the cart', () => {
  test('[CM-06] accepts the maximum including pieces in the cart, and refuses more', () => {
    expect(
      isBroken(aboveMaximumTogether, adding({ quantity: 2, limits: { max: O.some(5) } }, { piecesInCart: 3 })),
    ).toBe(false);
    expect(
      isBroken(aboveMaximumTogether, adding({ quantity: 3, limits: { max: O.some(5) } }, { piecesInCart: 3 })),
    ).toBe(true);
    expect(
      isBroken(aboveMaximumTogether, adding({ quantity: 5, limits: { max: O.some(5) } }, { piecesInCart: 1 })),
    ).toBe(true);
    expect(
      isBroken(aboveMaximumTogether, adding({ quantity: 6, limits: { max: O.some(5) } }, { piecesInCart: 1 })),
    ).toBe(false);
    expect(isBroken(aboveMaximumTogether, adding({ quantity: 6 }, { piecesInCart: 3 }))).toBe(false);
  });

  test('[CM-06] CART-BR1-33 has a message in every language', () => {
    expect(
      saidIn(findingOf(aboveMaximumTogether, adding({ quantity: 3, limits: { max: O.some(5) } }, { piecesInCart: 3 }))),
    ).toEqual({
      ko: '최대 5개까지 구매할 수 있습니다.',
      en: 'You can buy up to 5.',
      cn: '最多可购买5件。',
      jp: '最大5点まで購入できます。',
    });
  });
});

describe('CART-BR1-34 below minimum', () => {
  test('[CM-06] accepts the minimum and refuses one piece fewer', () => {
    expect(isBroken(belowMinimumToAdd, adding({ quantity: 3, limits: { min: 4 } }))).toBe(true);
    expect(isBroken(belowMinimumToAdd, adding({ quantity: 4, limits: { min: 4 } }))).toBe(false);
    expect(isBroken(belowMinimumToAdd, adding({ quantity: 1, limits: { min: 4 } }, { piecesInCart: 3 }))).toBe(false);
  });

  test('[CM-06] CART-BR1-34 has a message in every language', () => {
    expect(saidIn(findingOf(belowMinimumToAdd, adding({ quantity: 3, limits: { min: 4 } })))).toEqual({
      ko: '4개 이상 구매하셔야 합니다.',
      en: 'You need to buy at least 4.',
      cn: '至少需购买4件。',
      jp: '4点以上ご購入ください。',
    });
  });
});

describe('CART-BR1-43 cart is full', () => {
  test('[CM-06] a cart holds a hundred units, unless the buyer has a higher limit', () => {
    expect(isBroken(cartIsFull, adding({}, { cartUnitCount: CART_SIZE - 1 }))).toBe(false);
    expect(isBroken(cartIsFull, adding({}, { cartUnitCount: CART_SIZE }))).toBe(true);
    expect(isBroken(cartIsFull, adding({}, { cartUnitCount: CART_SIZE, piecesInCart: 1 }))).toBe(false);
    expect(isBroken(cartIsFull, adding({}, { cartUnitCount: 199, buyer: { cartSize: 200 } }))).toBe(false);
    expect(isBroken(cartIsFull, adding({}, { cartUnitCount: 200, buyer: { cartSize: 200 } }))).toBe(true);
  });

  test('[CM-06] CART-BR1-43 has a message in every language', () => {
    expect(saidIn(findingOf(cartIsFull, adding({}, { cartUnitCount: CART_SIZE })))).toEqual({
      ko: '장바구니에는 100개 상품까지 담을 수 있습니다.',
      en: 'Your cart can hold up to 100 items.',
      cn: '购物车最多可放入100件商品。',
      jp: 'カートに入れられる商品は100点までです。',
    });
  });
});

describe('CART-BR1-55 not a multiple put in', () => {
  test('[CM-06] accepts multiples and refuses other quantities', () => {
    expect(isBroken(notAMultipleToAdd, adding({ quantity: 10, limits: { multiple: 5 } }))).toBe(false);
    expect(isBroken(notAMultipleToAdd, adding({ quantity: 11, limits: { multiple: 5 } }))).toBe(true);
    expect(isBroken(notAMultipleToAdd, adding({ quantity: 4, limits: { multiple: 5 } }, { piecesInCart: 1 }))).toBe(
      false,
    );
    expect(isBroken(notAMultipleToAdd, adding({ quantity: 7 }))).toBe(false);
  });

  test('[CM-06] a multiple of 0 means no restriction, as for quantity changes', () => {
    expect(isBroken(notAMultipleToAdd, adding({ quantity: 7, limits: { multiple: 0 } }))).toBe(false);
    expect(isBroken(notAMultipleToAdd, adding({ quantity: 7, limits: { multiple: 1 } }))).toBe(false);
    expect(isBroken(notAMultipleToAdd, adding({ quantity: 7, limits: { multiple: 2 } }))).toBe(true);
  });

  test('[CM-06] CART-BR1-55 has a message in every language', () => {
    expect(saidIn(findingOf(notAMultipleToAdd, adding({ quantity: 11, limits: { multiple: 5 } })))).toEqual({
      ko: '수량은 5개 단위로 입력해 주십시오.',
      en: 'Please enter a quantity in multiples of 5.',
      cn: '请输入5的倍数作为数量。',
      jp: '数量は5点単位で入力してください。',
    });
  });
});

describe('CART-BR3-18 nothing left put in', () => {
  const left = (stock: number) => ({ stock: O.some(stock) });

  test('[CM-06 QT-02] reports a stock of 0 for the item, an option or an addition; a stock of 1 has another code', () => {
    for (const [stock, is] of [
      [0, true],
      [1, false],
    ] as const)
      expect([
        isBroken(nothingLeftToAdd, adding({ quantity: 2, ...left(stock) })),
        isBroken(nothingLeftToAdd, adding({ quantity: 2, options: [anOption(), anOption(left(stock))] })),
        isBroken(nothingLeftToAdd, adding({ quantity: 2, additions: [anAddition({ ...left(stock), quantity: 2 })] })),
      ]).toEqual([is, is, is]);
    expect(isBroken(nothingLeftToAdd, adding({ quantity: 2 }))).toBe(false);
  });

  test('[CM-06 QT-02] never suggests a quantity of 0 or less', () => {
    expect(judge(addRules)(adding({ quantity: 1, ...left(0) }))).toMatchObject({ left: { code: 'CART-BR3-18' } });
    expect(judge(addRules)(adding({ quantity: 2, ...left(1) }))).toMatchObject({ left: { params: { max: 1 } } });
  });

  test('[CM-06 QT-02] names the item that is out of stock in every language', () => {
    expect(saidIn(findingOf(nothingLeftToAdd, adding({ quantity: 1, ...left(0) })))).toEqual({
      ko: '‘사과’ 상품은 남은 재고가 없습니다.',
      en: 'There is no stock left of ‘사과’.',
      cn: '“사과”已无库存。',
      jp: '「사과」の在庫がありません。',
    });
  });
});

describe('fitting pieces', () => {
  const fits = (item: Parameters<typeof adding>[0], piecesInCart: number, cartUnitCount = 1) => {
    const { pieces, against } = fittingPieces(adding(item, { piecesInCart, cartUnitCount }));
    return [pieces, O.toUndefined(against)?.code, O.toUndefined(against)?.params];
  };

  test('[GM-4] a new unit fits completely while the cart has room for one more, whatever its pieces', () => {
    expect(fits({ quantity: 3, limits: { max: O.some(2) } }, 0, 99)).toEqual([3, undefined, undefined]);
    expect(fits({ quantity: 3 }, 0, 100)).toEqual([0, 'CART-BR1-43', { max: 100 }]);
    expect(fits({ quantity: 3 }, 1, 100)).toEqual([3, undefined, undefined]);
  });

  test.each([
    ['999 pieces', {}, 998, 'CART-BR1-32', { max: 999 }],
    ['the maximum', { limits: { max: O.some(5) } }, 4, 'CART-BR1-33', { max: 5 }],
    ['what is left of the item', { stock: O.some(5) }, 4, 'CART-BR1-01', { max: 5 }],
    ['what is left of an option', { options: [anOption({ stock: O.some(5) })] }, 4, 'CART-BR1-02', { max: 5 }],
  ] as const)('[GM-2 GM-4] of a unit that is in the cart as many go as %s allows', (_, item, inCart, code, params) => {
    expect(fits({ ...item, quantity: 1 }, inCart)).toEqual([1, undefined, undefined]);
    expect(fits({ ...item, quantity: 3 }, inCart)).toEqual([1, code, params]);
    expect(fits({ ...item, quantity: 3 }, inCart + 1)).toEqual([0, code, params]);
  });

  test('[GM-2 QT-02] the sum of pieces is a multiple', () => {
    expect(fits({ quantity: 3, limits: { multiple: 2 } }, 3)).toEqual([3, undefined, undefined]);
    expect(fits({ quantity: 4, limits: { multiple: 2 } }, 3)).toEqual([3, 'CART-BR1-55', { multiple: 2 }]);
    expect(fits({ quantity: 1, limits: { multiple: 3 } }, 3)).toEqual([0, 'CART-BR1-55', { multiple: 3 }]);
    expect(fits({ quantity: 1, limits: { multiple: 0 } }, 3)).toEqual([1, undefined, undefined]);
  });

  test('[GM-4] a unit above its maximum adds no pieces to an equal choice', () => {
    expect(fits({ quantity: 9, limits: { max: O.some(5) } }, 7)).toEqual([0, 'CART-BR1-31', { max: 5 }]);
  });

  test('[GM-2] if its additions are short or exceed 999 together, no piece is added', () => {
    const boxes = (quantity: number) => [anAddition({ quantity, stock: O.some(3) })];
    expect(fits({ quantity: 2, additions: boxes(3) }, 1)).toEqual([2, undefined, undefined]);
    expect(fits({ quantity: 2, additions: boxes(4) }, 1)).toEqual([0, 'CART-BR1-03', { max: 3 }]);
    expect(fits({ quantity: 2, additions: [anAddition({ quantity: 999 })] }, 1)).toEqual([2, undefined, undefined]);
    expect(fits({ quantity: 2, additions: [anAddition({ quantity: 1000 })] }, 1)).toEqual([
      0,
      'CART-BR1-32',
      { max: 999 },
    ]);
  });

  test('[GM-4] fits between none and all pieces, all without a reason, and no more afterwards', () => {
    const arbFacts = fc.record<AddFacts>({
      unit: arbUnit,
      buyer: fc.constant(aBuyer()),
      cartUnitCount: fc.constantFrom(0, 99, 100),
      piecesInCart: fc.nat(12),
      hasAddress: fc.constant(true),
    });
    fc.assert(
      fc.property(arbFacts, (facts) => {
        const { pieces, against } = fittingPieces(facts);
        const rest = facts.unit.quantity - pieces;
        expect([pieces >= 0, rest >= 0, O.isNone(against)]).toEqual([true, true, rest === 0]);
        if (rest === 0) return;
        const unit = { ...facts.unit, quantity: rest };
        expect(fittingPieces({ ...facts, unit, piecesInCart: facts.piecesInCart + pieces }).pieces).toBe(0);
      }),
    );
  });
});
