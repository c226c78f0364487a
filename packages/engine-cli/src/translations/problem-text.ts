import type { Problem, ProblemType } from '../input/problem.ts';
import type { Translations } from './translations.ts';

export type { Problem, Translations };

/** How standard input is named. */
const INPUT = '-';

/** What is wrong, in words, but for the name of the file. */
export const problemTextInFile = <T extends ProblemType>(translations: Translations, problem: Problem<T>): string =>
  translations.problem[problem.type](problem);

/** What is wrong, in words. */
export const problemText = (translations: Translations, problem: Problem): string => {
  const text = problemTextInFile(translations, problem);
  if (!('file' in problem) || problem.file === undefined) return text;
  return translations.inFile(problem.file === INPUT ? translations.standardInput : problem.file, text);
};

const isShort = (found: unknown): boolean => typeof found !== 'object' || found === null;

/** A problem as JSON, with its words; a list or an object that was found is not written out: it may be the whole cart. */
export const problemJson = (translations: Translations, problem: Problem): object => {
  const message = problemText(translations, problem);
  return 'found' in problem && !isShort(problem.found)
    ? { ...problem, found: undefined, message }
    : { ...problem, message };
};
