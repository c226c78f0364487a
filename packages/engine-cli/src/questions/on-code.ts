import { nearest } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import { codesOf, explain } from '../commands/explain/explain.ts';
import type { Outcome } from '../output/outcome.ts';
import { fail, wordingOf, type Question } from './answer.ts';
import { shopIn } from './read-operand.ts';

/** A question about a code and the values of its message, of the marketplace or of the shop of the call. */
export const onCode: Question = async (call, environment) => {
  const [code, ...values] = call.operands;
  if (code === undefined) return fail({ type: 'NoCode' });
  const shop = await shopIn(call, environment);
  if (E.isLeft(shop)) return shop;
  const language = call.language ?? environment.language;
  const wording = wordingOf(language, shop.right.engine);
  const outcome = explain(code, values, wording, await environment.messages(language));
  if (O.isNone(outcome)) return fail({ type: 'UnknownCode', word: code, fits: nearest(code, codesOf(wording)) });
  return E.map((value: Outcome) => ({ outcome: value, language }))(outcome.value);
};
