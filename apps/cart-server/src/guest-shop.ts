import { handle } from '@baguni/backend';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { TOKENS } from './compose/container.ts';
import { readConfig } from './config/config.ts';
import { mustBeSameOrigin } from './http/refused.ts';
import { tenantOf } from './http/storefront.ts';
import { runServer } from './run.ts';
import type { AddSignIn } from './session/visitors.ts';
import { cacheResponses } from './store/response-cache.ts';

/** A sign-in with one route: a guest chooses to order as a non-member. */
const signInOf =
  (server: ResolutionContext): AddSignIn =>
  (app, visitors) => {
    const config = server.get(TOKENS.config);
    app.post('/order-without-sign-in', async (request, reply) => {
      mustBeSameOrigin(request, config);
      await visitors.orderAsNonMember(request, reply, tenantOf(request, config));
      return reply.status(204).send();
    });
    return Promise.resolve();
  };

const module = new ContainerModule(({ bind }) => {
  bind(TOKENS.handle).toDynamicValue((server) => cacheResponses(handle, server.get(TOKENS.store)));
  bind(TOKENS.signIn).toDynamicValue(signInOf);
});

// the server of the guide "from an empty database to the first order"
await runServer(() => readConfig(process.env), {
  module,
  prepare: () => Promise.resolve(),
  announce: (port) => [`The shop listens at http://127.0.0.1:${port}`],
});
