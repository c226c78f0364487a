import { languages, type Language, type Tenant } from '@baguni/domain';
import { html, type Html } from '../../html/html.ts';
import { plainPage } from '../../html/plain-page.ts';
import { languageTag } from '../../http/language.ts';
import { SEARCH, services, shopPath, type ShopPage } from '../shop-page.ts';
import { filled, shopWords, type ShopWords } from '../words/index.ts';
import { cartIcon, searchIcon } from './icons.ts';

/** What every page of the shop knows of its visitor. */
export interface ShopView {
  readonly language: Language;
  readonly tenant: Tenant;
  readonly page: ShopPage;
  /** How the demo calls who is signed in; null for a visitor. */
  readonly account: string | null;
  /** Units in the cart; null where the cart could not be read. */
  readonly unitCount: number | null;
  /** The built page's fonts of this language; none where the page is not built. */
  readonly fontStyles: readonly string[];
}

/** Nothing. */
export const nothing: Html = html``;

/** The words of a view. */
export const wordsOf = ({ language }: Pick<ShopView, 'language'>): ShopWords => shopWords[language];

/** The address of the cart; the server leads on to the browser's device (RT-05). */
export const cartAddress = ({ language }: Pick<ShopView, 'language'>): string => `/${language}/cart`;

const isSame = (one: ShopPage, other: ShopPage): boolean => one.type === other.type;

const current = (view: ShopView, page: ShopPage): Html =>
  isSame(view.page, page) ? html`aria-current="page"` : nothing;

const pageLink = (view: ShopView, page: ShopPage, label: string): Html =>
  html`<li><a href="${shopPath(view.language, page)}" ${current(view, page)}>${label}</a></li>`;

const languageLink = (view: ShopView, language: Language): Html => {
  const path = shopPath(language, view.page);
  // names the choice, which a cookie from before would undo (RT-06)
  const address = `${path}${path.includes('?') ? '&' : '?'}charset=${language}`;
  const mark = language === view.language ? html`aria-current="true"` : nothing;
  const tag = languageTag[language];
  return html`<li>
    <a href="${address}" lang="${tag}" hreflang="${tag}" ${mark}>${shopWords[language].language}</a>
  </li>`;
};

const accountLinks = (view: ShopView): Html => {
  const { language, account } = view;
  const words = wordsOf(view);
  if (account === null)
    return html`${pageLink(view, { type: 'SignIn' }, words.signIn)} ${pageLink(view, { type: 'SignUp' }, words.signUp)}`;
  return html`<li class="account">${filled(words.signedInAs, { name: account })}</li>
    <li>
      <form method="post" action="${shopPath(language, { type: 'SignIn' })}">
        <button class="link" name="intent" value="out">${words.signOut}</button>
      </form>
    </li>`;
};

const searchForm = (view: ShopView): Html => {
  const words = wordsOf(view);
  const asked = view.page.type === 'Search' ? view.page.query : '';
  return html`<search>
    <form class="search" action="/${view.language}${SEARCH}">
      <label class="visually-hidden" for="q">${words.searchHint}</label>
      <input id="q" name="q" type="search" value="${asked}" placeholder="${words.searchHint}" maxlength="100" />
      <button aria-label="${words.search}">${searchIcon}</button>
    </form>
  </search>`;
};

/** The way to the cart with how many units are in it. */
const cartLink = (view: ShopView): Html => {
  const words = wordsOf(view);
  const { unitCount } = view;
  const name = unitCount === null ? words.cart : filled(words.cartWithCount, { n: unitCount });
  const badge = unitCount ? html`<span class="badge" aria-hidden="true">${String(unitCount)}</span>` : nothing;
  return html`<a class="to-cart" href="${cartAddress(view)}">
    ${cartIcon}<span class="visually-hidden">${name}</span
    ><span class="to-cart-word" aria-hidden="true">${words.cart}</span>${badge}
  </a>`;
};

const header = (view: ShopView): Html => {
  const words = wordsOf(view);
  return html`<header>
    <div class="top">
      <nav aria-label="${words.languages}">
        <ul>
          ${languages.map((one) => languageLink(view, one))}
        </ul>
      </nav>
      <nav aria-label="${words.account}">
        <ul>
          ${accountLinks(view)} ${pageLink(view, { type: 'Orders' }, words.orders)}
          ${pageLink(view, { type: 'Help' }, words.help)}
        </ul>
      </nav>
    </div>
    <div class="bar">
      <a class="logo" href="${shopPath(view.language, { type: 'Home' })}">${words[view.tenant]}</a>
      ${searchForm(view)} ${cartLink(view)}
    </div>
    <nav class="services" aria-label="${words.services}">
      <ul>
        ${pageLink(view, { type: 'Home' }, words.home)} ${services.map((type) => pageLink(view, { type }, words[type]))}
      </ul>
    </nav>
  </header>`;
};

const footer = (view: ShopView): Html => {
  const words = wordsOf(view);
  return html`<footer>
    <div>
      <p>${words.about}</p>
      <ul>
        <li><a href="${shopPath(view.language, { type: 'Help' })}">${words.help}</a></li>
        <li><a href="/demo?lang=${view.language}">${words.demo}</a></li>
      </ul>
    </div>
  </footer>`;
};

/** A page of the shop: markup alone, without any script. */
export const frame = (view: ShopView, title: string, main: Html): Html => {
  const words = wordsOf(view);
  return plainPage(
    {
      lang: languageTag[view.language],
      title: `${title} · ${words[view.tenant]}`,
      tenant: view.tenant,
      styles: ['/shop.css', ...view.fontStyles],
    },
    html`<a class="skip" href="#main">${words.skip}</a>
      ${header(view)}
      <main id="main" tabindex="-1">${main}</main>
      ${footer(view)}`,
  );
};
