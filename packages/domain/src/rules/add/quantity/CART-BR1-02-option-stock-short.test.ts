import { option as O } from 'fp-ts';
import { anOption } from '../../../testing/builders/item.ts';
import { expect, test } from 'vitest';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { optionStockShortToAdd } from './CART-BR1-02-option-stock-short.ts';

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
