import { additionStock, formatNumber, formatWon, itemStock, type Addition, type Discount } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { html, type Html } from '../../html/html.ts';
import { isSoldOut, type ShopItem } from '../shelf.ts';
import { shopPath } from '../shop-page.ts';
import { filled } from '../words/index.ts';
import { deliveryLine, methodText } from './delivery.ts';
import { cartAddress, frame, nothing, wordsOf, type ShopView } from './frame.ts';
import { gallery } from './gallery.ts';
import { doneIcon, warningIcon } from './icons.ts';
import { itemCards } from './item-card.ts';
import type { ItemPageFacts, OfferedCoupon, Told } from './item-facts.ts';
import { enteredFields, leftText, optionField } from './option-fields.ts';

const added = (view: ShopView, told: Extract<Told, { readonly type: 'Added' }>): Html => {
  const words = wordsOf(view);
  return html`<section class="told done" role="status" aria-labelledby="told">
    <h2 id="told">${doneIcon}${words.added}</h2>
    <p>${filled(words.inCart, { n: told.quantity })}</p>
    <p class="actions">
      <a class="button" href="${cartAddress(view)}">${words.goToCart}</a>
      <a class="button outlined" href="${told.continueTo}">${words.continueShopping}</a>
    </p>
  </section>`;
};

const toldOf = (view: ShopView, told: Told | null): Html => {
  const words = wordsOf(view);
  switch (told?.type) {
    case undefined:
      return nothing;
    case 'Added':
      return added(view, told);
    case 'Downloaded':
      return html`<section class="told done" role="status"><p>${doneIcon}${words.downloaded}</p></section>`;
    case 'Refused':
      return html`<section class="told refused" role="alert" aria-labelledby="told">
        <h2 id="told">${warningIcon}${told.what === 'Added' ? words.notAdded : words.notDownloaded}</h2>
        <p class="lines">${told.message}</p>
      </section>`;
  }
};

const additionField = (view: ShopView, { sold, left, sent }: ItemPageFacts, addition: Addition): Html => {
  const words = wordsOf(view);
  const { additionNo, value, price } = addition;
  const pieces = left.get(additionStock(sold.item.itemNo, additionNo));
  const label = filled(words.additionLabel, { name: value });
  return html`<li>
    <span>${value} <span class="quiet">+${formatWon(price, view.language)}${leftText(view, pieces)}</span></span>
    <input
      type="number"
      inputmode="numeric"
      name="addition-${additionNo}"
      value="${sent.additions.get(additionNo) ?? '0'}"
      min="0"
      max="${String(pieces ?? 999)}"
      aria-label="${label}"
      ${pieces === 0 ? html`disabled` : nothing}
    />
  </li>`;
};

const additionFields = (view: ShopView, facts: ItemPageFacts): Html => {
  const { additions } = facts.sold.item;
  if (additions.length === 0) return nothing;
  return html`<fieldset>
    <legend>${wordsOf(view).additions}</legend>
    <ul class="additions">
      ${additions.map((addition) => additionField(view, facts, addition))}
    </ul>
  </fieldset>`;
};

const limitTexts = (view: ShopView, { limits }: ShopItem['item']): readonly string[] => {
  const words = wordsOf(view);
  return [
    ...(limits.min > 1 ? [filled(words.minPieces, { n: limits.min })] : []),
    ...(O.isSome(limits.max) ? [filled(words.maxPieces, { n: limits.max.value })] : []),
    ...(limits.multiple > 1 ? [filled(words.multiplePieces, { n: limits.multiple })] : []),
  ];
};

const quantityField = (view: ShopView, { sold, sent, left }: ItemPageFacts): Html => {
  const { item } = sold;
  const pieces = left.get(itemStock(item.itemNo));
  const few = pieces === undefined ? [] : [filled(wordsOf(view).left, { n: formatNumber(pieces) })];
  const notes = [...limitTexts(view, item), ...few].join(' · ');
  return html`<p class="field">
    <label for="quantity">${wordsOf(view).quantity}</label>
    <input
      id="quantity"
      type="number"
      inputmode="numeric"
      name="quantity"
      value="${sent.quantity}"
      min="1"
      max="999"
      required
      aria-describedby="quantity-notes"
    />
    <span class="quiet" id="quantity-notes">${notes}</span>
  </p>`;
};

const orderForm = (view: ShopView, facts: ItemPageFacts): Html => {
  const words = wordsOf(view);
  const { sold, left, newKey } = facts;
  if (isSoldOut(sold, left)) return html`<p class="mark">${sold.isStopped ? words.stopped : words.soldOut}</p>`;
  const address = shopPath(view.language, { type: 'Item', itemNo: sold.item.itemNo });
  return html`<form class="order" method="post" action="${address}">
    <input type="hidden" name="key" value="${newKey()}" />
    ${optionField(view, facts)} ${enteredFields(view, facts)} ${additionFields(view, facts)}
    ${quantityField(view, facts)}
    <button class="button large">${words.addToCart}</button>
  </form>`;
};

