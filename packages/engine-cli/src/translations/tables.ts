import type { Language } from '@baguni/domain';
import { translations as cn } from './cn.ts';
import { translations as en } from './en.ts';
import { translations as jp } from './jp.ts';
import { translations as ko } from './ko.ts';
import type { Translations } from './translations.ts';

/** The translations of every language. */
export const translationsOf: Readonly<Record<Language, Translations>> = { ko, en, cn, jp };
