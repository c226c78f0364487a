import { option as O } from 'fp-ts';
import { anAddition } from '../../../testing/builders/item.ts';
import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { additionStockShortToAdd } from './CART-BR1-03-addition-stock-short.ts';

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
