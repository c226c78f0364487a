import { joinClub } from '@baguni/backend';
import {
  clubPagePath,
  clubPages,
  clubTermPath,
  clubTerms,
  languages,
  type ClubPage,
  type ClubTerm,
  type Language,
} from '@baguni/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from '../html/html.ts';
import { plainPage } from '../html/plain-page.ts';
import { framedPolicy } from '../http/headers.ts';
import { languageTag, preferredLanguage } from '../http/language.ts';
import { pageLook, type PageLook } from '../http/page-look.ts';
import { tenantOf } from '../http/tenant.ts';
import { clubPageWords } from './club-words.ts';
import type { DemoDeps } from './deps.ts';

const page = ({ language, tenant }: PageLook, title: string, body: Html): Html =>
  plainPage(
    { lang: languageTag[language], tenant, title },
    html`<main>
      <div class="title"><h1>${title}</h1></div>
      ${body}
    </main>`,
  );

const languageOf = (request: FastifyRequest): Language => {
  const asked = new URLSearchParams(request.url.split('?')[1] ?? '').get('lang');
  return languages.find((language) => language === asked) ?? preferredLanguage(request);
};

/** A page that the cart may show in a frame; no other site may (CL-03, CL-04). */
const send = (reply: FastifyReply, { text }: Html): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', framedPolicy)
    .header('x-frame-options', 'SAMEORIGIN')
    .type('text/html; charset=utf-8')
    .send(text);

const paragraphs = (texts: readonly string[]): Html => html`${texts.map((text) => html`<p class="lead">${text}</p>`)}`;

const showTerm = (term: ClubTerm, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const language = languageOf(request);
  const [title, ...texts] = clubPageWords[language].terms[term];
  return send(reply, page(pageLook(request, language), title, paragraphs(texts)));
};

const showPage = (of: ClubPage, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const language = languageOf(request);
  const [title, lead, button] = clubPageWords[language].pages[of];
  const body = html`<p class="lead">${lead}</p>
    <form class="actions" method="post" action="${clubPagePath(of)}?lang=${language}">
      <button class="button">${button}</button>
    </form>`;
  return send(reply, page(pageLook(request, language), title, body));
};

const join = async (deps: DemoDeps, of: ClubPage, request: FastifyRequest, reply: FastifyReply) => {
  const language = languageOf(request);
  const { pages, done, notFor } = clubPageWords[language];
  const visitor = await deps.visitors.find(request, tenantOf(request, deps.config));
  const isJoined = visitor !== null && (await joinClub(deps.store, visitor.session.scope, of, deps.now()));
  return send(
    reply,
    page(
      pageLook(request, language),
      pages[of][0],
      html`<p class="lead" role="status">${isJoined ? done : notFor}</p>`,
    ),
  );
};

/** The club's own pages as the demo has them: the terms, and where one joins or pays (CL-03..CL-05). */
export const addClub = (demo: FastifyInstance, deps: DemoDeps): void => {
  for (const term of clubTerms) demo.get(clubTermPath(term), (request, reply) => showTerm(term, request, reply));
  for (const of of clubPages) {
    demo.get(clubPagePath(of), (request, reply) => showPage(of, request, reply));
    demo.post(clubPagePath(of), (request, reply) => join(deps, of, request, reply));
  }
};
