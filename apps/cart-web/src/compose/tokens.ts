import type { HttpDeps } from '@baguni/adapters';
import type { PageOverlays } from '@baguni/components';
import type { CartServer, Clock, Log, Memory, Orders, Page, Shopper } from '@baguni/domain';
import type { After, Announcer, CartStore, CartViews, LayerStore, ToastStore, ViewContext } from '@baguni/presentation';
import type { CartSession } from '@baguni/use-cases';
import type { OrderDesk } from '../order/order-desk.ts';
import type { CommandGate } from './command-gate.ts';
import type { PageConfig } from './config.ts';
import { token } from './token.ts';

/** Everything that a page is composed of, by name. */
export const tokens = {
  config: token<PageConfig>('config'),
  environmentName: token<HttpDeps['environmentName']>('environmentName'),
  context: token<ViewContext>('context'),
  http: token<HttpDeps>('http'),
  server: token<CartServer>('server'),
  orders: token<Orders>('orders'),
  log: token<Log>('log'),
  clock: token<Clock>('clock'),
  after: token<After>('after'),
  memory: token<Memory>('memory'),
  page: token<Page>('page'),
  layers: token<LayerStore>('layers'),
  toasts: token<ToastStore>('toasts'),
  shopper: token<Shopper>('shopper'),
  gate: token<CommandGate>('gate'),
  store: token<CartStore>('store'),
  views: token<CartViews>('views'),
  overlays: token<PageOverlays>('overlays'),
  announcer: token<Announcer>('announcer'),
  desk: token<OrderDesk>('desk'),
  session: token<CartSession>('session'),
} as const;
