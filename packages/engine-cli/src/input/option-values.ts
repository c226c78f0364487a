import { isMoment } from '@baguni/domain';
import type { Problem } from './problem.ts';
import { languageNamed } from './system-language.ts';

/** A moment, whose seconds may be left out. */
const isMomentTyped = (text: string): boolean => isMoment(text.replace(/(T\d\d:\d\d)(?=[Z+-])/u, '$1:00'));

const isCount = (text: string): boolean => /^[1-9]\d{0,8}$/u.test(text);

/** What is wrong with the value of an option; undefined where it is read. */
export const valueProblem = (option: string, value: string): Problem | undefined => {
  switch (option) {
    case 'lang':
    case 'language':
      return languageNamed(value) === undefined ? { type: 'UnknownLanguage', word: value } : undefined;
    case 'now':
      return isMomentTyped(value) ? undefined : { type: 'NotAMoment', word: value };
    case 'nodes':
      return isCount(value) ? undefined : { type: 'NotACount', word: value };
    default:
      return undefined;
  }
};
