import { demoBuyerOf, demoBuyers, resetDemoBuyer, type DemoBuyer } from '@baguni/backend';
import {
  preferredLanguage,
  Refused,
  returnAddressOf,
  returnUrlIn,
  standFor,
  tenantOf,
  type Visitor,
} from '@baguni/cart-server';
import { languages, tenants, type Language, type Tenant } from '@baguni/domain/internal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms, fieldsOf, queryOf, sendPage, type Fields } from '../markup/forms.ts';
import type { BuyerDeps } from './buyer-deps.ts';
import { buyersPage } from './buyers-page.tsx';
import { addClub } from './club.tsx';
import { addSelfAuthentication } from './self-authentication.tsx';

const FORM_BYTES = 1_024;

const languageOf = (asked: string | null | undefined, request: FastifyRequest): Language =>
  languages.find((language) => language === asked) ?? preferredLanguage(request);

const addressesOf = (
  { host, hostname, protocol }: FastifyRequest,
  { config }: BuyerDeps,
): Readonly<Record<Tenant, string>> => {
  const port = host.includes(':') ? `:${host.split(':').at(-1) ?? ''}` : '';
  const of = (tenant: Tenant): string => `${protocol}://${config.hosts[tenant]?.pc.cart ?? hostname}${port}/demo`;
  return { marketplace: of(tenants[0]), outlet: of(tenants[1]) };
};

const buyerIn = (fields: Fields, tenant: Tenant): DemoBuyer => {
  const buyer = demoBuyerOf(fields.get('buyer') ?? '', tenant);
  if (!buyer) throw new Refused(400, 'no such demo buyer');
  return buyer;
};

const isSignedIn = async ({ store }: BuyerDeps, visitor: Visitor | null): Promise<boolean> =>
  visitor !== null && (await store.transaction((tx) => tx.buyer(visitor.session.scope))) !== null;

const show = async (deps: BuyerDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const tenant = tenantOf(request, deps.config);
  const visitor = await deps.visitors.find(request, tenant);
  const buyers = demoBuyers(tenant);
  const asked = returnUrlIn(request);
  const back = asked === null ? null : returnAddressOf(asked);
  const owner = visitor?.session.scope.owner;
  const page = buyersPage({
    language: back?.language ?? languageOf(queryOf(request).get('lang'), request),
    returnUrl: back?.path ?? null,
    offersNonMember: back?.isOrder === true && !(await isSignedIn(deps, visitor)),
    tenant,
    addresses: addressesOf(request, deps),
    buyers,
    current: buyers.find(({ session }) => session.scope.owner === owner)?.name ?? null,
  });
  return sendPage(reply, page);
};

const signIn = async (deps: BuyerDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const fields = fieldsOf(request);
  const buyer = buyerIn(fields, tenantOf(request, deps.config));
  await deps.visitors.signIn(request, reply, buyer.session);
  const device = fields.get('device') === 'm' ? 'm' : 'pc';
  standFor(request, reply, device);
  const asked = fields.get('returnUrl');
  const path =
    asked === undefined ? `/${languageOf(fields.get('lang'), request)}/${device}/cart` : returnAddressOf(asked).path;
  return reply.redirect(path, 303);
};

const backToList = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(`/demo?lang=${languageOf(fieldsOf(request).get('lang'), request)}`, 303);

/** Signs a new browser in as the first demo buyer when it opens `/` (SV-02). */
const signInNewBrowsers = (app: FastifyInstance, { visitors, config }: BuyerDeps): void => {
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url !== '/' || request.method !== 'GET') return;
    const tenant = tenantOf(request, config);
    const [first] = demoBuyers(tenant);
    if (first && (await visitors.find(request, tenant)) === null) await visitors.signIn(request, reply, first.session);
  });
};

/** Adds the list of demo buyers and signing in as any of them (SV-02). */
export const addBuyers = async (app: FastifyInstance, deps: BuyerDeps): Promise<void> => {
  signInNewBrowsers(app, deps);
  await app.register(async (demo) => {
    acceptForms(demo, deps.config, FORM_BYTES);
    demo.get('/demo', (request, reply) => show(deps, request, reply));
    demo.post('/demo/signIn', (request, reply) => signIn(deps, request, reply));
    demo.post('/demo/orderAsNonMember', async (request, reply) => {
      await deps.visitors.orderAsNonMember(request, reply, tenantOf(request, deps.config));
      return reply.redirect(returnAddressOf(fieldsOf(request).get('returnUrl') ?? null).path, 303);
    });
    demo.post('/demo/signOut', async (request, reply) => {
      await deps.visitors.signOut(request, reply);
      // also clears the page’s stored cart data (AZ-7)
      return backToList(request, reply.header('clear-site-data', '"storage"'));
    });
    demo.post('/demo/reset', async (request, reply) => {
      const tenant = tenantOf(request, deps.config);
      await resetDemoBuyer(deps.store, tenant, buyerIn(fieldsOf(request), tenant).name, deps.now());
      return backToList(request, reply);
    });
    addSelfAuthentication(demo, deps);
    addClub(demo, deps);
  });
};
