import { html, type Html } from './html.ts';

/** A page of the server's own in the product's look, without a script. @param lang its language's tag @param main the whole `<main>` */
export const plainPage = (lang: string, title: string, main: Html): Html =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pages.css" />
      </head>
      <body>
        ${main}
      </body>
    </html>`;
