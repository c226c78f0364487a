import type { Language } from '@baguni/domain';
import { dateFormat } from './date-format.ts';

const inKorea = dateFormat((language) => ({
  dateStyle: language === 'en' ? 'medium' : 'long',
  timeZone: 'Asia/Seoul',
}));

/**
 * Formats the day in Korea: `2026년 12월 31일`, `Dec 31, 2026`.
 * @param ms since 1970 UTC; returns an empty string if invalid
 */
export const koreanDay = (ms: number, language: Language): string =>
  Number.isNaN(ms) ? '' : inKorea(language).format(ms);
