import type { HttpDeps } from '@baguni/adapters';
import type { CartServer, Clock, Log, Memory, Orders, Page, Shopper } from '@baguni/domain';
import type { CartSession } from '@baguni/use-cases';
import type { OrderDesk } from '../order/order-desk.ts';
import type { PageConfig } from './config.ts';
import { token } from './token.ts';

/** Every port of the site and what is made of them, by name. */
export const tokens = {
  config: token<PageConfig>('config'),
  environmentName: token<HttpDeps['environmentName']>('environmentName'),
  http: token<HttpDeps>('http'),
  server: token<CartServer>('server'),
  orders: token<Orders>('orders'),
  log: token<Log>('log'),
  clock: token<Clock>('clock'),
  memory: token<Memory>('memory'),
  page: token<Page>('page'),
  shopper: token<Shopper>('shopper'),
  session: token<CartSession>('session'),
  desk: token<OrderDesk>('desk'),
} as const;
