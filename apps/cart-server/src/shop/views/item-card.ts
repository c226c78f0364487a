import { formatWon } from '@baguni/domain';
import { html, type Html } from '../../html/html.ts';
import { isSoldOut, type Left, type ShopItem } from '../shelf.ts';
import { shopPath } from '../shop-page.ts';
import { filled } from '../words/index.ts';
import { deliveryLine } from './delivery.ts';
import { nothing, wordsOf, type ShopView } from './frame.ts';

/** Items of a list with what is left of them, and the key of what a form of the page asks for. */
export interface CardFacts {
  readonly left: Left;
  /** An Idempotency-Key for each form of the page (BL-8). */
  readonly newKey: () => string;
}

const mark = (text: string): Html => html`<p class="mark">${text}</p>`;

/** What can be put in without a choice is put in from the list; for anything else the item's page is opened. */
const action = (view: ShopView, sold: ShopItem, { left, newKey }: CardFacts): Html => {
  const words = wordsOf(view);
  const { item, isStopped } = sold;
  const address = shopPath(view.language, { type: 'Item', itemNo: item.itemNo });
  const name = item.itemName;
  if (isSoldOut(sold, left)) return mark(isStopped ? words.stopped : words.soldOut);
  if (item.options.length > 0)
    return html`<a class="button outlined" href="${address}" aria-label="${filled(words.chooseNamed, { name })}"
      >${words.chooseOptions}</a
    >`;
  return html`<form method="post" action="${address}">
    <input type="hidden" name="key" value="${newKey()}" />
    <input type="hidden" name="quantity" value="${String(item.limits.min)}" />
    <input type="hidden" name="from" value="${shopPath(view.language, view.page)}" />
    <button class="button outlined" aria-label="${filled(words.addNamed, { name })}">${words.addToCart}</button>
  </form>`;
};

const card = (view: ShopView, sold: ShopItem, facts: CardFacts): Html => {
  const { item, seller } = sold;
  const address = shopPath(view.language, { type: 'Item', itemNo: item.itemNo });
  const picture = item.itemImageUrl
    ? html`<img src="${item.itemImageUrl}" alt="" width="160" height="160" loading="lazy" />`
    : nothing;
  return html`<li class="item">
    <a class="item-link" href="${address}">
      <span class="picture">${picture}</span>
      <span class="seller-name">${seller.miniShopName}</span>
      <span class="item-name">${item.itemName}</span>
      <strong class="price">${formatWon(item.itemSellPrice, view.language)}</strong>
    </a>
    <p class="quiet">${deliveryLine(view.language, sold.policy)}</p>
    ${action(view, sold, facts)}
  </li>`;
};

/** Items as cards. @param labelledBy the id of the heading over them */
export const itemCards = (view: ShopView, items: readonly ShopItem[], facts: CardFacts, labelledBy: string): Html =>
  html`<ul class="items" aria-labelledby="${labelledBy}">
    ${items.map((sold) => card(view, sold, facts))}
  </ul>`;
