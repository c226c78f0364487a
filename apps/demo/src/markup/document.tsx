import { pageStyles } from '@baguni/cart-server';
import type { Tenant } from '@baguni/domain';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The head of a page of the demo. */
export interface PageHead {
  /** The tag of its language. */
  readonly lang: string;
  readonly title: string;
  readonly tenant: Tenant;
  /** Its style sheets; those of the server's own pages if missing. */
  readonly styles?: readonly string[];
}

/** Renders a page without any script. */
export const renderPage = ({ lang, title, tenant, styles = pageStyles(lang) }: PageHead, body: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={lang} data-tenant={tenant}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>{body}</body>
    </html>,
  )}`;
