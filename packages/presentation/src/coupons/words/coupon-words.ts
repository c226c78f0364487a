import type { Language } from '@baguni/domain';
import { filled } from '../../words/word.ts';
import type { words as korean } from './coupon-ko.ts';

/** The name of a word of the coupon box. */
export type CouponWordKey = keyof typeof korean;
/** One language's words; complete by type. */
export type CouponWords = Readonly<Record<CouponWordKey, string>>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type ValuesOf<K extends CouponWordKey> = Readonly<Record<Names<(typeof korean)[K]>, string | number>>;
type Values<K extends CouponWordKey> = [Names<(typeof korean)[K]>] extends [never] ? [] : [values: ValuesOf<K>];

/** A word with its values. */
export type SayCoupon = <K extends CouponWordKey>(key: K, ...values: Values<K>) => string;

/** Fills the words of a language. */
export const sayCoupon =
  (words: CouponWords): SayCoupon =>
  (key, ...[values]) =>
    filled(words[key], values);

const loaders: Readonly<Record<Language, () => Promise<{ readonly words: CouponWords }>>> = {
  ko: () => import('./coupon-ko.ts'),
  en: () => import('./coupon-en.ts'),
  cn: () => import('./coupon-cn.ts'),
  jp: () => import('./coupon-jp.ts'),
};

/** Loads the words of one language and no other (ER-09). */
export const loadCouponWords = async (language: Language): Promise<CouponWords> => (await loaders[language]()).words;
