import type { Language } from '@baguni/domain';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { jp } from './jp.ts';
import { ko, type ShopWords } from './ko.ts';

export type { ShopWords } from './ko.ts';

/** The shop's words by language. */
export const shopWords: Readonly<Record<Language, ShopWords>> = { ko, en, cn, jp };

/** A text with its places filled in; a value is never read as a place itself. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
