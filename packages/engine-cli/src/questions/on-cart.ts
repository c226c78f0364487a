import type { Messages } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { ReadCart } from '../input/read-cart.ts';
import type { Wording } from '../commands/naming.ts';
import type { Outcome } from '../output/outcome.ts';
import { fail, momentOf, wordingOf, type Question } from './answer.ts';
import { cartIn, readsInputTwice, shopIn } from './read-operand.ts';

/** A command that answers something of one cart. @param now ms since 1970 UTC */
export type OnCart = (asked: ReadCart, now: number, wording: Wording, messages: Messages, nodes?: number) => Outcome;

/** A question about the cart of the one file that is named, or of standard input. */
export const onCart =
  (command: OnCart): Question =>
  async (call, environment) => {
    const [file, more] = call.operands;
    if (more !== undefined) return fail({ type: 'TooManyWords', word: more });
    if (readsInputTwice(call)) return fail({ type: 'InputTwice' });
    const shop = await shopIn(call, environment);
    if (E.isLeft(shop)) return shop;
    const read = await cartIn(file, call, environment, shop.right);
    if (E.isLeft(read)) return read;
    const { state, engine, language: said } = read.right;
    const language = call.language ?? said ?? environment.language;
    const now = momentOf(state, call, environment);
    const outcome = command(
      read.right,
      now,
      wordingOf(language, engine),
      await environment.messages(language),
      call.nodes,
    );
    return E.right({ outcome, language });
  };
