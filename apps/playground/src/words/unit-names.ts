import type { CartState, CartUnit, CartUnitId } from '@baguni/domain';
import type { Wording } from './wording.ts';

type Named = Pick<Wording, 'translations'>;
type Units = Pick<CartState, 'units'>;

const plainName = ({ item }: CartUnit): string => item.itemName.trim();

const optionsOf = ({ item }: CartUnit): string =>
  item.options.flatMap(({ optionEntries }) => optionEntries.map(({ value }) => value.trim())).join(' ');

const withOptions = (unit: CartUnit): string => {
  const options = optionsOf(unit);
  return options === '' ? plainName(unit) : `${plainName(unit)} (${options})`;
};

const repeatedAmong = (names: readonly string[]): ReadonlySet<string> => {
  const once = new Set<string>();
  return new Set(names.filter((name) => once.size === once.add(name).size));
};

const known = new WeakMap<readonly CartUnit[], ReadonlyMap<CartUnitId, string>>();

/** Names that tell units apart: the item’s; of one that is there twice with its options, and with its number where those are the same. */
const tellingNames = (units: readonly CartUnit[]): ReadonlyMap<CartUnitId, string> => {
  const before = known.get(units);
  if (before) return before;
  const repeated = repeatedAmong(units.map(plainName));
  const names = units.map((unit) => (repeated.has(plainName(unit)) ? withOptions(unit) : plainName(unit)));
  const same = repeatedAmong(names);
  const telling = new Map(
    units.map(({ cartUnitId }, i) => {
      const name = names[i] ?? '';
      return [cartUnitId, same.has(name) && name !== '' ? `${name} #${cartUnitId}` : name];
    }),
  );
  known.set(units, telling);
  return telling;
};

/** A unit by a name that no other has; by its number where its item has no name. */
export const unitName = ({ translations }: Named, { units }: Units, id: CartUnitId): string => {
  const name = tellingNames(units).get(id) ?? '';
  return name === '' ? translations.unit(id, '') : name;
};

/** Units by their names. */
export const unitNames = (wording: Named, cart: Units, ids: readonly CartUnitId[]): readonly string[] =>
  ids.map((id) => unitName(wording, cart, id));
