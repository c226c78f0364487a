import type { Problem, ProblemType } from '../input/problem.ts';
import type { Words } from './words.ts';

/** What is wrong, in words. */
export const problemText = <T extends ProblemType>(words: Words, problem: Problem<T>): string =>
  words.problem[problem.type](problem);
