import { either as E, option as O } from 'fp-ts';
import { explain } from '../commands/explain.ts';
import type { Outcome } from '../output/outcome.ts';
import { fail, wordingOf, type Question } from './answer.ts';

/** A question about a code and the values of its message. */
export const onCode: Question = async ({ operands: [code, ...values], language: asked }, environment) => {
  if (code === undefined) return fail({ type: 'NoCode' });
  const odd = values.find((value) => !value.includes('='));
  if (odd !== undefined) return fail({ type: 'TooManyWords', word: odd });
  const language = asked ?? environment.language;
  const outcome = explain(code, values, wordingOf(language), await environment.messages(language));
  if (O.isNone(outcome)) return fail({ type: 'UnknownCode', word: code });
  return E.map((value: Outcome) => ({ outcome: value, language }))(outcome.value);
};
