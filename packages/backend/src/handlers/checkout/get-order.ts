import { either as E } from 'fp-ts';
import type { Order, TxKey } from '@baguni/domain';
import { orderOfShopper } from './order-of-shopper.ts';
import type { Handler } from '../../request/handler.ts';
import { orderOf } from './order-of.ts';

/** What a checkout of this shopper holds; another shopper's is not found (AZ-1). */
export const getOrder: Handler<{ readonly txKey: TxKey }, Order> =
  (deps) =>
  async ({ txKey }) =>
    E.map(orderOf)(await orderOfShopper(deps, txKey));
