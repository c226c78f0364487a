import { formatNumber, type Seller } from '@baguni/domain';
import { html, type Html } from '../../html/html.ts';
import { services, shopPath, type Service } from '../shop-page.ts';
import type { ShopItem } from '../shelf.ts';
import { filled, type ShopWords } from '../words/index.ts';
import { frame, nothing, wordsOf, type ShopView } from './frame.ts';
import { itemCards, type CardFacts } from './item-card.ts';

/** Items under a title. */
export interface ListFacts extends CardFacts {
  readonly items: readonly ShopItem[];
}

const leads: Readonly<Record<Service, keyof ShopWords & `${string}Lead`>> = {
  SmileFresh: 'freshLead',
  SmileDelivery: 'smileLead',
  ExpressShop: 'expressLead',
};

const counted = (view: ShopView, { length }: readonly ShopItem[]): Html =>
  html`<p class="quiet">${filled(wordsOf(view).itemCount, { n: formatNumber(length) })}</p>`;

const listOf = (view: ShopView, title: string, lead: string, facts: ListFacts): Html =>
  frame(
    view,
    title,
    html`<div class="head">
        <h1 id="list">${title}</h1>
        <p class="lead">${lead}</p>
        ${counted(view, facts.items)}
      </div>
      ${itemCards(view, facts.items, facts, 'list')}`,
  );

/** The home of a service (RT-17, RT-18). */
export const servicePage = (view: ShopView, service: Service, facts: ListFacts): Html => {
  const words = wordsOf(view);
  return listOf(view, words[service], words[leads[service]], facts);
};

/** A seller's mini shop (RT-18). */
export const miniShopPage = (view: ShopView, { miniShopName: name }: Seller, facts: ListFacts): Html =>
  listOf(view, name, filled(wordsOf(view).miniShopLead, { name }), facts);

const noneFound = (view: ShopView, q: string): Html => {
  const words = wordsOf(view);
  const title = q === '' ? words.search : filled(words.noResults, { q });
  const hint = q === '' ? words.searchFirst : words.noResultsHint;
  return frame(
    view,
    title,
    html`<div class="head">
      <h1>${title}</h1>
      <p class="lead">${hint}</p>
    </div>`,
  );
};

/** What a search has found. @param q what was searched for, as it was typed */
export const searchPage = (view: ShopView, q: string, facts: ListFacts): Html =>
  facts.items.length === 0 ? noneFound(view, q) : listOf(view, filled(wordsOf(view).results, { q }), '', facts);

const serviceCard = (view: ShopView, type: Service): Html => {
  const words = wordsOf(view);
  return html`<li>
    <a class="service-card ${type}" href="${shopPath(view.language, { type })}">
      <strong>${words[type]}</strong><span>${words[leads[type]]}</span>
    </a>
  </li>`;
};

const sellerLink = (view: ShopView, { sellerKey, miniShopName }: Seller): Html =>
  html`<li><a href="${shopPath(view.language, { type: 'MiniShop', sellerKey })}">${miniShopName}</a></li>`;

/** What the shop's home shows beside its picks. */
export interface HomeFacts extends ListFacts {
  readonly sellers: readonly Seller[];
}

/** The shop's home. */
export const homePage = (view: ShopView, facts: HomeFacts): Html => {
  const words = wordsOf(view);
  const sellers = html`<section class="sellers">
    <h2 id="sellers">${words.sellers}</h2>
    <ul aria-labelledby="sellers">
      ${facts.sellers.map((seller) => sellerLink(view, seller))}
    </ul>
  </section>`;
  const main = html`<div class="hero">
      <h1>${words.homeLead}</h1>
      <p class="lead">${words.about}</p>
    </div>
    <ul class="service-cards" aria-label="${words.services}">
      ${services.map((service) => serviceCard(view, service))}
    </ul>
    <section>
      <h2 id="picks">${words.picks}</h2>
      ${itemCards(view, facts.items, facts, 'picks')}
    </section>
    ${facts.sellers.length > 0 ? sellers : nothing}`;
  return frame(view, words.home, main);
};
