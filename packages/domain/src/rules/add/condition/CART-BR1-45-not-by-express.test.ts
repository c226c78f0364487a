import { expect, test } from 'vitest';
import { sellerKey } from '../../../money/ids.ts';
import { aSeller } from '../../../testing/index.ts';
import { adding, findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import type { AddFacts } from '../facts.ts';
import { checkAdd } from '../index.ts';
import { notByExpress } from './CART-BR1-45-not-by-express.ts';

const of = (large: string) => ({ category: { large, medium: 'M', small: 'S', detail: 'D' } });
const [furniture, fruit] = [of('100000012'), of('100000003')];
const byExpress = (item: typeof fruit): AddFacts => adding({ cartUnitType: 'ExpressShop', ...item });
const ofChain = (item: typeof fruit): AddFacts => {
  const facts = adding(item);
  return { ...facts, unit: { ...facts.unit, seller: aSeller({ sellerKey: sellerKey('gsMapo') }) } };
};

test('[XT-05] refuses items of a barred large category by ExpressShop and from a store chain', () => {
  for (const facts of [byExpress, ofChain])
    expect([isBroken(notByExpress, facts(furniture)), isBroken(notByExpress, facts(fruit))]).toEqual([true, false]);
});

test('[XT-05] other services and sellers deliver it', () => {
  for (const cartUnitType of ['Normal', 'SmileFresh', 'SmileDelivery'] as const)
    expect(isBroken(notByExpress, adding({ cartUnitType, ...furniture }))).toBe(false);
});

test('[XT-05] adding such an item is refused', () => {
  expect(checkAdd(byExpress(furniture))).toMatchObject({ left: { code: 'CART-BR1-45' } });
});

test('[XT-05] CART-BR1-45 has a message in every language', () => {
  expect(saidIn(findingOf(notByExpress, byExpress(furniture)))).toEqual({
    ko: '장바구니에 담을 수 없는 상품입니다.',
    en: 'This item cannot be added to the cart.',
    cn: '该商品无法加入购物车。',
    jp: 'カートに入れられない商品です。',
  });
});
