import type { WordKey } from './keys.ts';
import { formatNumber } from '@baguni/domain';
import type { words as korean } from './ko.ts';
import type { laterWords as laterKorean } from './later-ko.ts';
import type { Translations } from './translations.ts';

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Korean = typeof korean & typeof laterKorean;
/** Placeholder values of a word, derived from its Korean text. */
export type WordValues<K extends WordKey> = Readonly<Record<Names<Korean[K]>, string | number>>;
type Values<K extends WordKey> = [Names<Korean[K]>] extends [never] ? [] : [values: WordValues<K>];

const valueText = (values: Readonly<Record<string, string | number>>, name: string, whole: string): string => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return whole;
  return typeof value === 'number' ? formatNumber(value) : value;
};

/**
 * Fills a text: `{name}` is replaced by its value, numbers get thousands separators, `n` selects one of `one||many`.
 * Values are never parsed again.
 */
export const filled = (text: string, values: Readonly<Record<string, string | number>> = {}): string => {
  // Most words have no placeholders.
  if (!/[{|]/.test(text)) return text;
  const [one = '', many = one] = text.split('||');
  const form = values['n'] === 1 ? one : many;
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => valueText(values, name, whole));
};

/** Returns a word with its values. A lazy word is empty until it is loaded. */
export const word = <K extends WordKey>({ ui }: Translations, key: K, ...[values]: Values<K>): string =>
  filled(ui[key] ?? '', values);
