import { demoBuyerOf, demoBuyers, resetDemoBuyer, type DemoBuyer } from '@baguni/backend';
import { hostsOf, languages, tenants, type Language, type Tenant } from '@baguni/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { standFor } from '../http/device.ts';
import { Refused } from '../http/refused.ts';
import { mustBeSameOrigin } from '../http/same-origin.ts';
import { tenantOf } from '../http/tenant.ts';
import { preferredLanguage } from '../http/language.ts';
import type { Visitor } from '../session/visitors.ts';
import { addClub } from './club.ts';
import type { DemoDeps } from './deps.ts';
import { demoPage } from './page.ts';
import { returnUrlIn, returnAddressOf } from '../http/return-address.ts';
import { addSelfAuthentication } from './self-authentication.ts';

type Fields = ReadonlyMap<string, string>;

const FORM_BYTES = 1_024;

const languageIn = (fields: Fields, request: FastifyRequest): Language =>
  languages.find((language) => language === fields.get('lang')) ?? preferredLanguage(request);

const formOf = ({ body }: FastifyRequest): Fields => new Map(typeof body === 'string' ? new URLSearchParams(body) : []);

const queryOf = ({ url }: FastifyRequest): Fields => new Map(new URLSearchParams(url.split('?')[1] ?? ''));

const addressesOf = ({ host, protocol }: FastifyRequest, { config }: DemoDeps): Readonly<Record<Tenant, string>> => {
  const port = host.includes(':') ? `:${host.split(':').at(-1) ?? ''}` : '';
  const of = (tenant: Tenant): string =>
    `${protocol}://${hostsOf(config.environment.name, tenant, 'pc').cart}${port}/demo`;
  return { marketplace: of(tenants[0]), outlet: of(tenants[1]) };
};

const buyerIn = (fields: Fields, tenant: Tenant): DemoBuyer => {
  const buyer = demoBuyerOf(fields.get('buyer') ?? '', tenant);
  if (!buyer) throw new Refused(400, 'no such demo buyer');
  return buyer;
};

const isSignedIn = async ({ store }: DemoDeps, visitor: Visitor | null): Promise<boolean> =>
  visitor !== null && (await store.transaction((tx) => tx.buyer(visitor.session.scope))) !== null;

const show = async (deps: DemoDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const tenant = tenantOf(request, deps.config);
  const visitor = await deps.visitors.find(request, tenant);
  const buyers = demoBuyers(tenant);
  const asked = returnUrlIn(request);
  const back = asked === null ? null : returnAddressOf(asked);
  const owner = visitor?.session.scope.owner;
  const page = demoPage({
    language: back?.language ?? languageIn(queryOf(request), request),
    returnUrl: back?.path ?? null,
    offersNonMember: back?.isOrder === true && !(await isSignedIn(deps, visitor)),
    tenant,
    addresses: addressesOf(request, deps),
    buyers,
    current: buyers.find(({ session }) => session.scope.owner === owner)?.name ?? null,
  });
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page.text);
};

const signIn = async (deps: DemoDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const fields = formOf(request);
  const buyer = buyerIn(fields, tenantOf(request, deps.config));
  await deps.visitors.signIn(request, reply, buyer.session);
  const device = fields.get('device') === 'm' ? 'm' : 'pc';
  standFor(request, reply, device);
  const asked = fields.get('returnUrl');
  if (asked !== undefined) return reply.redirect(returnAddressOf(asked).path, 303);
  return reply.redirect(`/${languageIn(fields, request)}/${device}/cart`, 303);
};

const orderAsNonMember = async (
  deps: DemoDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  await deps.visitors.orderAsNonMember(request, reply, tenantOf(request, deps.config));
  return reply.redirect(returnAddressOf(formOf(request).get('returnUrl') ?? null).path, 303);
};

const backToList = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.redirect(`/demo?lang=${languageIn(formOf(request), request)}`, 303);

const signOut = async (deps: DemoDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  await deps.visitors.signOut(request, reply);
  // also clears what the page stores of the cart (AZ-7)
  return backToList(request, reply.header('clear-site-data', '"storage"'));
};

const reset = async (deps: DemoDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const tenant = tenantOf(request, deps.config);
  const { name } = buyerIn(formOf(request), tenant);
  await resetDemoBuyer(deps.store, tenant, name, deps.now());
  return backToList(request, reply);
};

/** Signing in as any demo buyer (SV-02); its forms are checked by their origin (CS-1). */
export const addDemo = async (app: FastifyInstance, deps: DemoDeps): Promise<void> => {
  await app.register(async (demo) => {
    demo.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_, body, done) => done(null, body),
    );
    demo.addHook('onRequest', async (request) => {
      if (request.method === 'POST') mustBeSameOrigin(request, deps.config);
    });
    demo.get('/demo', (request, reply) => show(deps, request, reply));
    demo.post('/demo/signIn', (request, reply) => signIn(deps, request, reply));
    demo.post('/demo/orderAsNonMember', (request, reply) => orderAsNonMember(deps, request, reply));
    demo.post('/demo/signOut', (request, reply) => signOut(deps, request, reply));
    addSelfAuthentication(demo, deps);
    addClub(demo, deps);
    demo.post('/demo/reset', (request, reply) => reset(deps, request, reply));
  });
};
