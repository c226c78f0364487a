import { problemText } from '@baguni/contract/cart-json';
import type { TextProblem } from './read-text.ts';

const syntaxTexts = {
  NotJson: 'this is not JSON',
  TooDeep: 'this is nested too deep',
  TooLong: 'this text is too long',
};

/** Describes a problem without its position. */
export const formatProblem = ({ problem }: Pick<TextProblem, 'problem'>): string => {
  if (!('path' in problem)) return syntaxTexts[problem.type];
  return problem.type === 'RepeatedName'
    ? `${problem.path} is given twice; only the last one would count`
    : problemText(problem);
};

/** Describes a problem with its line and column. */
export const formatProblemLine = (problem: TextProblem): string =>
  `Line ${problem.line}, column ${problem.column}: ${formatProblem(problem)}`;
