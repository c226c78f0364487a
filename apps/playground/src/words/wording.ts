import type { Translations } from '@baguni/cli/translations/problem-text';
import {
  formatWon,
  unitsById,
  won,
  type CartState,
  type CartUnitId,
  type Language,
  type Messages,
} from '@baguni/domain';
import type { Words } from './words.ts';

/** All that views are worded with, in one language. */
export interface Wording {
  readonly language: Language;
  /** The playground’s own words. */
  readonly words: Words;
  /** What the command line says: of entries, fixes and problems. */
  readonly translations: Translations;
  /** What codes say. */
  readonly messages: Messages;
}

/** An amount of won in words. */
export const amountText = ({ language }: Pick<Wording, 'language'>, amount: number): string =>
  formatWon(won(amount), language);

/** A unit by its item’s name; by its number where it has none. */
export const unitName = (
  { translations }: Pick<Wording, 'translations'>,
  { units }: Pick<CartState, 'units'>,
  id: CartUnitId,
): string => {
  const name = unitsById(units).get(id)?.item.itemName.trim() ?? '';
  return name === '' ? translations.unit(id, '') : name;
};

/** Units by their names. */
export const unitNames = (
  wording: Pick<Wording, 'translations'>,
  cart: Pick<CartState, 'units'>,
  ids: readonly CartUnitId[],
): string => ids.map((id) => unitName(wording, cart, id)).join(', ');
