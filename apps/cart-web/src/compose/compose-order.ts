import type { Log, TxKey } from '@baguni/domain';
import type { ViewContext } from '@baguni/presentation';
import { Container } from 'inversify';
import type { OrderDesk } from '../order/order-desk.ts';
import { browserModule } from './browser-module.ts';
import type { PageConfig } from './config.ts';
import { httpModule } from './http-module.ts';
import { orderModule } from './order-module.ts';
import { tokens } from './tokens.ts';

/** An order page, composed. */
export interface OrderApp {
  readonly desk: OrderDesk;
  readonly context: ViewContext;
  readonly log: Log;
}

/** Binds the order page's ports to their adapters. */
export const composeOrder = (config: PageConfig, txKey: TxKey): OrderApp => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(tokens.config).toConstantValue(config);
  container.load(browserModule, httpModule, orderModule(txKey));
  return { desk: container.get(tokens.desk), context: container.get(tokens.context), log: container.get(tokens.log) };
};
