import { either as E } from 'fp-ts';
import { diff } from '../commands/diff/diff.ts';
import { fail, momentOf, wordingOf, type Question } from './answer.ts';
import { cartIn, namesInputAgain } from './read-operand.ts';

/** What is otherwise in the second of two carts. */
export const onTwoCarts: Question = async (call, environment) => {
  const [first, second, more] = call.operands;
  if (first === undefined || second === undefined) return fail({ type: 'NotTwoCarts' });
  if (more !== undefined) return fail({ type: 'TooManyWords', word: more });
  if (namesInputAgain(call)) return fail({ type: 'TooManyWords', word: second });
  const [a, b] = [await cartIn(first, call, environment), await cartIn(second, call, environment)];
  if (E.isLeft(a) || E.isLeft(b)) return fail(...(E.isLeft(a) ? a.left : []), ...(E.isLeft(b) ? b.left : []));
  const carts = [a.right, b.right] as const;
  const nows = [momentOf(a.right.state, call, environment), momentOf(b.right.state, call, environment)] as const;
  const language = call.language ?? b.right.language ?? a.right.language ?? environment.language;
  const wording = wordingOf(language, b.right.engine);
  const outcome = diff(carts, [first, second], nows, wording, await environment.messages(language));
  return E.right({ outcome, language });
};
