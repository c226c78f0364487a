import type { FastifyInstance } from 'fastify';
import { browserDevice, preferredLanguage, tenantOf } from '../http/storefront.ts';
import { queryOf, type PageDeps } from './cart-page.ts';

/** Redirects `/` to the browser's language and device (RT-01). */
export const addRootPage = (app: FastifyInstance, { config }: PageDeps): void => {
  app.get('/', (request, reply) => {
    tenantOf(request, config);
    const path = `/${preferredLanguage(request)}/${browserDevice(request, config)}/cart`;
    return reply
      .header('cache-control', 'no-store')
      .header('vary', 'Accept-Language, Cookie, User-Agent')
      .redirect(`${path}${queryOf(request)}`, 302);
  });
};
