import { won, type Coupon, type CouponBoxShop, type Language } from '@baguni/domain/internal';
import { money, type ViewContext } from '../common/context.ts';
import { translateOf, type Texts, type TranslateOf } from '../common/word.ts';
import type { CouponWords } from './coupon-words-ko.ts';

export type TranslateCoupon = TranslateOf<CouponWords>;

const loaders: Readonly<Record<Language, () => Promise<{ readonly couponWords: Texts<CouponWords> }>>> = {
  ko: () => import('./coupon-words-ko.ts'),
  en: () => import('./coupon-words-en.ts'),
  cn: () => import('./coupon-words-cn.ts'),
  jp: () => import('./coupon-words-jp.ts'),
};

export const loadCouponWords = async (language: Language): Promise<TranslateCoupon> =>
  translateOf((await loaders[language]()).couponWords);

export interface CouponContext {
  readonly view: ViewContext;
  readonly translate: TranslateCoupon;
  /** Pricing and coupon rules of the engine that page and server use. */
  readonly shop: CouponBoxShop;
}

/** Formats the worth of a coupon, e.g. `10% 할인`. */
export const worthText = (
  { view, translate }: CouponContext,
  { discountUnitType, discountValue, flags }: Coupon,
): string => {
  if (flags.isFreeShipping && discountUnitType === 'Rate' && discountValue >= 100) return translate('freeShipping');
  if (discountUnitType === 'Rate') return translate('rate', { n: discountValue });
  return translate('amount', { amount: money(view, won(discountValue)) });
};
