import { either as E } from 'fp-ts';
import { check } from '../commands/check.ts';
import { checkMany, verdictOf, type CheckedFile } from '../commands/check-many.ts';
import type { Call } from '../input/call.ts';
import type { Environment } from '../input/environment.ts';
import type { Read } from '../input/json-text.ts';
import type { ReadCart } from '../input/read-cart.ts';
import { fail, momentOf, wordingOf, type Question } from './answer.ts';
import { onCart } from './on-cart.ts';
import { cartIn, readsInputTwice, shopIn } from './read-operand.ts';

const checked = (file: string, read: Read<ReadCart>, call: Call, environment: Environment): CheckedFile =>
  E.isLeft(read)
    ? { file, problems: read.left }
    : { file, ...verdictOf(read.right, momentOf(read.right.state, call, environment)) };

const onMany: Question = async (call, environment) => {
  if (readsInputTwice(call)) return fail({ type: 'InputTwice' });
  const shop = await shopIn(call, environment);
  if (E.isLeft(shop)) return shop;
  const files: CheckedFile[] = [];
  // one after the other: of a thousand carts one at a time is in memory
  for (const file of call.operands) {
    const read = await cartIn(file, call, environment, shop.right);
    files.push(checked(file, read, call, environment));
  }
  const language = call.language ?? environment.language;
  const outcome = checkMany(files, wordingOf(language, shop.right.engine), await environment.messages(language));
  return E.right({ outcome, language });
};

const onOne = onCart(check);

/** Whether a cart can be ordered, said at length of one, and as a table of several. */
export const onCarts: Question = (call, environment) => (call.operands.length > 1 ? onMany : onOne)(call, environment);
