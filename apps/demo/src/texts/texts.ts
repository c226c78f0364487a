import type { Language } from '@baguni/domain/internal';
import cn from './cn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };

export type Texts = typeof ko;

export const texts: Readonly<Record<Language, Texts>> = { ko, en, cn, jp };

/** Fills the places `{name}` of a text; a value is never read as a place itself. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
