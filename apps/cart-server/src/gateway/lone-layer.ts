import type { DetailName } from '@baguni/backend';
import { safeTarget, type Language, type SafeTarget } from '@baguni/domain';
import { confirmationsOf, type LayerDetail, type LoneLayerAnswer, type ShownItem } from '@baguni/domain/gateway';
import { option as O } from 'fp-ts';
import { html, type Html } from '../html/html.ts';
import type { PageLook } from '../http/storefront.ts';
import { closeButton, smallPage } from './shell.ts';
import { gatewayWords } from './words.ts';

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
