import { browserNotice } from '@baguni/contract';
import { appOf, type Language } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { html, type Html } from '../../html/html.ts';
import { cookieIn, setCookie } from '../../http/cookies.ts';
import { returnAddressOf, returnUrlIn } from '../../http/return-address.ts';
import { isOutdated } from './is-outdated.ts';
import { noticeWords } from './words.ts';

/** Where the notice is closed. */
const CLOSE_PATH = '/browser-notice';

const styles = '<link rel="stylesheet" href="/browser-notice.css" />';

/** A browser that the cart's scripts may not run in closes it by a form. */
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

/** An app brings its own browser along: who shops there could not update it by itself. */
const isTold = (request: FastifyRequest): boolean => {
  const userAgent = request.headers['user-agent'] ?? '';
  return isOutdated(userAgent) && O.isNone(appOf(userAgent)) && O.isNone(cookieIn(request, browserNotice));
};

/** Puts the notice of an outdated browser above a page, outside of what the page's scripts draw; for all others nothing changes (PG-11). */
export const withBrowserNotice = (document: string, request: FastifyRequest, language: Language): string =>
  isTold(request)
    ? document
        .replace('</head>', `${styles}</head>`)
        .replace('<body>', () => `<body>${noticeIn(language, request.url).text}`)
    : document;

/** Closes the notice for a week and leads back to the cart or order page (PG-11). It changes nothing else, so a form by get may ask for it: old browsers do not say from where they post. */
export const addBrowserNotice = (app: FastifyInstance, config: Config): void => {
  app.get(CLOSE_PATH, (request, reply) => {
    setCookie(reply, browserNotice, 'Closed', config);
    const { path } = returnAddressOf(returnUrlIn(request));
    return reply.header('cache-control', 'no-store').redirect(path, 303);
  });
};
