import { loadWording, momentOf, type Command, type Outcome } from '../input/command.ts';
import { readCart, readShop, rejectSecondInput, type ReadCart } from '../input/read-input.ts';
import type { Wording } from '../output/wording.ts';

/** Creates a command that reads one cart. */
export const answerCart =
  (answer: (read: ReadCart, now: number, wording: Wording, nodes?: number) => Outcome): Command =>
  async (call) => {
    rejectSecondInput(call);
    const shop = await readShop(call);
    const read = await readCart(call, call.operands[0], shop);
    const wording = await loadWording(call, read.engine, read.language);
    return answer(read, momentOf(call, read.state), wording, call.options.nodes);
  };
