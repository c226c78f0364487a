import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { judge } from '../../../rule/judge.ts';
import { anAddition, anOption } from '../../../testing/builders/item.ts';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { addRules } from '../index.ts';
import { nothingLeftToAdd } from './CART-BR3-18-nothing-left-put-in.ts';

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
