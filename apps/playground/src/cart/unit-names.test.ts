import { cartOf, plainItem, plainUnit, cartUnitId, won } from '@baguni/domain/internal';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listNames, unitNames } from './unit-names.ts';

const option = (value: string) => ({
  optionNo: '',
  optionType: 'Combination' as const,
  optionEntries: [{ name: 'Colour', value }],
  optionPrice: won(0),
  calculationUnit: undefined,
  stock: undefined,
});

const nameAll = (units: readonly (readonly [name: string, colour: string])[]): readonly string[] => {
  const cart = cartOf(
    units.map(([itemName, colour], i) => ({
      ...plainUnit,
      cartUnitId: cartUnitId(i + 1),
      item: { ...plainItem, itemName, options: colour === '' ? [] : [option(colour)] },
    })),
  );
  return unitNames(cart, cart.selected);
};

test('[EN-20] names units by item, then by options, then by number', () => {
  const units = [
    ['Shirt', 'navy'],
    ['Shirt', 'white'],
    ['Shirt', 'white'],
    ['Hat', 'red'],
    [' ', ''],
  ] as const;
  expect(nameAll(units)).toEqual(['Shirt (navy)', 'Shirt (white) #2', 'Shirt (white) #3', 'Hat', 'unit 5']);
});

test('[EN-20] gives unique names to the units of any cart', () => {
  const name = fc.constantFrom('', 'A', 'B', 'A (x)');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.constantFrom('', 'x', 'y')), { maxLength: 8 }), (units) => {
      const names = nameAll(units);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});

test('[EN-20] shortens long lists of names', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(listNames(names)).toBe('a · b · c and 3 more');
  expect(listNames(names.slice(0, 4))).toBe('a · b · c · d');
  expect(listNames([])).toBe('');
});
