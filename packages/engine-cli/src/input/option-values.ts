import type { Problem } from './problem.ts';
import { languageNamed } from './system-language.ts';

/** A day of the calendar: `Date.parse` takes February 30 for March 2. */
const isDay = (date: string): boolean => {
  const at = Date.parse(`${date}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(date);
};

/** ISO 8601 with its zone: what a moment is must not depend on where the machine stands. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/u.test(text) &&
  Number.isFinite(Date.parse(text)) &&
  isDay(text.slice(0, 10));

const isCount = (text: string): boolean => /^[1-9]\d{0,8}$/u.test(text);

/** What is wrong with the value of an option; undefined where it is read. */
export const valueProblem = (option: string, value: string): Problem | undefined => {
  switch (option) {
    case 'lang':
    case 'language':
      return languageNamed(value) === undefined ? { type: 'UnknownLanguage', word: value } : undefined;
    case 'now':
      return isMoment(value) ? undefined : { type: 'NotAMoment', word: value };
    case 'nodes':
      return isCount(value) ? undefined : { type: 'NotACount', word: value };
    default:
      return undefined;
  }
};
