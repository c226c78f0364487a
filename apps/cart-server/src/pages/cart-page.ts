import {
  type Language,
  featuresOf,
  visibleTabs,
  type CartTab,
  type Storefront,
  appOf,
  rightSegments,
  withTab,
  cartPath,
  orderPath,
  type RoutePage,
  type RouteQuery,
  type Segments,
  parseRoute,
  trackingCodeOf,
} from '@baguni/domain/internal';
import { tabType } from '@baguni/contract';
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import { finished, Readable } from 'node:stream';
import { html } from '../html/html.ts';
import type { Config } from '../config/config.ts';
import {
  clearCookie,
  cookieIn,
  charsetLanguage,
  browserDevice,
  keepsSegment,
  tenantOf,
  keepCharset,
  preferredLanguage,
} from '../http/storefront.ts';
import { shopperMark } from '../session/tokens.ts';
import type { Visitors } from '../session/visitors.ts';
import { emptyDocument, type BuiltPage } from './built-page.ts';
import { pageRequest, placeOf, type DrawDeps, drawnDocument } from './drawn-page.ts';
import { addBrowserNotice, withBrowserNotice } from './outdated-browser.ts';

/** Descriptions of the cart that search engines show below its title. */
export const descriptions: Readonly<Record<Language, string>> = {
  ko: '여러 판매자의 상품을 한 장바구니에서 할인, 쿠폰, 배송비와 도착일까지 확인하고 주문하세요.',
  en: 'One cart for the items of all sellers: check discounts, coupons, shipping and arrival dates, then order.',
  cn: '在一个购物车里查看所有卖家商品的优惠、优惠券、运费和送达日期，然后一起下单。',
  jp: 'すべての販売者の商品を1つのカートで。割引、クーポン、送料、お届け日を確認して注文できます。',
};

/** Adds a description in the language of the page to the head of a document. */
const withDescription = (document: string, language: Language): string =>
  document.replace(
    '</title>',
    (end) => `${end}${html`<meta name="description" content="${descriptions[language]}" />`.text}`,
  );

/**
 * Takes the tab that another page chose by cookie and clears the cookie (LS-09). Keeps it if there are no tabs;
 * ignores a hidden tab.
 */
const takeChosenTab = (
  request: FastifyRequest,
  reply: FastifyReply,
  storefront: Storefront,
  config: Config,
): CartTab | undefined => {
  const tabs = visibleTabs(featuresOf(storefront));
  const chosen = cookieIn(request, tabType);
  if (tabs.length === 0 || chosen === undefined) return undefined;
  // HEAD does not open the page
  if (request.method === 'GET') clearCookie(reply, tabType, config);
  return chosen !== undefined && tabs.includes(chosen) ? chosen : undefined;
};

type Asked = Exclude<RoutePage, { readonly type: 'Root' | 'Unknown' }>;

const withSegments = (url: string, asked: Asked, { language, device }: Segments): string => {
  const place = { language, device };
  const path = asked.type === 'Cart' ? cartPath({ ...asked, ...place }) : orderPath({ ...asked, ...place });
  return path + url.slice(url.search(/\?|$/u));
};

const storefrontOf = (request: FastifyRequest, segments: Segments, config: Config): Storefront => ({
  ...segments,
  tenant: tenantOf(request, config),
  app: appOf(request.headers['user-agent'] ?? ''),
});

/**
 * Redirect path of a page for a browser, or null if the path is right (RT-05, RT-06). Applies and clears the tab
 * cookie of the cart (LS-09).
 */
const rightPath = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
  query: RouteQuery,
  config: Config,
): string | null => {
  const fromPC = keepsSegment(request, reply, query.fromPC, config);
  const browser = { device: browserDevice(request, config), fromPC, charset: charsetLanguage(request) };
  const segments = rightSegments(asked, browser);
  const storefront = storefrontOf(request, segments, config);
  const tab = asked.type === 'Cart' ? takeChosenTab(request, reply, storefront, config) : undefined;
  const path = withSegments(request.url, asked, segments);
  const tabbed = tab === undefined ? path : withTab(path, tab);
  return tabbed === request.url ? null : tabbed;
};

