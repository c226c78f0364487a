import { either as E } from 'fp-ts';
import type { ClientError } from '@baguni/contract';
import type { Handler } from '../../request/handler.ts';

/** Logs an error that a page reports; its text is untrusted (CM-40, LG-2). */
export const logClientError: Handler<ClientError, void> =
  ({ report }) =>
  async (error) => {
    report('Error', JSON.stringify(error));
    return E.right(undefined);
  };
