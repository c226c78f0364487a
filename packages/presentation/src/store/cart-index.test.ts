import { cartUnitId, type CartUnitId, type SellerGroup } from '@baguni/domain';
import { expect, test } from 'vitest';
import { indexOf } from './cart-store.ts';

const cards = (...units: readonly number[]): readonly SellerGroup[] =>
  units.map((count, index) => ({
    key: String.fromCodePoint(65 + index),
    type: 'Ordinary',
    shopName: 'A shop',
    shopLink: '',
    branchName: { _tag: 'None' },
    cartUnitIdList: Array.from({ length: count }, (_, n): CartUnitId => cartUnitId(n + 1)),
    shippingGroups: [],
  })) as unknown as readonly SellerGroup[];
const below = (...units: readonly number[]): string =>
  'ABCDEFGH'
    .split('')
    .filter((key) => indexOf(cards(...units)).below.has(key))
    .join('');

test('[PG-10] a card is below the window after four cards, or after nine rows', () => {
  expect(below(1, 1, 1, 1)).toBe('');
  expect(below(1, 1, 1, 1, 1, 1)).toBe('EF');
  expect(below(8, 1)).toBe('');
  expect(below(9, 1)).toBe('B');
  expect(below(4, 4, 1)).toBe('');
  expect(below(4, 5, 1, 1)).toBe('CD');
  // The first card is always visible, even if it is long.
  expect(below(100)).toBe('');
});
