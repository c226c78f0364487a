import type { ItemLinkLog, ClientActivity, ClientError, ScriptError } from '@baguni/contract';
import type { Environment } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Handler } from '../request/handler.ts';

export const getEnvironment: Handler<void, Environment> =
  ({ environment }) =>
  async () =>
    E.right(environment);

/** Logs a shopper activity; its text is untrusted (CM-42, LG-2). */
export const logClientActivity: Handler<ClientActivity, void> =
  ({ report }) =>
  async (activity) => {
    report('Activity', JSON.stringify(activity));
    return E.right(undefined);
  };

/** Logs a page error; its text is untrusted (CM-40, LG-2). */
export const logClientError: Handler<ClientError, void> =
  ({ report }) =>
  async (error) => {
    report('Error', JSON.stringify(error));
    return E.right(undefined);
  };

/** Logs a script load failure; its text is untrusted (CM-41, LG-2). */
export const logScriptError: Handler<ScriptError, void> =
  ({ report }) =>
  async (error) => {
    report('Error', JSON.stringify(error));
    return E.right(undefined);
  };

export const logItemLink: Handler<ItemLinkLog, void> =
  ({ report }) =>
  async (followed) => {
    report('Activity', JSON.stringify(followed));
    return E.right(undefined);
  };

export const checkHealth: Handler<void, void> = () => async () => E.right(undefined);
