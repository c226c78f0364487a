import type { Problem, ProblemType } from '../input/problem.ts';
import type { Translations } from './translations.ts';

export type { Problem, Translations };

/** What is wrong, in words, but for the file in whose text it stands. */
export const problemTextInFile = <T extends ProblemType>(translations: Translations, problem: Problem<T>): string =>
  translations.problem[problem.type](problem);

/** What is wrong, in words. */
export const problemText = (translations: Translations, problem: Problem): string => {
  const text = problemTextInFile(translations, problem);
  return 'place' in problem && problem.file !== undefined ? translations.inFile(problem.file, text) : text;
};
