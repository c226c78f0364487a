import type { Language } from '../../storefront/storefront.ts';
import { cn } from './cn.ts';
import { en } from './en.ts';
import type { EstimateWords } from './estimate-words.ts';
import { jp } from './jp.ts';
import { ko } from './ko.ts';

/** Texts of an estimate by language. Server and page share them, so that estimates can be compared. */
export const estimateWords: Readonly<Record<Language, EstimateWords>> = { ko, en, cn, jp };
