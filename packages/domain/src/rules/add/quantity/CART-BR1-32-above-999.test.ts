import { expect, test } from 'vitest';
import { anAddition } from '../../../testing/builders/item.ts';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { above999ToAdd } from './CART-BR1-32-above-999.ts';

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
