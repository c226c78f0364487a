import { either as E } from 'fp-ts';
import { isSchemaName, schema } from '../commands/schema.ts';
import { fail, type Answer, type Question } from './answer.ts';

/** What a cart as JSON may say, or a shop; a cart where neither is named. */
export const onSchema: Question = ({ operands: [name = 'cart', more], language }, environment) => {
  const answer = (): Answer => {
    if (more !== undefined) return fail({ type: 'TooManyWords', word: more });
    if (!isSchemaName(name)) return fail({ type: 'UnknownSchema', word: name });
    return E.right({ outcome: schema(name), language: language ?? environment.language });
  };
  return Promise.resolve(answer());
};