type ShownPage = Extract<RoutePage, { readonly language: Language }>;

/** Limit of concurrently rendered pages; above it browsers render their page. */
const MOST_DRAWN = 8;

/** A kept copy would show an old cart or another buyer’s, also after Back (AZ-7). */
const KEPT_NOWHERE = 'private, no-store';

interface CartPageDeps extends DrawDeps {
  readonly built: () => Promise<BuiltPage | null>;
  readonly visitors: Visitors;
}

const LANGUAGE = '/:language(^(?:ko|en|cn|jp)$)';

/** Sends the rendered page and returns true, or returns false so that the browser renders it. */
type Draw = (request: FastifyRequest, reply: FastifyReply, page: BuiltPage, language: Language) => Promise<boolean>;

const earlyFor = ({ config }: CartPageDeps, request: FastifyRequest, { early }: BuiltPage): string =>
  early(trackingCodeOf({ tenant: tenantOf(request, config), ...placeOf(request) }));

const drawing = (deps: CartPageDeps): Draw => {
  let running = 0;
  return async (request, reply, page, language) => {
    const { parts, render } = page;
    const visitor = await deps.visitors.enter(request, reply, tenantOf(request, deps.config));
    // the browser has a newer cookie, renders the page and reads with that cookie
    if (visitor === null) return false;
    request.visitor = visitor;
    // the browser reads all groups before it shows the cart (PG-20)
    if (deps.config.environment.showsPageAfter === 'All') return false;
    if (render === undefined || running >= MOST_DRAWN) return false;
    const drawn = await render(pageRequest(deps, request, visitor, page));
    if (drawn === undefined) return false;
    running += 1;
    finished(reply.raw, () => void (running -= 1));
    reply.header('cache-control', KEPT_NOWHERE).type('text/html; charset=utf-8');
    const files = { early: earlyFor(deps, request, page), next: page.next(language) };
    const told = { ...parts, before: withBrowserNotice(withDescription(parts.before, language), request, language) };
    // do not return the reply: it is thenable and a promise would wait for it
    const root = { ...drawn.root, 'data-shopper': shopperMark(visitor.session) };
    reply.send(Readable.from(drawnDocument(told, files, { ...drawn, root })));
    return true;
  };
};

const sendEmpty = (
  deps: CartPageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  built: BuiltPage,
  shown: ShownPage,
): FastifyReply => {
  const empty = emptyDocument(built, shown, earlyFor(deps, request, built));
  return reply
    .header('cache-control', KEPT_NOWHERE)
    .type('text/html; charset=utf-8')
    .send(withBrowserNotice(withDescription(empty, shown.language), request, shown.language));
};

/** Adds cart and order pages, and redirects to their tab, device and language (RT-01, RT-02, RT-05, RT-06). */
export const addCartPages = (app: FastifyInstance, deps: CartPageDeps): void => {
  const { built } = deps;
  const draw = drawing(deps);
  addBrowserNotice(app, deps.config);
  const send = async (request: FastifyRequest, reply: FastifyReply, shown: ShownPage): Promise<FastifyReply> => {
    const page = await built();
    if (page === null)
      return reply.status(503).type('text/plain; charset=utf-8').send('The page is not built: npm run build');
    reply.header('content-security-policy', page.policy);
    const isDrawn = request.method === 'GET' && (await draw(request, reply, page, shown.language));
    return isDrawn ? reply : sendEmpty(deps, request, reply, page, shown);
  };
  const open = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    tenantOf(request, deps.config);
    const { page, query } = parseRoute(request.url);
    if (page.type === 'Unknown') {
      reply.callNotFound();
      return reply;
    }
    keepCharset(request, reply, deps.config);
    const asked =
      page.type === 'Root'
        ? ({ type: 'Cart', language: preferredLanguage(request), device: undefined, tab: page.tab } as const)
        : page;
    const path = rightPath(request, reply, asked, query, deps.config);
    return path === null ? send(request, reply, asked) : reply.header('cache-control', 'no-store').redirect(path, 302);
  };
  for (const path of ['/', '/cart', '/cart/*', LANGUAGE, `${LANGUAGE}/*`]) app.get(path, open);
};
