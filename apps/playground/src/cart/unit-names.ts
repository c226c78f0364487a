import type { Cart, CartUnit, CartUnitId } from '@baguni/domain/internal';

/** The number of names in a sentence or on a button. */
const MAX_NAMES = 3;

/** Joins names; long lists end with the number of remaining names. Names contain commas, so a dot separates them. */
export const listNames = (names: readonly string[], max = MAX_NAMES): string =>
  names.length > max + 1 ? `${names.slice(0, max).join(' · ')} and ${names.length - max} more` : names.join(' · ');

const withOptions = ({ item }: CartUnit): string => {
  const options = item.options.flatMap(({ optionEntries }) => optionEntries.map(({ value }) => value.trim())).join(' ');
  return options === '' ? item.itemName.trim() : `${item.itemName.trim()} (${options})`;
};

const findRepeated = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.filter((name, i) => names.indexOf(name) !== i));

/** Names each unit uniquely: by its item, then by its options, then by its number. */
const nameUnits = (units: readonly CartUnit[]): ReadonlyMap<CartUnitId, string> => {
  const repeated = findRepeated(units.map(({ item }) => item.itemName.trim()));
  const names = units.map((unit) =>
    repeated.has(unit.item.itemName.trim()) ? withOptions(unit) : unit.item.itemName.trim(),
  );
  const same = findRepeated(names);
  return new Map(
    units.map(({ cartUnitId }, i) => {
      const name = names[i] ?? '';
      if (name === '') return [cartUnitId, `unit ${cartUnitId}`];
      return [cartUnitId, same.has(name) ? `${name} #${cartUnitId}` : name];
    }),
  );
};

const cache = new WeakMap<readonly CartUnit[], ReadonlyMap<CartUnitId, string>>();

/** Returns unique names of units. */
export const unitNames = ({ units }: Pick<Cart, 'units'>, ids: readonly CartUnitId[]): readonly string[] => {
  const names = cache.get(units) ?? nameUnits(units);
  cache.set(units, names);
  return ids.map((id) => names.get(id) ?? `unit ${id}`);
};
