import { problemText, problemTextInFile } from '@baguni/cli/translations/problem-text';
import type { TextProblem, Unread } from '../text/read-text.ts';
import type { Spoken } from './wording.ts';

type Said = Pick<Spoken, 'words' | 'translations'>;

const isUnread = (problem: TextProblem['problem']): problem is Unread =>
  problem.type === 'TooDeep' || problem.type === 'TooLong';

/** What is wrong with a text, beside its mark in it. */
export const markText = ({ words, translations }: Said, { problem }: TextProblem): string =>
  isUnread(problem) ? words.unread[problem.type] : problemTextInFile(translations, problem);

/** The same in a list, with the text that it is of where there are two. */
export const listedText = ({ words, translations }: Said, { problem }: TextProblem): string => {
  if (!isUnread(problem)) return problemText(translations, problem);
  const text = words.unread[problem.type];
  return problem.file === undefined ? text : translations.inFile(problem.file, text);
};
