import { demoBuyers } from '@baguni/backend';
import type { FastifyInstance } from 'fastify';
import { tenantOf } from '../http/tenant.ts';
import { queryOf, type PageDeps } from './cart-page.ts';
import { browserDevice } from '../http/device.ts';
import { preferredLanguage } from '../http/language.ts';

/** Redirects `/` to the browser's language and device (RT-01); a new browser in the demo is the first demo buyer's (SV-02). */
export const addRootPage = (app: FastifyInstance, { visitors, config }: PageDeps): void => {
  app.get('/', async (request, reply) => {
    const tenant = tenantOf(request, config);
    const [first] = demoBuyers(tenant);
    const isNew = (await visitors.find(request, tenant)) === null;
    if (config.isDemo && first && isNew && request.method === 'GET')
      await visitors.signIn(request, reply, first.session);
    const path = `/${preferredLanguage(request)}/${browserDevice(request, config)}/cart`;
    return reply
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Language, Cookie, User-Agent')
      .redirect(`${path}${queryOf(request)}`, 302);
  });
};
