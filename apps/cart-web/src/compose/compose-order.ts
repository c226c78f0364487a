import type { Log, TxKey } from '@baguni/domain';
import type { OrderDesk } from '../order/order-desk.ts';
import type { PageConfig } from './config.ts';
import { containerOf } from './container.ts';
import { orderModule } from './order-module.ts';
import { tokens } from './tokens.ts';

/** What stands behind an order page. */
export interface OrderApp {
  readonly desk: OrderDesk;
  readonly log: Log;
}

/** Binds the order page's ports to their adapters. */
export const composeOrder = (config: PageConfig, txKey: TxKey): OrderApp => {
  const container = containerOf(config, orderModule(txKey));
  return { desk: container.get(tokens.desk), log: container.get(tokens.log) };
};