const discountLine = (view: ShopView, { displayName, policy }: Discount): Html => {
  const words = wordsOf(view);
  const off =
    policy.calcType === 'Rate'
      ? filled(words.percentOff, { n: formatNumber(policy.discountRate) })
      : filled(words.wonOff, { amount: formatWon(policy.discountPrice, view.language) });
  return html`<li><span>${displayName}</span> <strong>${off}</strong></li>`;
};

const discountList = (view: ShopView, { discounts }: ShopItem): Html => {
  const words = wordsOf(view);
  if (discounts.length === 0) return nothing;
  return html`<section aria-labelledby="discounts">
    <h2 id="discounts">${words.discounts}</h2>
    <ul class="lines-list">
      ${discounts.map((discount) => discountLine(view, discount))}
    </ul>
    <p class="quiet">${words.discountsNote}</p>
  </section>`;
};

const couponLine = (view: ShopView, { sold, newKey }: ItemPageFacts, { coupon, isHeld }: OfferedCoupon): Html => {
  const words = wordsOf(view);
  const address = shopPath(view.language, { type: 'Item', itemNo: sold.item.itemNo });
  const from = filled(words.couponFrom, { amount: formatWon(coupon.possiblePrice, view.language) });
  const get = html`<form method="post" action="${address}">
    <input type="hidden" name="intent" value="coupon" />
    <input type="hidden" name="key" value="${newKey()}" />
    <input type="hidden" name="policyNo" value="${coupon.policyNo}" />
    <button class="button outlined" aria-label="${filled(words.downloadNamed, { name: coupon.couponName })}">
      ${words.download}
    </button>
  </form>`;
  return html`<li class="coupon">
    <span><strong>${coupon.couponName}</strong><br /><span class="quiet">${from}</span></span>
    ${isHeld ? html`<span class="mark">${words.held}</span>` : get}
  </li>`;
};

const couponList = (view: ShopView, facts: ItemPageFacts): Html =>
  facts.coupons.length === 0
    ? nothing
    : html`<section aria-labelledby="coupons">
        <h2 id="coupons">${wordsOf(view).coupons}</h2>
        <ul class="coupons">
          ${facts.coupons.map((offered) => couponLine(view, facts, offered))}
        </ul>
      </section>`;

const rows = (view: ShopView, { item, policy, seller, service }: ShopItem): readonly (readonly [string, Html])[] => {
  const words = wordsOf(view);
  const shop = shopPath(view.language, { type: 'MiniShop', sellerKey: seller.sellerKey });
  const smile = service === 'SmileDelivery' ? html`<br /><span class="quiet">${words.smileFreeFrom}</span>` : nothing;
  return [
    [words.delivery, html`${methodText(view.language, policy)} · ${deliveryLine(view.language, policy)}${smile}`],
    [words.seller, html`<a href="${shop}">${seller.miniShopName}</a>`],
    [words.brand, html`${item.brandName}`],
    [words.weight, html`${formatNumber(item.shippingWeight)} kg`],
    [words.itemNumber, html`${item.itemNo}`],
  ];
};

const factList = (view: ShopView, sold: ShopItem): Html =>
  html`<dl class="facts">
    ${rows(view, sold).map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;

const serviceMark = (view: ShopView, { service }: ShopItem): Html =>
  service === 'Normal'
    ? nothing
    : html`<p class="service ${service}">
        <a href="${shopPath(view.language, { type: service })}">${wordsOf(view)[service]}</a>
      </p>`;

const moreItems = (view: ShopView, facts: ItemPageFacts): Html => {
  if (facts.more.length === 0) return nothing;
  const name = facts.sold.seller.miniShopName;
  return html`<section class="more">
    <h2 id="more">${filled(wordsOf(view).moreOfSeller, { name })}</h2>
    ${itemCards(view, facts.more, facts, 'more')}
  </section>`;
};

/** The page of an item: what may be chosen, what is left, how it travels, and the way into the cart (CM-06). */
export const itemPage = (view: ShopView, facts: ItemPageFacts): Html => {
  const { sold } = facts;
  const { item } = sold;
  const main = html`${toldOf(view, facts.told)}
    <div class="detail">
      ${gallery(view, sold)}
      <div class="buy">
        ${serviceMark(view, sold)}
        <h1>${item.itemName}</h1>
        <p class="price big">${formatWon(item.itemSellPrice, view.language)}</p>
        ${orderForm(view, facts)} ${factList(view, sold)} ${discountList(view, sold)} ${couponList(view, facts)}
      </div>
    </div>
    ${moreItems(view, facts)}`;
  return frame(view, item.itemName, main);
};
