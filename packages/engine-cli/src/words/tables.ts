import type { Language } from '@baguni/domain';
import { words as cn } from './cn.ts';
import { words as en } from './en.ts';
import { words as jp } from './jp.ts';
import { words as ko } from './ko.ts';
import type { Words } from './words.ts';

/** The words of every language. */
export const wordsOf: Readonly<Record<Language, Words>> = { ko, en, cn, jp };
