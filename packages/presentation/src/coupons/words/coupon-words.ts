import { filled } from '../../words/word.ts';
import type { words as korean } from './coupon-ko.ts';

export type CouponWordKey = keyof typeof korean;
export type CouponWords = Readonly<Record<CouponWordKey, string>>;

type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type ValuesOf<K extends CouponWordKey> = Readonly<Record<Names<(typeof korean)[K]>, string | number>>;
type Values<K extends CouponWordKey> = [Names<(typeof korean)[K]>] extends [never] ? [] : [values: ValuesOf<K>];

export type TranslateCoupon = <K extends CouponWordKey>(key: K, ...values: Values<K>) => string;

export const translateCoupon =
  (words: CouponWords): TranslateCoupon =>
  (key, ...[values]) =>
    filled(words[key], values);
