import { option as O } from 'fp-ts';
import { itemNo } from '../../money/ids.ts';
import { noFlags, type Addition, type Item, type ItemOption } from '../../entities/cart/item.ts';
import { noWon, won } from '../../money/won.ts';

/**
 * A one-entry colour option without surcharge and limit.
 * @example
 * piecePrice(aUnit({ item: anItem({ options: [anOption(), anOption({ optionPrice: won(-500) })] }) })); // 9500
 */
export const anOption = (over: Partial<ItemOption> = {}): ItemOption => ({
  optionNo: 'O1',
  optionType: 'Combination',
  optionEntries: [{ name: '색상', value: '빨강' }],
  optionPrice: noWon,
  calculationUnit: O.none,
  stock: O.none,
  ...over,
});

/**
 * One gift box for 1,000 won.
 * @example
 * additionsTotal(aUnit({ item: anItem({ additions: [anAddition(), anAddition({ quantity: 2 })] }) })); // 3000
 */
export const anAddition = (over: Partial<Addition> = {}): Addition => ({
  additionNo: 'A1',
  name: '포장',
  value: '선물 상자',
  price: won(1000),
  quantity: 1,
  stock: O.none,
  ...over,
});

/**
 * An apple for 10,000 won: no options, additions, limits or flags, 1 kg.
 * @example
 * piecePrice(aUnit({ item: anItem({ itemSellPrice: won(12_900) }) })); // 12900
 */
export const anItem = (over: Partial<Item> = {}): Item => ({
  itemNo: itemNo('I1'),
  itemName: '사과',
  itemImageUrl: '/pictures/apple.svg',
  itemSellPrice: won(10_000),
  options: [],
  additions: [],
  category: { large: 'L1', medium: 'M1', small: 'S1', detail: 'D1' },
  mall: 'General',
  brandName: '',
  brandId: '',
  epin: '',
  buyMileageRate: 0,
  shippingWeight: 1,
  limits: { min: 1, max: O.none, multiple: 1 },
  stock: O.none,
  flags: noFlags,
  ...over,
});
