import type { Backend, Incoming } from '@baguni/backend';
import type { PageRequest, ReadCall, RenderedPage } from '@baguni/contract';
import { appOf, parseRoute, type Report } from '@baguni/domain/internal';
import type { FastifyRequest } from 'fastify';
import type { Handle } from '../store/response-cache.ts';
import type { Config } from '../config/config.ts';
import type { Visitor } from '../session/visitors.ts';
import { html } from '../html/html.ts';

export interface DrawDeps {
  readonly backend: Backend;
  readonly handle: Handle;
  readonly config: Config;
  /** Ms since 1970 UTC. */
  readonly now: () => number;
}

type Place = Pick<Incoming, 'language' | 'device'>;

export const placeOf = ({ url }: FastifyRequest): Place => {
  const { page } = parseRoute(url);
  if (page.type !== 'Cart') return { language: 'ko', device: 'pc' };
  return { language: page.language, device: page.device ?? 'pc' };
};

const userAgentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';

const readFor = (
  { backend, handle: answer }: DrawDeps,
  request: FastifyRequest,
  visitor: Visitor,
  now: number,
): ReadCall => {
  const place = placeOf(request);
  const { session, cartVersion } = visitor;
  return (call, body) =>
    answer(backend, {
      ...place,
      call,
      session,
      ...(cartVersion === null ? {} : { cartVersion }),
      idempotencyKey: null,
      body,
      now,
      isApp: appOf(userAgentOf(request)) !== undefined,
    });
};

const lineOf = (report: Report): object =>
  report.type === 'CallFailed'
    ? { report: report.type, call: report.error.requestUrl, code: report.error.resultCode }
    : { report: report.type, ...('message' in report ? { message: report.message } : {}) };

export const pageRequest = (
  deps: DrawDeps,
  request: FastifyRequest,
  visitor: Visitor,
  { overseasStyles }: Pick<PageRequest, 'overseasStyles'>,
): PageRequest => {
  const now = deps.now();
  return {
    url: `${deps.config.isSecure ? 'https' : 'http'}://${request.host}${request.url}`,
    ...(deps.config.hostWords === undefined ? {} : { hosts: deps.config.hostWords }),
    userAgent: userAgentOf(request),
    cookie: request.headers.cookie ?? '',
    overseasStyles,
    now,
    read: readFor(deps, request, visitor, now),
    log: { report: (report) => request.log.warn(lineOf(report), 'while a page was drawn') },
  };
};

/** The empty root and the noscript text, which the rendered page replaces. */
const place = /<div id="root"><\/div>(?:\s*<noscript>[\s\S]*?<\/noscript>)?/u;

const attributes = (root: RenderedPage['root']): string =>
  Object.entries(root)
    .map(([name, value]) => html` ${name}="${value}"`.text)
    .join('');

export interface PageFiles {
  readonly early: string;
  readonly next: string;
}

const style = /\s*<link rel="stylesheet"[^>]*>\s*<style>[\s\S]*?<\/style>/gu;
const script = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/gu;

const all = (document: string, part: RegExp): string => (document.match(part) ?? []).join('');

export interface DocumentParts {
  readonly before: string;
  readonly styles: string;
  readonly scripts: string;
  readonly after: string;
}

export const documentParts = (document: string): DocumentParts => {
  const [before = '', after = ''] = document.split(place);
  return {
    before: before.replace(style, '').replace(script, ''),
    styles: all(before, style),
    scripts: all(before, script),
    after,
  };
};

/**
 * Delays rendering until the whole page arrives, in browsers that support it. Partial rows would shift the layout on
 * slow connections.
 */
const allDrawn = '<link rel="expect" href="#all-drawn" blocking="render" />';

/** Styles come first, because they block rendering and connections are limited. */
const headOf = ({ before, styles }: DocumentParts, { root, title }: RenderedPage, early: string): string =>
  before
    .replace(/<html[^>]*>/u, () => `<html${attributes(root)}>`)
    .replace(/<title>[^<]*<\/title>/u, () => `${html`<title>${title}</title>`.text}${styles}${early}${allDrawn}`);

/**
 * Inserts a rendered page into the built document. Styles come first and scripts after the content, so that scripts
 * do not slow down the rows. Two chunks, because each is compressed and flushed alone.
 */
export async function* drawnDocument(
  parts: DocumentParts,
  { early, next }: PageFiles,
  page: RenderedPage,
): AsyncGenerator<string | Uint8Array> {
  yield headOf(parts, page, early);
  const body = await page.body;
  // in bytes, because V8 would copy the whole markup once more
  yield Buffer.concat([...body, `${parts.scripts}${next}${parts.after}`].map((part) => Buffer.from(part)));
}
