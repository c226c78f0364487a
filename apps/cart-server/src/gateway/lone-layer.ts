import type { DetailName } from '@baguni/backend';
import { safeTarget, type Language, type SafeTarget } from '@baguni/domain';
import { confirmationsOf, type LayerDetail, type LoneLayerAnswer, type ShownItem } from '@baguni/domain/gateway';
import { option as O } from 'fp-ts';
import { html, type Html } from '../html/html.ts';
import type { PageLook } from '../http/page-look.ts';
import { closeButton, smallPage } from './shell.ts';
import { gatewayWords } from './words.ts';

/** A picture of this site; nothing for an address of elsewhere, or of another scheme. */
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

/** The address with what was answered. */
const answered = (target: SafeTarget, answer: LoneLayerAnswer): string => {
  const address = new URL(target);
  address.searchParams.set('answer', String(answer));
  return address.href;
};

/** Confirms: tells the page that opened the layer; without one it leads on, where the detail says where. */
const confirmation =
  (language: Language, { detail, target }: Opened) =>
  (answer: Exclude<LoneLayerAnswer, false>): Html => {
    const word = wordOf(language, answer, detail);
    return O.isSome(target)
      ? html`<a class="button" href="${answered(target.value, answer)}" data-answer="${String(answer)}">${word}</a>`
      : html`<button class="button" type="button" data-answer="${String(answer)}">${word}</button>`;
  };

/** A layer that is opened alone. */
export interface Opened {
  readonly name: DetailName;
  readonly detail: LayerDetail;
  /** Where it leads once it was confirmed, if nobody has opened it; checked. */
  readonly target: O.Option<SafeTarget>;
}

/**
 * A layer alone (RT-08): its texts and items; one that asks is confirmed or closed, any other closed.
 * @param base an address of this site
 */
export const loneLayerPage = (look: PageLook, opened: Opened, base: string): Html => {
  const { title, texts, showingItems } = opened.detail;
  const confirmations = confirmationsOf(opened.detail);
  // the least destructive one first
  const content = html`${texts.map((text) => html`<p class="lead">${text}</p>`)} ${itemList(base, showingItems)}
    <div class="actions">
      ${closeButton(gatewayWords[look.language].close, confirmations.length > 0)}
      ${confirmations.map(confirmation(look.language, opened))}
    </div>`;
  return smallPage({ look, title, content, layer: opened.name });
};

/** A layer without a detail closes at once (RT-08); who has no script closes it. */
export const emptyLayerPage = (look: PageLook, layer: DetailName): Html => {
  const { layerClosed, close } = gatewayWords[look.language];
  return smallPage({ look, title: layerClosed, content: closeButton(close), layer, closes: true });
};

/** A layer whose confirmation would lead where nothing may lead (RD-1). */
export const refusedLayerPage = (look: PageLook, layer: DetailName): Html => {
  const { refused, refusedHint, close } = gatewayWords[look.language];
  const content = html`<p class="lead">${refusedHint}</p>
    ${closeButton(close)}`;
  return smallPage({ look, title: refused, content, layer });
};
