import { either as E } from 'fp-ts';
import type { Environment } from '@baguni/domain';
import type { Handler } from '../../request/handler.ts';

/** What the server says of itself (CM-43). */
export const getEnvironment: Handler<void, Environment> =
  ({ environment }) =>
  async () =>
    E.right(environment);
