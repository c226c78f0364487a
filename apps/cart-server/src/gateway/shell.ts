import type { DetailName } from '@baguni/backend';
import type { GatewayOutcome, GatewayPageType } from '@baguni/domain/gateway';
import { html, type Html } from '../html/html.ts';
import { plainPage } from '../html/plain-page.ts';
import { languageTag } from '../http/language.ts';
import type { PageLook } from '../http/page-look.ts';

/** A small page in a pop-up or a frame. */
export interface SmallPage {
  readonly look: PageLook;
  readonly title: string;
  readonly content: Html;
  /** Of which page it tells what was done. */
  readonly pageType?: GatewayPageType;
  /** What was done, to be told at once; left out while it is still to be done. */
  readonly outcome?: GatewayOutcome;
  /** Of which layer it tells what was answered (RT-08). */
  readonly layer?: Pick<DetailName, 'type' | 'key'>;
  /** It closes at once. */
  readonly closes?: boolean;
}

/** The page with the tiny script of these pages; no bundle of the cart is loaded. */
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

/** A button that closes the page, and tells that nothing was done unless something was. @param isSecond beside another */
export const closeButton = (word: string, isSecond = false): Html =>
  isSecond
    ? html`<button class="button outlined" type="button" data-close>${word}</button>`
    : html`<button class="button" type="button" data-close>${word}</button>`;
