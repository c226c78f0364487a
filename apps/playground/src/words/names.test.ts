import { cartOf, plainItem, plainUnit } from '@baguni/domain/engine';
import { cartUnitId, won } from '@baguni/domain';
import { option as O } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { english } from '../testing/wording.ts';
import { listed } from './names.ts';
import { unitNames } from './unit-names.ts';

const option = (value: string) => ({
  optionNo: '',
  optionType: 'Combination' as const,
  optionEntries: [{ name: 'Colour', value }],
  optionPrice: won(0),
  calculationUnit: O.none,
  stock: O.none,
});
const cart = (units: readonly (readonly [name: string, colour: string])[]) =>
  cartOf(
    units.map(([itemName, colour], i) => ({
      ...plainUnit,
      cartUnitId: cartUnitId(i + 1),
      item: { ...plainItem, itemName, options: colour === '' ? [] : [option(colour)] },
    })),
  );
const namesIn = (state: ReturnType<typeof cart>): readonly string[] => unitNames(english, state, state.selected);

test('[EN-20] units of one name are told apart by their options, and by their numbers where those are the same', () => {
  const shirts = [
    ['Shirt', 'navy'],
    ['Shirt', 'white'],
    ['Shirt', 'white'],
    ['Hat', 'red'],
    [' ', ''],
  ] as const;
  expect(namesIn(cart(shirts))).toEqual(['Shirt (navy)', 'Shirt (white) #2', 'Shirt (white) #3', 'Hat', 'unit 5']);
});

test('[EN-20] no two units of any cart have one name', () => {
  const name = fc.constantFrom('', 'A', 'B', 'A (x)');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.constantFrom('', 'x', 'y')), { maxLength: 8 }), (units) => {
      const names = namesIn(cart(units));
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

test('[EN-20] of many names the first are said, and how many more there are', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(listed(english.words, names)).toBe('a · b · c and 3 more');
  expect(listed(english.words, names.slice(0, 4))).toBe('a · b · c · d');
  expect(listed(english.words, [])).toBe('');
});
