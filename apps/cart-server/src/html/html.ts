import type { Tenant } from '@baguni/domain/internal';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | readonly Html[];

const written = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'string') return part.replace(/[&<>"']/gu, (sign) => entities[sign] ?? '');
  return part.map(({ text }) => text).join('\n');
};

export const html = (markup: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(markup.map((piece, i) => `${piece}${written(parts[i] ?? '')}`).join(''));

export interface PageFrame {
  readonly lang: string;
  readonly title: string;
  /** Determines the colours; missing for a page without a marketplace. */
  readonly tenant?: Tenant;
  readonly styles?: readonly string[];
  /** Script that loads before the body, so that no press is lost. */
  readonly script?: string;
  readonly attributes?: Html;
}

const nothing = html``;

const styleLink = (href: string): Html => html`<link rel="stylesheet" href="${href}" />`;

/** The style sheets of the server's own pages. @param lang the tag of the language */
export const pageStyles = (lang: string): readonly string[] => ['/pages.css', `/fonts/${lang}.css`];

export const plainPage = (
  { lang, title, tenant, styles = pageStyles(lang), script, attributes = nothing }: PageFrame,
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
