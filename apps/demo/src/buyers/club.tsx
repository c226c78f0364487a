import { joinClub } from '@baguni/backend';
import { framedPolicy, logGateway, pageLook, preferredLanguage, tenantOf } from '@baguni/cart-server';
import {
  CLUB_FEE_WON,
  clubPagePath,
  clubPages,
  clubTermPath,
  clubTerms,
  formatWon,
  languages,
  won,
  type ClubPage,
  type ClubTerm,
  type Language,
} from '@baguni/domain/internal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { renderPage } from '../markup/document.tsx';
import { fieldsOf, queryOf, sendPage } from '../markup/forms.ts';
import type { BuyerDeps } from './buyer-deps.ts';
import { filled, texts } from '../texts/texts.ts';

const languageOf = (request: FastifyRequest): Language => {
  const asked = queryOf(request).get('lang');
  return languages.find((language) => language === asked) ?? preferredLanguage(request);
};

/** Sends a page that the cart may show in a frame, and no other site (CL-03, CL-04). */
const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  title: string,
  content: ReactNode,
  status = 200,
): FastifyReply => {
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
    status,
  );
};

interface ClubFormProps {
  readonly language: Language;
  readonly page: ClubPage;
  /** The terms that the buyer has already agreed to. */
  readonly agreed: readonly ClubTerm[];
  /** True if the form was sent without a required term. */
  readonly lacksTerms: boolean;
}

/** Joining on a club page: a separate box for each term, as in the cart, and what it costs (CL-04, CL-05). */
function ClubForm({ language, page, agreed, lacksTerms }: ClubFormProps): ReactNode {
  const { pages, terms, consents, agree, view, agreeFirst, charge } = texts[language].club;
  const { lead, button } = pages[page];
  return (
    <>
      <p className="lead">{lead}</p>
      {/* the server checks the boxes, because browsers report them in their own language */}
      <form method="post" noValidate action={`${clubPagePath(page)}?lang=${language}`}>
        <fieldset className="consents" aria-describedby={lacksTerms ? 'agree-first' : undefined}>
          <legend>{consents}</legend>
          {clubTerms.map((term) => (
            <div key={term}>
              <label>
                <input
                  type="checkbox"
                  name={term}
                  required
                  defaultChecked={agreed.includes(term)}
                  aria-invalid={lacksTerms && !agreed.includes(term) ? true : undefined}
                />
                {filled(agree, { term: terms[term].title })}
              </label>
              <details>
                <summary aria-label={`${view}: ${terms[term].title}`}>{view}</summary>
                {terms[term].paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </details>
            </div>
          ))}
          {lacksTerms && (
            <p id="agree-first" className="error" role="alert">
              {agreeFirst}
            </p>
          )}
        </fieldset>
        <p>{filled(charge, { fee: formatWon(won(CLUB_FEE_WON), language) })}</p>
        <p className="actions">
          <button type="submit" className="button">
            {button}
          </button>
        </p>
      </form>
    </>
  );
}

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
      const { title } = texts[language].club.pages[page];
      return send(request, reply, title, <ClubForm language={language} page={page} agreed={[]} lacksTerms={false} />);
    });
    demo.post(clubPagePath(page), async (request, reply) => {
      const language = languageOf(request);
      const { pages, done, notFor } = texts[language].club;
      const visitor = await visitors.find(request, tenantOf(request, config));
      const sent = fieldsOf(request);
      const agreed = clubTerms.filter((term) => sent.has(term));
      const joining =
        visitor === null ? 'NotFor' : await joinClub(store, visitor.session.scope, { page, agreed }, now());
      return send(
        request,
        reply,
        pages[page].title,
        joining === 'NotAgreed' ? (
          <ClubForm language={language} page={page} agreed={agreed} lacksTerms />
        ) : (
          <p className="lead">
            <output>{joining === 'Joined' ? done : notFor}</output>
          </p>
        ),
        joining === 'NotAgreed' ? 422 : 200,
      );
    });
  }
};
