import { either as E } from 'fp-ts';
import type { HandlerOf } from '../request/handler.ts';

export const getEnvironment: HandlerOf<'getEnvironment'> =
  ({ environment }) =>
  async () =>
    E.right(environment);

/** Logs a shopper activity; its text is untrusted (CM-42, LG-2). */
export const logClientActivity: HandlerOf<'logClientActivity'> =
  ({ report }) =>
  async (activity) => {
    report('Activity', JSON.stringify(activity));
    return E.right(undefined);
  };

/** Logs a page error; its text is untrusted (CM-40, LG-2). */
export const logClientError: HandlerOf<'logClientError'> =
  ({ report }) =>
  async (error) => {
    report('Error', JSON.stringify(error));
    return E.right(undefined);
  };

/** Logs a script load failure; its text is untrusted (CM-41, LG-2). */
export const logScriptError: HandlerOf<'logScriptError'> =
  ({ report }) =>
  async (error) => {
    report('Error', JSON.stringify(error));
    return E.right(undefined);
  };

export const logItemLink: HandlerOf<'logItemLink'> =
  ({ report }) =>
  async (followed) => {
    report('Activity', JSON.stringify(followed));
    return E.right(undefined);
  };

export const checkHealth: HandlerOf<'checkHealth'> = () => async () => E.right(undefined);
