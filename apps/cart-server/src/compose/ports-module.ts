import { randomBytes } from 'node:crypto';
import { demoOverseas, type Backend } from '@baguni/backend';
import { engineOffers } from '@baguni/contract/engine/offers';
import { orderCheck } from '@baguni/contract/engine/orders';
import { enginePrices } from '@baguni/contract/engine/prices';
import { txKey } from '@baguni/domain';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { cartWriteLimit } from '../api/routes.ts';
import { reportTo } from '../http/log.ts';
import { cookieVisitors } from '../session/cookie-visitors.ts';
import { openStore } from '../store/open-store.ts';
import { bareServer } from './bare-server.ts';
import { TOKENS } from './tokens.ts';

const backendOf = (server: ResolutionContext): Backend => {
  const store = server.get(TOKENS.store);
  return {
    store,
    environment: server.get(TOKENS.config).environment,
    overseas: demoOverseas,
    engine: { prices: enginePrices, orders: orderCheck, offers: engineOffers },
    newTxKey: () => txKey(randomBytes(16).toString('base64url')),
    report: reportTo(server.get(TOKENS.fastify).app),
  };
};

const visitorsOf = (server: ResolutionContext) =>
  cookieVisitors({
    store: server.get(TOKENS.store),
    now: server.get(TOKENS.now),
    config: server.get(TOKENS.config),
  });

export const portsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.now).toConstantValue(() => Date.now());
  bind(TOKENS.logTo).toConstantValue(null);
  bind(TOKENS.fastify).toDynamicValue((server) => bareServer(server.get(TOKENS.config), server.get(TOKENS.logTo)));
  bind(TOKENS.store)
    .toDynamicValue((server) => openStore(server.get(TOKENS.config)))
    .onDeactivation((store) => store.close());
  bind(TOKENS.visitors).toDynamicValue(visitorsOf);
  bind(TOKENS.backend).toDynamicValue(backendOf);
  bind(TOKENS.writeLimit).toDynamicValue(() => cartWriteLimit());
});
