import {
  maskedFields,
  maskedUrl,
  type FormField,
  type AskedGateway,
  askedGateway,
  detailKey,
  gatewayPageTypeOf,
  gatewayPath,
  loneLayerTypeOf,
  type GatewayDetail,
  type LayerDetail,
  allowedHosts,
  safeTarget,
  type Language,
  own,
} from '@baguni/domain/internal';
import type { FastifyRequest, FastifyInstance, FastifyReply } from 'fastify';
import type { DetailName, StoredDetail } from '@baguni/backend';
import type { Html } from '../html/html.ts';
import { browserDevice, type PageLook, keepCharset, pageLook, tenantOf } from '../http/storefront.ts';
import type { Visitor, VisitorDeps, Visitors } from '../session/visitors.ts';
import type { Config } from '../config/config.ts';
import { gatewayOrigins, gatewayTarget } from '../config/gateway-targets.ts';
import { framedHeaders, type InlineSources } from '../http/headers.ts';
import { mustBeSameOrigin } from '../http/refused.ts';
import { carrierPage, emptyLayerPage, loneLayerDocument, problemPage } from './small-pages.ts';

/**
 * Logs a gateway page or form with its address and fields, without personal data (GW-02). The demo logs warnings only,
 * but gateways as well.
 */
export const logGateway = ({ log, url }: FastifyRequest, fields: readonly FormField[], what: string): void => {
  const said = maskedFields(fields).map(({ name, value }) => `${name}=${value}`);
  const level = log.level === 'silent' ? 'silent' : 'info';
  log.child({}, { level }).info({ url: maskedUrl(url), fields: said }, what);
};

export interface GatewayAsked extends AskedGateway, PageLook {
  /** Null for a browser without a session. */
  readonly visitor: Visitor | null;
  /** Submitted fields; null if the page was only opened. */
  readonly fields: readonly FormField[] | null;
}

/** Port for the pages that gateways open (RT-09). Returns null for an unknown page: then the configured target opens. */
export type GatewayPages = (asked: GatewayAsked) => Promise<Html | null>;

export interface GatewayDeps extends VisitorDeps {
  readonly visitors: Visitors;
  readonly pages: readonly GatewayPages[];
  /** The built page in a language, which shows single layers without the cart; null if it is missing. */
  readonly document: (
    language: Language,
  ) => Promise<{ readonly markup: string; readonly inline: InlineSources } | null>;
}

const FORM_BYTES = 64 * 1024;

const send = (reply: FastifyReply, status: number, { text }: Html): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').send(text);

const notFound = (reply: FastifyReply): FastifyReply => {
  reply.callNotFound();
  return reply;
};

const paramOf = ({ params }: FastifyRequest, name: string): string => {
  const value = own(params, name);
  return typeof value === 'string' ? value : '';
};

const nameOf = (request: FastifyRequest, place: DetailName['place'], type: string): DetailName => ({
  place,
  type,
  key: detailKey(paramOf(request, 'key')),
});

/** Takes the stored data of this sender; null for others and after the first time. */
const take = async (
  { visitors, store, now, config }: GatewayDeps,
  request: FastifyRequest,
  name: DetailName,
): Promise<StoredDetail | null> => {
  const visitor = await visitors.find(request, tenantOf(request, config));
  if (!visitor) return null;
  return store.transaction((tx) => tx.takeDetail(visitor.session.scope, name, now()));
};

const baseOf = ({ protocol, host }: FastifyRequest, { isSecure }: Config): string =>
  `${isSecure ? 'https' : protocol}://${host}/`;

const checked = (address: string, request: FastifyRequest, config: Config) =>
  safeTarget(address, {
    base: baseOf(request, config),
    allowedHosts: allowedHosts(config.hosts[tenantOf(request, config)]),
  });

const targetOf = ({ action, pageType, params }: GatewayDetail): string =>
  action === '' ? gatewayPath(pageType, params) : action;

const carry = (request: FastifyRequest, reply: FastifyReply, { config }: GatewayDeps, detail: GatewayDetail) => {
  const look = pageLook(request);
  const target = checked(targetOf(detail), request, config);
  if (target === undefined) return send(reply, 400, problemPage(look, 'refused', { pageType: detail.pageType }));
  logGateway(request, detail.fields, 'a gateway opens');
  const { origin } = new URL(target);
  return send(
    reply.headers(framedHeaders([origin, ...gatewayOrigins(config)])),
    200,
    carrierPage(look, detail, target),
  );
};

