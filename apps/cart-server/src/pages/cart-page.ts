import { finished, Readable } from 'node:stream';
import { parseRoute, trackingCodeOf, type Language, type RoutePage } from '@baguni/domain/internal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepCharset, preferredLanguage, tenantOf } from '../http/storefront.ts';
import { shopperMark } from '../session/stored-sessions.ts';
import type { Visitors } from '../session/visitors.ts';
import { emptyDocument, type BuiltPage } from './built-page.ts';
import { withDescription } from './description.ts';
import { pageRequest, placeOf, type DrawDeps, drawnDocument } from './drawn-page.ts';
import { addBrowserNotice, withBrowserNotice } from './outdated-browser.ts';
import { rightPath } from './right-path.ts';

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
