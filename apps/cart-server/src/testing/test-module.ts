import { demoBuyerOf, demoBuyers, handle, misbehaving, seedDemo } from '@baguni/backend';
import { FORM_TYPE } from '@baguni/contract';
import { ContainerModule } from 'inversify';
import { TOKENS } from '../compose/container.ts';
import { standFor, tenantOf } from '../http/storefront.ts';
import { Refused, mustBeSameOrigin } from '../http/refused.ts';
import { returnAddressOf } from '../pages/outdated-browser.ts';
import { cacheResponses } from '../store/response-cache.ts';
import type { Config } from '../config/config.ts';
import type { ServerExtension } from '../run.ts';
import type { AddSignIn } from '../session/visitors.ts';

/** Routes to sign in as a demo buyer in tests; the pages around them are in apps/demo. */
const addTestSignIn =
  (config: Config): AddSignIn =>
  async (app, visitors) => {
    await app.register(async (forms) => {
      forms.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_, body, done) =>
        done(null, new Map(new URLSearchParams(String(body)))),
      );
      forms.addHook('onRequest', async (request) => {
        if (request.method === 'POST') mustBeSameOrigin(request, config);
      });
      forms.post<{ Body: ReadonlyMap<string, string> }>('/demo/signIn', async (request, reply) => {
        const { body } = request;
        const buyer = demoBuyerOf(body.get('buyer') ?? '', tenantOf(request, config));
        if (!buyer) throw new Refused(400, 'no such demo buyer');
        await visitors.signIn(request, reply, buyer.session);
        const device = body.get('device') === 'm' ? 'm' : 'pc';
        standFor(request, reply, device);
        const asked = body.get('returnUrl');
        const path = asked === undefined ? `/${body.get('lang') ?? 'ko'}/${device}/cart` : returnAddressOf(asked).path;
        return reply.redirect(path, 303);
      });
      forms.post('/demo/orderAsNonMember', async (request, reply) => {
        await visitors.orderAsNonMember(request, reply, tenantOf(request, config));
        return reply.redirect('/', 303);
      });
      forms.post('/demo/signOut', async (request, reply) => {
        await visitors.signOut(request, reply);
        return reply.redirect('/', 303);
      });
    });
  };

/** Signing in as a demo buyer, whose calls fail if their scenario requires it. */
export const testModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.handle).toDynamicValue((server) => misbehaving(cacheResponses(handle, server.get(TOKENS.store))));
  bind(TOKENS.signIn).toDynamicValue((server) => addTestSignIn(server.get(TOKENS.config)));
});

/** The demo marketplace without the pages of the demo, for tests that start a process. */
export const testExtension: ServerExtension = {
  module: testModule,
  prepare: (store, now) => seedDemo(store, now),
  announce: (port) => [`http://localhost:${port}/`, ...demoBuyers('marketplace').map(({ name }) => name)],
};
