import { either as E } from 'fp-ts';
import type { ScriptError } from '@baguni/contract';
import type { Handler } from '../../request/handler.ts';

/** Logs that a script of a page did not load; its text is untrusted (CM-41, LG-2). */
export const logScriptError: Handler<ScriptError, void> =
  ({ report }) =>
  async (error) => {
    report('Error', JSON.stringify(error));
    return E.right(undefined);
  };
