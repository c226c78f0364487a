import type { WordKey } from './keys.ts';
import { formatNumber } from '@baguni/domain';
import type { words as korean } from './ko.ts';
import type { laterWords as laterKorean } from './later-ko.ts';
import type { Translations } from './translations.ts';

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Korean = typeof korean & typeof laterKorean;
/** The values that a word needs: exactly those that its Korean text names. */
export type WordValues<K extends WordKey> = Readonly<Record<Names<Korean[K]>, string | number>>;
type Values<K extends WordKey> = [Names<Korean[K]>] extends [never] ? [] : [values: WordValues<K>];

const valueText = (values: Readonly<Record<string, string | number>>, name: string, whole: string): string => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return whole;
  return typeof value === 'number' ? formatNumber(value) : value;
};

/**
 * Fills a text: each `{name}` becomes its value, numbers with thousands commas; `one||many` is chosen by `n`.
 * Values are put in once and never read again: what a seller wrote stays as it is.
 */
export const filled = (text: string, values: Readonly<Record<string, string | number>> = {}): string => {
  // most words are said as they are
  if (!/[{|]/.test(text)) return text;
  const [one = '', many = one] = text.split('||');
  const form = values['n'] === 1 ? one : many;
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => valueText(values, name, whole));
};

/** A word of the page with its values. A later part says its words once they are there; before, they say nothing. */
export const word = <K extends WordKey>({ ui }: Translations, key: K, ...[values]: Values<K>): string =>
  filled(ui[key] ?? '', values);
