import { anOpenSession } from '@baguni/use-cases/sessions';
import { cartUnitId, languages, won, type CartUnit } from '@baguni/domain/internal';
import { aDiscount, anAddition, anItem, anOption, aSmileFreshBranch, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { savedView } from './removal-views.ts';

const item = anItem({
  itemName: '<b>사과</b>',
  itemSellPrice: won(10_000),
  options: [anOption({ optionPrice: won(500) })],
});
const apple = (over: Partial<CartUnit> = {}) => aUnit({ cartUnitId: cartUnitId(7), quantity: 2, item, ...over });
const shown = (saved: readonly CartUnit[] | undefined, language: (typeof languages)[number] = 'ko') =>
  savedView(testContext({ language }), anOpenSession([], { extras: saved ? { saved } : {} }));

test('shows no list without a saved unit', () => {
  expect([shown(undefined), shown([])]).toEqual([undefined, undefined]);
});

test('shows the price of all pieces with their options and discounts', () => {
  const [plain] = shown([apple()])?.rows ?? [];
  expect(plain).toMatchObject({ name: '<b>사과</b>', price: '21,000원', reason: undefined });
  const [reduced] = shown([apple({ discounts: [aDiscount()] })])?.rows ?? [];
  expect(reduced?.price).not.toBe(plain?.price);
});

test.each(languages)('names each button after its unit, with the visible label: %s', (language) => {
  const view = shown([apple()], language);
  const { move, remove, option } = view?.rows[0] ?? {};
  expect([view?.heading, option]).toEqual([expect.stringContaining('1'), expect.stringContaining('2')]);
  for (const button of [move, remove]) {
    expect(button?.accessibleName).toContain('<b>사과</b>');
    expect(button?.accessibleName).toContain(button?.label);
  }
  expect([move?.command, remove?.command]).toEqual([
    { type: 'MoveToCart', cartUnitIds: [7] },
    { type: 'DeleteSaved', cartUnitIds: [7] },
  ]);
});

test('a sold-out unit shows the reason instead of its price, and cannot be moved', () => {
  const soldOut = apple({ isBuyAvailable: false, unableOrderType: 'ITEM_OUT_OF_STOCK' });
  const [row] = shown([soldOut])?.rows ?? [];
  expect([row?.price, row?.move, row?.reason?.length]).toEqual([undefined, undefined, expect.any(Number)]);
  expect(row?.image.isStruck).toBe(true);
});

test('equal units share a row with all pieces and their price, which moves and deletes all of them', () => {
  const id = cartUnitId(9);
  const view = shown([
    apple(),
    apple({ cartUnitId: cartUnitId(8), item: anItem({ ...item, options: [] }) }),
    apple({ cartUnitId: id, quantity: 3 }),
  ]);
  expect(view?.heading).toContain('2');
  expect(
    view?.rows.map(({ option, price, move, remove }) => [option.slice(-2), price, move?.command, remove.command]),
  ).toEqual(
    [
      ['5개', '52,500원', [7, 9]],
      ['2개', '20,000원', [8]],
    ].map(([pieces, price, cartUnitIds]) => [
      pieces,
      price,
      { type: 'MoveToCart', cartUnitIds },
      { type: 'DeleteSaved', cartUnitIds },
    ]),
  );
});

test.each([
  ['option', apple({ item: { ...item, options: [anOption({ optionNo: 'O9' })] } })],
  ['addition', apple({ item: { ...item, additions: [anAddition()] } })],
  ['branch', apple({ smileFreshBranch: aSmileFreshBranch() })],
  ['reason against an order', apple({ isBuyAvailable: false, unableOrderType: 'ITEM_OUT_OF_STOCK' })],
])('a unit with another %s has its own row', (_, other) => {
  expect(shown([apple(), { ...other, cartUnitId: cartUnitId(9) }])?.rows).toHaveLength(2);
});
