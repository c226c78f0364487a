import {
  formatNumber,
  formatWon,
  unitsById,
  won,
  type CartState,
  type CartUnitId,
  type Language,
} from '@baguni/domain';
import type { Translations } from '../translations/translations.ts';

/** What a command words its answer with. */
export interface Wording {
  readonly language: Language;
  readonly translations: Translations;
}

/** An amount of won in words. */
export const amount = ({ language }: Wording, value: number): string => formatWon(won(value), language);

/** A number in words. */
export const number = (value: string | number): string => (typeof value === 'number' ? formatNumber(value) : value);

/** Units by their numbers and names. */
export const namesOf = ({ translations }: Wording, { units }: CartState, ids: readonly CartUnitId[]): string =>
  ids.map((id) => translations.unit(id, unitsById(units).get(id)?.item.itemName.trim() ?? '')).join(', ');
