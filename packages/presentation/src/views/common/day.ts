import type { Language } from '@baguni/domain';
import { dateFormat } from './date-format.ts';

const inKorea = dateFormat((language) => ({
  dateStyle: language === 'en' ? 'medium' : 'long',
  timeZone: 'Asia/Seoul',
}));

/** The day in Korea of a moment, as its language writes it: `2026년 12월 31일`, `Dec 31, 2026`. @param ms since 1970 UTC; empty for one that cannot be read */
export const koreanDay = (ms: number, language: Language): string =>
  Number.isNaN(ms) ? '' : inKorea(language).format(ms);
