import { browserNotice } from '@baguni/contract';
import { appOf, type Language } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { html, type Html } from '../../html/html.ts';
import { cookieIn, setCookie } from '../../http/storefront.ts';
import { returnAddressOf, returnUrlIn } from '../../http/return-address.ts';
import { isOutdated } from './is-outdated.ts';
import { noticeWords } from './words.ts';

const CLOSE_PATH = '/browser-notice';

const styles = '<link rel="stylesheet" href="/browser-notice.css" />';

/** A form closes the notice, because scripts may not run in an old browser. */
const noticeIn = (language: Language, url: string): Html => {
  const { name, text, close } = noticeWords[language];
  return html`<aside class="browser-notice" aria-label="${name}">
    <p>${text}</p>
    <form method="get" action="${CLOSE_PATH}">
      <input type="hidden" name="returnUrl" value="${url}" />
      <button type="submit">${close}</button>
    </form>
  </aside>`;
};

/** Apps contain their own browser, which shoppers cannot update. */
const isTold = (request: FastifyRequest): boolean => {
  const userAgent = request.headers['user-agent'] ?? '';
  return isOutdated(userAgent) && O.isNone(appOf(userAgent)) && O.isNone(cookieIn(request, browserNotice));
};

export const withBrowserNotice = (document: string, request: FastifyRequest, language: Language): string =>
  isTold(request)
    ? document
        .replace('</head>', `${styles}</head>`)
        .replace('<body>', () => `<body>${noticeIn(language, request.url).text}`)
    : document;

/**
 * Hides the notice for a week and returns to the cart or order page (PG-11). GET is safe here; old browsers send no
 * origin.
 */
export const addBrowserNotice = (app: FastifyInstance, config: Config): void => {
  app.get(CLOSE_PATH, (request, reply) => {
    setCookie(reply, browserNotice, 'Closed', config);
    const { path } = returnAddressOf(returnUrlIn(request));
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  });
};
