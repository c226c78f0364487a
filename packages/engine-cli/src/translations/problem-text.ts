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
