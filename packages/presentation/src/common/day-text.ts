import type { Language } from '@baguni/domain/internal';
import type { ViewContext } from './context.ts';
import { htmlLangs } from './word.ts';

/** Positions next to a slash, a dash or a Chinese character, at which a line could break. */
const BREAKS = /(?<=[/–\p{Script=Han}])(?=[^\u{A0}])|(?!^)(?=\p{Script=Han})/gu;

/** Joins a date or time by no-break spaces and word joiners, so that no line breaks inside it. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u{A0}').replaceAll(BREAKS, '\u{2060}');

/** Creates date formats lazily, once per language, because creating one costs 100 times as much as formatting. */
export const dateFormat = (
  options: (language: Language) => Intl.DateTimeFormatOptions,
): ((language: Language, at: number | Date) => string) => {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language, at) =>
    unbroken((made[language] ??= new Intl.DateTimeFormat(htmlLangs[language], options(language))).format(at));
};

const ofDay = dateFormat(() => ({ month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' }));

/**
 * Formats a day in the page language, without time zone conversion.
 * @param date `YYYY-MM-DD`
 */
export const dayText = ({ words: { language } }: Pick<ViewContext, 'words'>, date: string): string =>
  ofDay(language, new Date(`${date}T00:00:00Z`));

const inKorea = dateFormat((language) => ({
  dateStyle: language === 'en' ? 'medium' : 'long',
  timeZone: 'Asia/Seoul',
}));

/**
 * Formats the day in Korea: `2026년 12월 31일`, `Dec 31, 2026`.
 * @param ms since 1970 UTC; returns an empty string if invalid
 */
export const koreanDay = (ms: number, language: Language): string => (Number.isNaN(ms) ? '' : inKorea(language, ms));
