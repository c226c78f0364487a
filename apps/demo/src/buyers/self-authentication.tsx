import { certifyCart, verifyBuyer } from '@baguni/backend';
import { pageLook, returnAddressOf, returnUrlIn, tenantOf } from '@baguni/cart-server';
import { SELF_AUTHENTICATION } from '@baguni/domain/internal';
import type { FastifyInstance } from 'fastify';
import { renderPage } from '../markup/document.tsx';
import { fieldsOf, sendPage } from '../markup/forms.ts';
import type { BuyerDeps } from './buyer-deps.ts';
import { texts } from '../texts/texts.ts';

/** Adds the page that verifies a demo buyer's identity (CK-15), or certifies their age only for the cart (CK-11). */
export const addSelfAuthentication = (demo: FastifyInstance, { visitors, store, config }: BuyerDeps): void => {
  demo.get(SELF_AUTHENTICATION, (request, reply) => {
    const { path, language: known } = returnAddressOf(returnUrlIn(request));
    const { language, tenant } = pageLook(request, known);
    const words = texts[language].verification;
    const page = renderPage(
      { language, tenant, title: words.title },
      <main>
        <div className="title">
          <h1>{words.title}</h1>
        </div>
        <p className="lead">{words.lead}</p>
        <form className="actions" method="post" action={`${SELF_AUTHENTICATION}?returnUrl=${encodeURIComponent(path)}`}>
          <button type="submit" className="button">
            {words.verify}
          </button>
          <button type="submit" className="button outlined" name="of" value="age">
            {words.certify}
          </button>
          <a className="button outlined" href={path}>
            {words.back}
          </a>
        </form>
      </main>,
    );
    return sendPage(reply, page);
  });
  demo.post(SELF_AUTHENTICATION, async (request, reply) => {
    const visitor = await visitors.find(request, tenantOf(request, config));
    const verify = fieldsOf(request).get('of') === 'age' ? certifyCart : verifyBuyer;
    if (visitor) await verify(store, visitor.session.scope);
    return reply.redirect(returnAddressOf(returnUrlIn(request)).path, 303);
  });
};
