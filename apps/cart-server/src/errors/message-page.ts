import { html, type Html } from '../html/html.ts';
import { plainPage } from '../html/plain-page.ts';
import { languageTag, type PageLook } from '../http/storefront.ts';
import type { MessageWords } from './words.ts';

/**
 * Renders a page with a message and one link. @param href an address of this site; empty links to the current address
 */
export const messagePage = ({ language, tenant }: PageLook, { title, hint, link }: MessageWords, href: string): Html =>
  plainPage(
    { lang: languageTag[language], tenant, title },
    html`<main class="lone">
      <h1>${title}</h1>
      <p class="lead">${hint}</p>
      <p><a class="button" href="${href}">${link}</a></p>
    </main>`,
  );
