import type { Language } from '../../storefront/storefront.ts';
import { cn } from './cn.ts';
import { en } from './en.ts';
import type { EstimateWords } from './estimate-words.ts';
import { jp } from './jp.ts';
import { ko } from './ko.ts';

/** The words of an estimate in each language: server and page word it alike, so that one can be compared with the other. */
export const estimateWords: Readonly<Record<Language, EstimateWords>> = { ko, en, cn, jp };
