import { safeTarget, type Language } from '@baguni/domain';
import type { LayerDetail, ShownItem } from '@baguni/domain/gateway';
import { option as O } from 'fp-ts';
import { html, type Html } from '../html/html.ts';
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

/** A layer alone (RT-08): its texts and items, and one button. @param base an address of this site */
export const loneLayerPage = (language: Language, detail: LayerDetail, base: string): Html => {
  const { title, texts, showingItems, buttonText } = detail;
  const content = html`${texts.map((text) => html`<p class="lead">${text}</p>`)} ${itemList(base, showingItems)}
  ${closeButton(buttonText === '' ? gatewayWords[language].close : buttonText)}`;
  return smallPage({ language, title, content });
};

/** A layer without a detail closes at once (RT-08); who has no script closes it. */
export const emptyLayerPage = (language: Language): Html => {
  const { layerClosed, close } = gatewayWords[language];
  return smallPage({ language, title: layerClosed, content: closeButton(close), closes: true });
};
