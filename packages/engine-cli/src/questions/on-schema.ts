import { either as E } from 'fp-ts';
import { schema } from '../commands/schema.ts';
import { fail, type Question } from './answer.ts';

/** What a cart as JSON may say. */
export const onSchema: Question = ({ operands: [more], language }, environment) =>
  Promise.resolve(
    more === undefined
      ? E.right({ outcome: schema(), language: language ?? environment.language })
      : fail({ type: 'TooManyWords', word: more }),
  );
