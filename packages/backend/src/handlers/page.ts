import type { ClientActivity, ClientError, ScriptError } from '@baguni/contract';
import type { Environment, ItemLinkLog } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Handler } from '../request/handler.ts';

/** What the server says of itself (CM-43). */
export const getEnvironment: Handler<void, Environment> =
  ({ environment }) =>
  async () =>
    E.right(environment);

/** Logs what a page says that its shopper has done; its text is untrusted (CM-42, LG-2). */
export const logClientActivity: Handler<ClientActivity, void> =
  ({ report }) =>
  async (activity) => {
    report('Activity', JSON.stringify(activity));
    return E.right(undefined);
  };

/** Logs an error that a page reports; its text is untrusted (CM-40, LG-2). */
export const logClientError: Handler<ClientError, void> =
  ({ report }) =>
  async (error) => {
    report('Error', JSON.stringify(error));
    return E.right(undefined);
  };

/** Logs that a script of a page did not load; its text is untrusted (CM-41, LG-2). */
export const logScriptError: Handler<ScriptError, void> =
  ({ report }) =>
  async (error) => {
    report('Error', JSON.stringify(error));
    return E.right(undefined);
  };

/** Logs that a link of an item was followed; its text is untrusted (XT-01, LG-2). */
export const logItemLink: Handler<ItemLinkLog, void> =
  ({ report }) =>
  async (followed) => {
    report('Activity', JSON.stringify(followed));
    return E.right(undefined);
  };

/** The checkout server answers: it could begin a transaction (CM-50). */
export const checkHealth: Handler<void, void> = () => async () => E.right(undefined);
