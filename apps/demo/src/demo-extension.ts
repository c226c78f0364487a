import { demoBuyers, handle, misbehaving, seedDemo } from '@baguni/backend';
import { cacheResponses, TOKENS, type AddSignIn, type ServerExtension } from '@baguni/cart-server';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { addBuyers } from './buyers/routes.ts';
import { referencePages } from './gateways/reference-pages.tsx';
import { addShop } from './shop/routes.ts';

/** Names the bundle; null if the demo runs from its sources, which may have changed since the last start. */
const build = process.env['BAGUNI_BUILD'] ?? null;

const signIn =
  (server: ResolutionContext): AddSignIn =>
  (app, visitors) =>
    addBuyers(app, {
      store: server.get(TOKENS.store),
      now: server.get(TOKENS.now),
      config: server.get(TOKENS.config),
      visitors,
    });

/** Adds demo buyers, whose calls fail if their scenario requires it, sample gateway pages and a shop to the server. */
export const demoModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.handle).toDynamicValue((server) => misbehaving(cacheResponses(handle, server.get(TOKENS.store))));
  bind(TOKENS.signIn).toDynamicValue(signIn);
  bind(TOKENS.gatewayPages).toDynamicValue((server) => referencePages(server.get(TOKENS.store)));
  bind(TOKENS.storefront).toConstantValue(addShop);
});

export const demo: ServerExtension = {
  module: demoModule,
  prepare: (store, now) => seedDemo(store, now, build),
  announce: (port) => [
    `\n  The cart        http://localhost:${port}/`,
    `  Demo buyers     http://localhost:${port}/demo`,
    `  Outlet          http://outlet.localhost:${port}/demo`,
    `  API             http://localhost:${port}/docs\n`,
    ...demoBuyers('marketplace').map(({ name, title }) => `    ${name.padEnd(22)}${title.en}`),
  ],
};
