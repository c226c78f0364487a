import type { Language } from '@baguni/domain';
import { html, type Html } from '../html/html.ts';
import { languageTag } from '../http/language.ts';
import type { MessageWords } from './words.ts';

/** A page with a message and one link. @param href an address of ours; empty leads to the same address again */
export const messagePage = (language: Language, { title, hint, link }: MessageWords, href: string): Html =>
  html`<!doctype html>
    <html lang="${languageTag[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pages.css" />
      </head>
      <body>
        <main class="lone">
          <h1>${title}</h1>
          <p class="lead">${hint}</p>
          <p><a class="button" href="${href}">${link}</a></p>
        </main>
      </body>
    </html>`;
