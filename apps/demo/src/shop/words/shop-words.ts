import type { Language } from '@baguni/domain';
import { cn } from './cn.ts';
import { en } from './en.ts';
import { jp } from './jp.ts';
import { ko, type ShopWords } from './ko.ts';

export type { ShopWords } from './ko.ts';

export const shopWords: Readonly<Record<Language, ShopWords>> = { ko, en, cn, jp };

/** Fills the placeholders of a text; never parses inserted values. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
