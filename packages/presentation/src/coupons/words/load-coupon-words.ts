import type { Language } from '@baguni/domain';
import type { CouponWords } from './coupon-words.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly words: CouponWords }>>> = {
  ko: () => import('./coupon-ko.ts'),
  en: () => import('./coupon-en.ts'),
  cn: () => import('./coupon-cn.ts'),
  jp: () => import('./coupon-jp.ts'),
};

export const loadCouponWords = async (language: Language): Promise<CouponWords> => (await loaders[language]()).words;
