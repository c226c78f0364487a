import { either as E } from 'fp-ts';
import type { ClientError } from '@baguni/contract';
import type { Handler } from '../../request/handler.ts';

/** Takes a page's report of an error; its text is not to be trusted (CM-40, LG-2). */
export const logClientError: Handler<ClientError, void> =
  ({ report }) =>
  async (error) => {
    report(JSON.stringify(error));
    return E.right(undefined);
  };
