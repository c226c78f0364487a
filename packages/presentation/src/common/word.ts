import {
  formatMessage,
  formatNumber,
  type CartTab,
  type Language,
  type MessageKey,
  type Params,
  type Tenant,
} from '@baguni/domain/internal';
import type { CommonWords } from './common-words-ko.ts';
import type { Translations } from './translations.ts';

/** Texts in another language than Korean; the type ensures completeness. */
export type Texts<Korean> = Readonly<Record<keyof Korean, string>>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
/** Placeholder values of a text, derived from the Korean one. */
type Values<Text> = [Names<Text>] extends [never] ? [] : [values: Readonly<Record<Names<Text>, string | number>>];

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

/** Fills placeholders with unformatted values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (all, name: string) => String(values[name] ?? all));

export type TranslateOf<Korean> = <K extends keyof Korean>(key: K, ...values: Values<Korean[K]>) => string;

/** Creates the text function of a lazy chunk from its texts in one language. */
export const translateOf =
  <Korean>(words: Texts<Korean>): TranslateOf<Korean> =>
  (key, ...[values]) =>
    filled(words[key], values);

/** Creates the text function of a feature, which also knows the common texts. */
export const wordOf =
  <Korean>() =>
  <K extends string & keyof (Korean & CommonWords)>(
    { ui }: Translations,
    key: K,
    ...[values]: Values<(Korean & CommonWords)[K]>
  ): string =>
    filled(ui[key] ?? '', values);

/** Returns a common text with its values. */
export const word = wordOf<CommonWords>();

/**
 * Formats a message: empty while loading, a fallback text if loading failed. It requests the book, so that a failed
 * load is retried.
 */
export const messageText = (words: Translations, code: MessageKey, params?: Params): string => {
  const { table, isMissing } = words.messages;
  if (table) return formatMessage(table, code, params);
  void words.messages.load();
  return isMissing ? word(words, 'notSaid') : '';
};

/** Name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  ko: '한국어',
  en: 'English',
  cn: '简体中文',
  jp: '日本語',
};

/** HTML language tags (WA-19). */
export const htmlLangs: Readonly<Record<Language, string>> = { ko: 'ko', en: 'en', cn: 'zh-Hans', jp: 'ja' };

export const tabWords = {
  All: 'tabAll',
  SmileFresh: 'tabSmileFresh',
  SmileDelivery: 'tabSmileDelivery',
  ExpressShop: 'tabExpressShop',
} as const satisfies Readonly<Record<CartTab, keyof CommonWords>>;

export const serviceNames = {
  marketplace: 'serviceMarketplace',
  outlet: 'serviceOutlet',
} as const satisfies Readonly<Record<Tenant, keyof CommonWords>>;
