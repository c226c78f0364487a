import type { DetailName } from '@baguni/backend';
import type { GatewayOutcome, GatewayPageType } from '@baguni/domain/gateway';
import { html, type Html, plainPage } from '../html/html.ts';
import { languageTag, type PageLook } from '../http/storefront.ts';

export interface SmallPage {
  readonly look: PageLook;
  readonly title: string;
  readonly content: Html;
  readonly pageType?: GatewayPageType;
  readonly outcome?: GatewayOutcome;
  readonly layer?: Pick<DetailName, 'type' | 'key'>;
  readonly closes?: boolean;
}

export const smallPage = ({
  look: { language, tenant },
  title,
  content,
  pageType,
  outcome,
  layer,
  closes,
}: SmallPage): Html => {
  const attributes = html`data-page-type="${pageType ?? ''}" data-outcome="${outcome ?? ''}"
  data-layer-type="${layer?.type ?? ''}" data-layer-key="${layer?.key ?? ''}" data-closes="${closes ? 'yes' : ''}"`;
  return plainPage(
    { lang: languageTag[language], tenant, title, script: '/gateway.js', attributes },
    html`<main class="small">
      <h1>${title}</h1>
      ${content}
    </main>`,
  );
};

/**
 * Renders a close button; closing reports a cancellation unless an outcome exists. @param isSecond true next to
 * another button
 */
export const closeButton = (word: string, isSecond = false): Html =>
  isSecond
    ? html`<button class="button outlined" type="button" data-close>${word}</button>`
    : html`<button class="button" type="button" data-close>${word}</button>`;
