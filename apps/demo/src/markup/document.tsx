import { descriptions, languageTag, pageStyles } from '@baguni/cart-server';
import type { Language, Tenant } from '@baguni/domain/internal';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface PageHead {
  readonly language: Language;
  readonly title: string;
  readonly tenant: Tenant;
  /** Its style sheets; those of the server's own pages if missing. */
  readonly styles?: readonly string[];
  readonly script?: string;
}

/** Renders a page, which works without its script. */
export const renderPage = ({ language, title, tenant, styles, script }: PageHead, body: ReactNode): string => {
  const lang = languageTag[language];
  const page = (
    <html lang={lang} data-tenant={tenant}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={`${title} – ${descriptions[language]}`} />
        <link rel="icon" href="data:," />
        {(styles ?? pageStyles(lang)).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {script === undefined ? null : <script src={script} />}
      </head>
      <body>{body}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
};
