import { certifyCart, verifyBuyer } from '@baguni/backend';
import { SELF_AUTHENTICATION } from '@baguni/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from '../html/html.ts';
import { plainPage } from '../html/plain-page.ts';
import { languageTag } from '../http/language.ts';
import { pageLook, type PageLook } from '../http/page-look.ts';
import { tenantOf } from '../http/tenant.ts';
import type { DemoDeps } from './deps.ts';
import { returnUrlIn, returnAddressOf } from '../http/return-address.ts';
import { selfAuthenticationWords } from './self-authentication-words.ts';

const page = ({ language, tenant }: PageLook, path: string): Html => {
  const words = selfAuthenticationWords[language];
  return plainPage(
    { lang: languageTag[language], tenant, title: words.title },
    html`<main>
      <div class="title"><h1>${words.title}</h1></div>
      <p class="lead">${words.lead}</p>
      <form class="actions" method="post" action="${SELF_AUTHENTICATION}?returnUrl=${encodeURIComponent(path)}">
        <button class="button">${words.verify}</button>
        <button class="button outlined" name="of" value="age">${words.certify}</button>
        <a class="button outlined" href="${path}">${words.back}</a>
      </form>
    </main>`,
  );
};

const show = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { path, language } = returnAddressOf(returnUrlIn(request));
  const { text } = page(pageLook(request, language), path);
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(text);
};

/** The age alone is certified, for the cart. */
const isOfAgeOnly = ({ body }: FastifyRequest): boolean =>
  typeof body === 'string' && new URLSearchParams(body).get('of') === 'age';

const verify = async (deps: DemoDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const visitor = await deps.visitors.find(request, tenantOf(request, deps.config));
  const sees = isOfAgeOnly(request) ? certifyCart : verifyBuyer;
  if (visitor) await sees(deps.store, visitor.session.scope);
  return reply.redirect(returnAddressOf(returnUrlIn(request)).path, 303);
};

/**
 * The page on which demo buyers verify their identity with one press (CK-15), or certify their age for the cart alone (CK-11). One of the demo's routes, whose forms are
 * checked by their origin (CS-1).
 */
export const addSelfAuthentication = (demo: FastifyInstance, deps: DemoDeps): void => {
  demo.get(SELF_AUTHENTICATION, show);
  demo.post(SELF_AUTHENTICATION, (request, reply) => verify(deps, request, reply));
};
