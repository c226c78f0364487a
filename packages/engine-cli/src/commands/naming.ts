import {
  formatNumber,
  formatWon,
  unitsById,
  won,
  type CartState,
  type CartUnitId,
  type Language,
} from '@baguni/domain';
import type { Words } from '../words/words.ts';

/** What a command words its answer with. */
export interface Wording {
  readonly language: Language;
  readonly words: Words;
}

/** An amount of won in words. */
export const amount = ({ language }: Wording, value: number): string => formatWon(won(value), language);

/** A number in words. */
export const number = (value: string | number): string => (typeof value === 'number' ? formatNumber(value) : value);

/** Units by their numbers and names. */
export const namesOf = ({ words }: Wording, { units }: CartState, ids: readonly CartUnitId[]): string =>
  ids.map((id) => words.unit(id, unitsById(units).get(id)?.item.itemName.trim() ?? '')).join(', ');
