import { handle, misbehaving } from '@baguni/backend';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { referencePages } from '../demo/gateway/reference-pages.ts';
import { cacheResponses } from '../store/response-cache.ts';
import { addDemo } from '../demo/routes.ts';
import { addShop } from '../shop/routes.ts';
import type { AddSignIn } from '../session/visitors.ts';
import { TOKENS } from './tokens.ts';

/** Answers calls without changes. */
export const liveModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.handle).toDynamicValue((server) => cacheResponses(handle, server.get(TOKENS.store)));
});

const demoSignIn =
  (server: ResolutionContext): AddSignIn =>
  (app, visitors) =>
    addDemo(app, {
      store: server.get(TOKENS.store),
      now: server.get(TOKENS.now),
      config: server.get(TOKENS.config),
      visitors,
    });

/** Calls misbehave where a demo buyer's scenario says so, anybody can sign in as any demo buyer, and a shop stands around the cart. */
export const demoModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.handle).toDynamicValue((server) => misbehaving(cacheResponses(handle, server.get(TOKENS.store))));
  bind(TOKENS.signIn).toDynamicValue(demoSignIn);
  bind(TOKENS.gatewayPages).toDynamicValue((server) => referencePages({ store: server.get(TOKENS.store) }));
  bind(TOKENS.storefront).toConstantValue(addShop);
});
