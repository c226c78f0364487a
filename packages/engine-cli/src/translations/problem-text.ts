import type { Problem, ProblemType } from '../input/problem.ts';
import type { Translations } from './translations.ts';

/** What is wrong, in words. */
export const problemText = <T extends ProblemType>(translations: Translations, problem: Problem<T>): string =>
  translations.problem[problem.type](problem);
