import { either as E } from 'fp-ts';
import { diff } from '../commands/diff/diff.ts';
import { fail, momentOf, wordingOf, type Question } from './answer.ts';
import { cartIn, readsInputTwice, shopIn } from './read-operand.ts';

/** What is otherwise in the second of two carts. */
export const onTwoCarts: Question = async (call, environment) => {
  const [first, second, more] = call.operands;
  if (first === undefined || second === undefined) return fail({ type: 'NotTwoCarts' });
  if (more !== undefined) return fail({ type: 'TooManyWords', word: more });
  if (readsInputTwice(call)) return fail({ type: 'InputTwice' });
  const shop = await shopIn(call, environment);
  if (E.isLeft(shop)) return shop;
  const read = (file: string) => cartIn(file, call, environment, shop.right);
  const [a, b] = [await read(first), await read(second)];
  if (E.isLeft(a) || E.isLeft(b)) return fail(...(E.isLeft(a) ? a.left : []), ...(E.isLeft(b) ? b.left : []));
  const carts = [a.right, b.right] as const;
  const nows = [momentOf(a.right.state, call, environment), momentOf(b.right.state, call, environment)] as const;
  const language = call.language ?? b.right.language ?? a.right.language ?? environment.language;
  const wording = wordingOf(language, shop.right.engine);
  const outcome = diff(carts, [first, second], nows, wording, await environment.messages(language));
  return E.right({ outcome, language });
};
