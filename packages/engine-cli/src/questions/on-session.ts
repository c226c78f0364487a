import { either as E } from 'fp-ts';
import { replaySession } from '../commands/replay.ts';
import { MAX_SESSION_BYTES } from '../input/read-file.ts';
import { readSession } from '../input/read-session.ts';
import { fail, wordingOf, type Question } from './answer.ts';
import { readOperand } from './read-operand.ts';

/** A question about the session of the one file that is named, or of standard input. */
export const onSession: Question = async (call, environment) => {
  const [file, more] = call.operands;
  if (more !== undefined) return fail({ type: 'TooManyWords', word: more });
  const log = await readOperand(file, MAX_SESSION_BYTES, environment, readSession);
  if (E.isLeft(log)) return log;
  const language = call.language ?? log.right.base.storefront.language;
  const outcome = replaySession(log.right, wordingOf(language), await environment.messages(language));
  return E.right({ outcome, language });
};
