import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { won } from '../../../money/won.ts';
import { parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { tooManyCosmetics } from './CART-BR7-42-COSMETICS-too-many-cosmetics.ts';

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
