import { option as O } from 'fp-ts';
import fc, { type Arbitrary } from 'fast-check';
import { itemNo } from '../../money/ids.ts';
import {
  itemMalls,
  noFlags,
  type Addition,
  type Item,
  type ItemFlags,
  type ItemOption,
  type QuantityLimits,
} from '../../entities/cart/item.ts';
import { won, type Won } from '../../money/won.ts';
import { arbOption, arbWonIn } from './price.ts';
import { arbText } from './text.ts';

const arbStock = arbOption(fc.integer({ min: 0, max: 1000 }));

/**
 * An option of at most a quarter of the price, so that two never make it negative.
 * @example
 * const options = fc.sample(arbItemOption(won(10_000)));
 * options.every(({ optionPrice }) => optionPrice >= -2_500); // true
 */
export const arbItemOption = (sellPrice: Won): Arbitrary<ItemOption> =>
  fc.constantFrom('Calculation' as const, 'Combination' as const, 'Text' as const).chain((optionType) =>
    fc.record({
      optionNo: fc.integer({ min: 1, max: 99 }).map((n) => `O${n}`),
      optionType: fc.constant(optionType),
      optionEntries: fc.array(fc.record({ name: arbText, value: arbText }), { minLength: 1, maxLength: 3 }),
      optionPrice: fc.integer({ min: -Math.floor(sellPrice / 4), max: 30_000 }).map(won),
      calculationUnit: optionType === 'Calculation' ? arbOption(fc.constantFrom('cm', 'm', 'kg')) : fc.constant(O.none),
      stock: arbStock,
    }),
  );

export const arbAddition: Arbitrary<Addition> = fc.record({
  additionNo: fc.integer({ min: 1, max: 99 }).map((n) => `A${n}`),
  name: arbText,
  value: arbText,
  price: arbWonIn(0, 50_000),
  quantity: fc.integer({ min: 1, max: 20 }),
  stock: arbStock,
});

/** Limits that allow at least one quantity of 999 or fewer. */
export const arbLimits: Arbitrary<QuantityLimits> = fc
  .record({
    multiple: fc.integer({ min: 1, max: 6 }),
    times: fc.integer({ min: 1, max: 3 }),
    more: arbOption(fc.nat(50)),
  })
  .map(({ multiple, times, more }) => ({
    min: multiple * times,
    max: O.map((n: number) => multiple * times + n)(more),
    multiple,
  }));

export const arbFlags: Arbitrary<ItemFlags> = fc
  .subarray(Object.keys(noFlags), { maxLength: 2 })
  .map((names) => ({ ...noFlags, ...Object.fromEntries(names.map((name) => [name, true])) }));

const arbCode = fc.integer({ min: 100_000_000, max: 100_000_009 }).map(String);

/** An item with options and additions; one piece with its options costs at least 0 won. */
export const arbItem: Arbitrary<Item> = arbWonIn(0, 2_000_000).chain((itemSellPrice) =>
  fc.record({
    itemNo: fc.integer({ min: 1, max: 9999 }).map((n) => itemNo(`${n}`)),
    itemName: arbText,
    itemImageUrl: fc.constantFrom('', '/pictures/apple.svg', '/pictures/rice.svg'),
    itemSellPrice: fc.constant(itemSellPrice),
    options: fc.array(arbItemOption(itemSellPrice), { maxLength: 2 }),
    additions: fc.array(arbAddition, { maxLength: 2 }),
    category: fc.record({ large: arbCode, medium: arbCode, small: arbCode, detail: arbCode }),
    mall: fc.oneof({ weight: 3, arbitrary: fc.constant('General' as const) }, fc.constantFrom(...itemMalls)),
    brandName: arbText,
    // Derived without drawing, so that samples of a seed stay unchanged.
    brandId: fc.constant(itemSellPrice % 2 === 0 ? '' : 'B1'),
    epin: fc.constant(itemSellPrice % 3 === 0 ? '' : 'E-1'),
    buyMileageRate: fc.constant((itemSellPrice % 1001) / 10),
    shippingWeight: fc.integer({ min: 0, max: 30_000 }).map((grams) => grams / 1000),
    limits: fc.oneof(fc.constant({ min: 1, max: O.none, multiple: 1 }), arbLimits),
    stock: arbStock,
    flags: arbFlags,
  }),
);
