import type { DetailName } from '@baguni/backend';
import {
  type GatewayOutcome,
  type GatewayPageType,
  type FormField,
  type FormMethod,
  type GatewayDetail,
  confirmationsOf,
  type LayerDetail,
  type LoneLayerAnswer,
  type ShownItem,
} from '@baguni/domain/gateway';
import { html, type Html, plainPage } from '../html/html.ts';
import { languageTag, type PageLook } from '../http/storefront.ts';
import { gatewayWords } from './words.ts';
import { safeTarget, type Language, type SafeTarget } from '@baguni/domain';
import { option as O } from 'fp-ts';

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
const closeButton = (word: string, isSecond = false): Html =>
  isSecond
    ? html`<button class="button outlined" type="button" data-close>${word}</button>`
    : html`<button class="button" type="button" data-close>${word}</button>`;

const hidden = ({ name, value }: FormField): Html => html`<input type="hidden" name="${name}" value="${value}" />`;

const methodOf = (method: FormMethod): Html => (method === 'get' ? html`get` : html`post`);

interface Form {
  readonly action: string;
  readonly fields: readonly FormField[];
}

/** Renders the form. A GET form replaces the query of its address, so the query is added as fields. */
const formOf = ({ fields, method }: GatewayDetail, target: string): Form => {
  if (method === 'post') return { action: target, fields };
  const { origin, pathname, searchParams } = new URL(target);
  return {
    action: origin + pathname,
    fields: [...[...searchParams].map(([name, value]) => ({ name, value })), ...fields],
  };
};

export const carrierPage = (look: PageLook, detail: GatewayDetail, target: string): Html => {
  const words = gatewayWords[look.language];
  const { method, pageType } = detail;
  const { action, fields } = formOf(detail, target);
  const content = html`<p class="lead">${words.carryingHint}</p>
    <form action="${action}" method="${methodOf(method)}" accept-charset="UTF-8" data-carried>
      ${fields.map(hidden)}
      <button class="button">${words.goOn}</button>
    </form>`;
  return smallPage({ look, title: words.carrying, content, pageType });
};

/** The error page for an unknown or used key, with a close button (RT-07). */
export const missingPage = (look: PageLook, pageType: GatewayDetail['pageType']): Html => {
  const words = gatewayWords[look.language];
  const content = html`<p class="lead">${words.missingHint}</p>
    ${closeButton(words.close)}`;
  return smallPage({ look, title: words.missing, content, pageType });
};

/** The page of a gateway for which no target is configured (RT-09). */
export const absentPage = (look: PageLook, pageType: GatewayDetail['pageType']): Html => {
  const words = gatewayWords[look.language];
  const content = html`<p class="lead">${words.absentHint}</p>
    ${closeButton(words.close)}`;
  return smallPage({ look, title: words.absent, content, pageType });
};

export const refusedPage = (look: PageLook, pageType: GatewayDetail['pageType']): Html => {
  const words = gatewayWords[look.language];
  const content = html`<p class="lead">${words.refusedHint}</p>
    ${closeButton(words.close)}`;
  return smallPage({ look, title: words.refused, content, pageType });
};

const picture = (base: string, address: string): readonly Html[] => {
  const target = safeTarget(address, { base, allowedHosts: [] });
  return O.isSome(target) ? [html`<img src="${target.value}" alt="" width="56" height="56" />`] : [];
};

const shownItem =
  (base: string) =>
  ({ itemImageUrl, itemName }: ShownItem): Html =>
    html`<li>${picture(base, itemImageUrl)}<span>${itemName}</span></li>`;

const itemList = (base: string, items: readonly ShownItem[]): readonly Html[] =>
  items.length === 0
    ? []
    : [
        html`<ul class="shown">
          ${items.map(shownItem(base))}
        </ul>`,
      ];

const wordOf = (language: Language, answer: Exclude<LoneLayerAnswer, false>, { buttonText }: LayerDetail): string =>
  answer === true ? buttonText : gatewayWords[language][answer];

const answered = (target: SafeTarget, answer: LoneLayerAnswer): string => {
  const address = new URL(target);
  address.searchParams.set('answer', String(answer));
  return address.href;
};

/** Renders the confirm button. It notifies the opener; without one it links to the target, if any. */
const confirmation =
  (language: Language, { detail, target }: Opened) =>
  (answer: Exclude<LoneLayerAnswer, false>): Html => {
    const word = wordOf(language, answer, detail);
    return O.isSome(target)
      ? html`<a class="button" href="${answered(target.value, answer)}" data-answer="${String(answer)}">${word}</a>`
      : html`<button class="button" type="button" data-answer="${String(answer)}">${word}</button>`;
  };

export interface Opened {
  readonly name: DetailName;
  readonly detail: LayerDetail;
  readonly target: O.Option<SafeTarget>;
}

/**
 * Renders a layer alone (RT-08) with its texts and items. A question layer can be confirmed or closed.
 * @param base an address of this site
 */
export const loneLayerPage = (look: PageLook, opened: Opened, base: string): Html => {
  const { title, texts, showingItems } = opened.detail;
  const confirmations = confirmationsOf(opened.detail);
  // the least destructive choice first
  const content = html`${texts.map((text) => html`<p class="lead">${text}</p>`)} ${itemList(base, showingItems)}
    <div class="actions">
      ${closeButton(gatewayWords[look.language].close, confirmations.length > 0)}
      ${confirmations.map(confirmation(look.language, opened))}
    </div>`;
  return smallPage({ look, title, content, layer: opened.name });
};

/** Renders the page of a layer without a detail, which closes at once (RT-08). */
export const emptyLayerPage = (look: PageLook, layer: DetailName): Html => {
  const { layerClosed, close } = gatewayWords[look.language];
  return smallPage({ look, title: layerClosed, content: closeButton(close), layer, closes: true });
};

export const refusedLayerPage = (look: PageLook, layer: DetailName): Html => {
  const { refused, refusedHint, close } = gatewayWords[look.language];
  const content = html`<p class="lead">${refusedHint}</p>
    ${closeButton(close)}`;
  return smallPage({ look, title: refused, content, layer });
};