const openGateway = async (deps: GatewayDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const pageType = gatewayPageTypeOf(paramOf(request, 'type'));
  if (!pageType) return notFound(reply);
  const stored = await take(deps, request, nameOf(request, 'Gateway', pageType));
  return stored?.place === 'Gateway'
    ? carry(request, reply, deps, stored.detail)
    : send(reply, 404, problemPage(pageLook(request), 'missing', { pageType }));
};

/** Leaves out pictures of sites that are not configured. */
const withOwnPictures = (detail: LayerDetail, base: string, allowed: readonly string[]): LayerDetail => ({
  ...detail,
  showingItems: detail.showingItems.map((item) => {
    const picture = safeTarget(item.itemImageUrl, { base, allowedHosts: allowed });
    return { ...item, itemImageUrl: picture ?? '' };
  }),
});

const showLayer = async (
  { config, document }: GatewayDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  name: DetailName,
  detail: LayerDetail,
): Promise<FastifyReply> => {
  const look = pageLook(request);
  const address = detail.onConfirm ?? '';
  const target = checked(address, request, config);
  if (address !== '' && target === undefined) return send(reply, 400, problemPage(look, 'refused', { layer: name }));
  const built = await document(look.language);
  if (built === null) return send(reply, 503, problemPage(look, 'refused', { layer: name }));
  const place = { ...look, device: browserDevice(request, config) };
  return send(
    reply.headers(framedHeaders(gatewayOrigins(config), config.imageHosts, built.inline)),
    200,
    loneLayerDocument(built.markup, {
      key: name.key,
      detail: withOwnPictures(detail, baseOf(request, config), config.imageHosts),
      place,
      ...(target && { target }),
    }),
  );
};

const openLayer = async (deps: GatewayDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const type = loneLayerTypeOf(paramOf(request, 'type'));
  if (!type) return notFound(reply);
  const name = nameOf(request, 'Layer', type);
  const stored = await take(deps, request, name);
  return stored?.place === 'Layer'
    ? showLayer(deps, request, reply, name, stored.detail)
    : send(reply, 404, emptyLayerPage(pageLook(request), name));
};

const searchOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const fieldsOf = ({ method, body }: FastifyRequest): readonly FormField[] | null =>
  method === 'POST'
    ? [...new URLSearchParams(typeof body === 'string' ? body : '')].map(([name, value]) => ({ name, value }))
    : null;

const showPage = async (
  { pages, visitors, config }: GatewayDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const asked = askedGateway(searchOf(request));
  if (asked === undefined) return notFound(reply);
  const fields = fieldsOf(request);
  logGateway(request, fields ?? [], fields ? 'a form of a gateway is sent' : 'a page of a gateway is opened');
  const visitor = await visitors.find(request, tenantOf(request, config));
  for (const show of pages) {
    const page = await show({ ...asked, ...pageLook(request), visitor, fields });
    if (page) return send(reply, 200, page);
  }
  const target = gatewayTarget(config, asked, tenantOf(request, config), browserDevice(request, config));
  return target === undefined
    ? send(reply, 404, problemPage(pageLook(request), 'absent', { pageType: asked.pageType }))
    : reply.redirect(target, 307);
};

/** Adds gateways (RT-07), single layers (RT-08) and the pages that gateways open (RT-09). */
export const addGateway = async (app: FastifyInstance, deps: GatewayDeps): Promise<void> => {
  const origins = gatewayOrigins(deps.config);
  await app.register(async (small) => {
    const type = 'application/x-www-form-urlencoded';
    small.addContentTypeParser(type, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_, body, done) => done(null, body));
    small.addHook('onRequest', async (request, reply) => {
      reply.headers(framedHeaders(origins, deps.config.imageHosts));
      tenantOf(request, deps.config);
      // keep the language for the page in the frame
      keepCharset(request, reply, deps.config);
      if (request.method === 'POST') mustBeSameOrigin(request, deps.config);
    });
    // a HEAD request must not use up the data
    const once = { exposeHeadRoute: false };
    small.get('/gateway/:type/:key', once, (request, reply) => openGateway(deps, request, reply));
    small.get('/layer/:type/:key', once, (request, reply) => openLayer(deps, request, reply));
    small.get('/gateway', (request, reply) => showPage(deps, request, reply));
    small.post('/gateway', (request, reply) => showPage(deps, request, reply));
  });
};
