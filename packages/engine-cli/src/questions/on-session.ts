import { KRW } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';
import { judgeBy } from '../commands/replay-by.ts';
import { replaySession } from '../commands/replay.ts';
import { MAX_SESSION_BYTES } from '../input/read-file.ts';
import { readSession } from '../input/read-session.ts';
import { fail, wordingOf, type Question } from './answer.ts';
import { readOperand, readsInputTwice, shopIn } from './read-operand.ts';

/** A question about the session of the one file that is named, or of standard input; sessions count in won. */
export const onSession: Question = async (call, environment) => {
  const [file, more] = call.operands;
  if (more !== undefined) return fail({ type: 'TooManyWords', word: more });
  if (readsInputTwice(call)) return fail({ type: 'InputTwice' });
  const shop = await shopIn(call, environment, KRW);
  if (E.isLeft(shop)) return shop;
  const log = await readOperand(file, MAX_SESSION_BYTES, environment, readSession);
  if (E.isLeft(log)) return log;
  const { engine } = shop.right;
  const language = call.language ?? log.right.base.storefront.language;
  const outcome = replaySession(
    log.right,
    judgeBy(engine),
    wordingOf(language, engine),
    await environment.messages(language),
  );
  return E.right({ outcome, language });
};
