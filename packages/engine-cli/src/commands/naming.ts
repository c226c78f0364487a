import {
  formatWon,
  unitsById,
  won,
  type CartState,
  type CartUnitId,
  type Language,
  type Messages,
} from '@baguni/domain';
import type { Engine, ShopFinding } from '@baguni/domain/shop';
import type { Translations } from '../translations/translations.ts';

/** What a command words its answer with. */
export interface Wording {
  readonly language: Language;
  readonly translations: Translations;
  /** Whose words and amounts: a shop’s, or the marketplace’s. */
  readonly engine: Engine<string>;
}

const locales: Readonly<Record<Language, string>> = { ko: 'ko-KR', en: 'en-US', cn: 'zh-CN', jp: 'ja-JP' };

/** An amount in words; of won as the marketplace writes it (PG-19). */
export const amount = ({ language, engine }: Wording, value: number): string =>
  engine.terms.currency.code === 'KRW'
    ? formatWon(won(value), language)
    : engine.format(engine.amount(value), locales[language]);

/** What a finding says: in the shop’s words, else in the marketplace’s. */
export const messageOf = (
  { language, engine }: Wording,
  messages: Messages,
  found: Pick<ShopFinding, 'code' | 'params'>,
): string => engine.say(found, language, messages);

/** What a change comes to in words: with its sign, also where more is paid. */
export const signed = (wording: Wording, value: number): string => (value > 0 ? '+' : '') + amount(wording, value);

/** Units by their numbers and names. */
export const namesOf = ({ translations }: Wording, { units }: CartState, ids: readonly CartUnitId[]): string =>
  ids.map((id) => translations.unit(id, unitsById(units).get(id)?.item.itemName.trim() ?? '')).join(', ');
