import { unknownEnvironment, type Log, type TxKey } from '@baguni/domain';
import { orderDesk, type OrderDesk } from './order-desk.ts';
import type { PageConfig } from '../compose/config.ts';
import { portsOf } from '../compose/ports.ts';

/** What stands behind an order page. */
export interface OrderApp {
  readonly desk: OrderDesk;
  readonly log: Log;
}

/** The page of one order. Until the server has named the environment, calls wait as long as they do locally (CM-52). */
export const composeOrder = (config: PageConfig, txKey: TxKey): OrderApp => {
  const { orders, server, log, page, newKey } = portsOf(config, () => unknownEnvironment.name);
  return { desk: orderDesk({ orders, server, page, newKey, txKey }), log };
};
