import { joinClub } from '@baguni/backend';
import { framedPolicy, logGateway, pageLook, preferredLanguage, tenantOf } from '@baguni/cart-server';
import { clubPagePath, clubPages, clubTermPath, clubTerms, languages, type Language } from '@baguni/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderPage } from '../markup/document.tsx';
import { queryOf, sendPage } from '../markup/forms.ts';
import type { BuyerDeps } from './buyer-deps.ts';
import { texts } from '../texts/texts.ts';

const languageOf = (request: FastifyRequest): Language => {
  const asked = queryOf(request).get('lang');
  return languages.find((language) => language === asked) ?? preferredLanguage(request);
};

/** Sends a page that the cart may show in a frame, and no other site (CL-03, CL-04). */
const send = (request: FastifyRequest, reply: FastifyReply, title: string, content: ReactNode): FastifyReply => {
  logGateway(request, [], request.method === 'POST' ? 'a form of the club is sent' : 'a page of the club is opened');
  const { language, tenant } = pageLook(request, languageOf(request));
  reply.header('content-security-policy', framedPolicy).header('x-frame-options', 'SAMEORIGIN');
  return sendPage(
    reply,
    renderPage(
      { language, tenant, title },
      <main>
        <div className="title">
          <h1>{title}</h1>
        </div>
        {content}
      </main>,
    ),
  );
};

/** Adds the club's pages of the demo: its terms, and where a buyer joins or pays (CL-03..CL-05). */
export const addClub = (demo: FastifyInstance, { visitors, store, now, config }: BuyerDeps): void => {
  for (const term of clubTerms)
    demo.get(clubTermPath(term), (request, reply) => {
      const { title, paragraphs } = texts[languageOf(request)].club.terms[term];
      return send(
        request,
        reply,
        title,
        paragraphs.map((text) => (
          <p key={text} className="lead">
            {text}
          </p>
        )),
      );
    });
  for (const page of clubPages) {
    demo.get(clubPagePath(page), (request, reply) => {
      const language = languageOf(request);
      const { title, lead, button } = texts[language].club.pages[page];
      return send(
        request,
        reply,
        title,
        <>
          <p className="lead">{lead}</p>
          <form className="actions" method="post" action={`${clubPagePath(page)}?lang=${language}`}>
            <button type="submit" className="button">
              {button}
            </button>
          </form>
        </>,
      );
    });
    demo.post(clubPagePath(page), async (request, reply) => {
      const { pages, done, notFor } = texts[languageOf(request)].club;
      const visitor = await visitors.find(request, tenantOf(request, config));
      const isJoined = visitor !== null && (await joinClub(store, visitor.session.scope, page, now()));
      return send(
        request,
        reply,
        pages[page].title,
        <p className="lead">
          <output>{isJoined ? done : notFor}</output>
        </p>,
      );
    });
  }
};
