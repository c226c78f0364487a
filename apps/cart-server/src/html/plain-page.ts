import type { Tenant } from '@baguni/domain';
import { html, type Html } from './html.ts';

/** What every page of the server's own has around its content. */
export interface PageFrame {
  /** Its language's tag. */
  readonly lang: string;
  readonly title: string;
  /** Whose colours it has; left out for a page of no marketplace. */
  readonly tenant?: Tenant;
  /** Its style sheets; those of the server's own pages where left out. */
  readonly styles?: readonly string[];
  /** Its script, read before the body so that nothing is pressed without it; a page without one where left out. */
  readonly script?: string;
  /** Attributes of its body, which its script reads. */
  readonly attributes?: Html;
}

const nothing = html``;

const styleLink = (href: string): Html => html`<link rel="stylesheet" href="${href}" />`;

/** A page of the server's own. @param content all of its body */
export const plainPage = (
  { lang, title, tenant, styles = ['/pages.css'], script, attributes = nothing }: PageFrame,
  content: Html,
): Html =>
  html`<!doctype html>
    <html lang="${lang}" ${tenant ? html`data-tenant="${tenant}"` : nothing}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${styles.map(styleLink)} ${script ? html`<script src="${script}"></script>` : nothing}
      </head>
      <body ${attributes}>
        ${content}
      </body>
    </html>`;
