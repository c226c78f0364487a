import { dateFormat, type ViewContext } from './context.ts';

const ofDay = dateFormat(() => ({ month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' }));

/**
 * Formats a day in the page language, without time zone conversion.
 * @param date `YYYY-MM-DD`
 */
export const dayText = ({ words: { language } }: Pick<ViewContext, 'words'>, date: string): string =>
  ofDay(language).format(new Date(`${date}T00:00:00Z`));
