import type { DemoBuyer, StoredOrder } from '@baguni/backend';
import { customerCentreNumber, formatNumber, formatWon, orderPath, type Device, type Language } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { demoWords } from '../../demo/words.ts';
import { html, type Html } from '../../html/html.ts';
import { languageTag } from '../../http/language.ts';
import { shopPath } from '../shop-page.ts';
import { filled, type ShopWords } from '../words/index.ts';
import { frame, nothing, wordsOf, type ShopView } from './frame.ts';

const head = (title: string, lead: string): Html =>
  html`<div class="head">
    <h1>${title}</h1>
    <p class="lead">${lead}</p>
  </div>`;

const buyerChoice = ({ language }: ShopView, { name, title, note }: DemoBuyer, isFirst: boolean): Html =>
  html`<li>
    <label class="buyer">
      <input type="radio" name="buyer" value="${name}" required ${isFirst ? html`checked` : nothing} />
      <span><strong>${title[language]}</strong><span class="quiet">${note[language]}</span></span>
    </label>
  </li>`;

/** What the page to sign in shows. */
export interface SignInFacts {
  readonly buyers: readonly DemoBuyer[];
  /** The page to go on to afterwards. */
  readonly from: string;
  /** An order may go on without signing in (CK-15). */
  readonly offersNonMember: boolean;
}

/** The form to order as a non-member (CK-15). */
const nonMemberForm = ({ language }: ShopView, from: string): Html => {
  const words = demoWords[language];
  return html`<section class="sheet" aria-labelledby="order-title">
    <h2 id="order-title">${words.orderTitle}</h2>
    <p>${words.orderLead}</p>
    <form method="post" action="/demo/orderAsNonMember">
      <input type="hidden" name="returnUrl" value="${from}" />
      <button class="button outlined">${words.nonMember}</button>
    </form>
  </section>`;
};

/** Signing in as a demo buyer. */
export const signInPage = (view: ShopView, { buyers, from, offersNonMember }: SignInFacts): Html => {
  const words = wordsOf(view);
  const signUp = shopPath(view.language, { type: 'SignUp' });
  const main = html`${head(words.signIn, words.signInLead)} ${offersNonMember ? nonMemberForm(view, from) : nothing}
    <form class="sheet" method="post" action="${shopPath(view.language, { type: 'SignIn' })}">
      <input type="hidden" name="from" value="${from}" />
      <fieldset>
        <legend>${words.buyer}</legend>
        <ul class="buyers">
          ${buyers.map((buyer, i) => buyerChoice(view, buyer, i === 0))}
        </ul>
      </fieldset>
      <button class="button large buyers-end">${words.signIn}</button>
      <p class="quiet">${words.noAccount} <a href="${signUp}">${words.signUp}</a></p>
    </form>`;
  return frame(view, words.signIn, main);
};

/** The memberships that a sign-up offers, each with the demo buyer who has it. */
const memberships = [
  { buyer: 'simple-member', title: 'personal', note: 'personalNote' },
  { buyer: 'business-buyer', title: 'business', note: 'businessNote' },
  { buyer: 'oversea-japan', title: 'foreigner', note: 'foreignerNote' },
] as const satisfies readonly {
  readonly buyer: string;
  readonly title: keyof ShopWords;
  readonly note: keyof ShopWords;
}[];

type Membership = (typeof memberships)[number];

const membershipCard = (view: ShopView, { buyer, title, note }: Membership): Html => {
  const words = wordsOf(view);
  return html`<li class="sheet">
    <h2 id="${buyer}">${words[title]}</h2>
    <p>${words[note]}</p>
    <form method="post" action="${shopPath(view.language, { type: 'SignIn' })}">
      <input type="hidden" name="buyer" value="${buyer}" />
      <button class="button outlined" aria-describedby="${buyer}">${words.asThis}</button>
    </form>
  </li>`;
};

/** Which membership to sign up for. @param buyers the demo buyers of this tenant */
export const signUpPage = (view: ShopView, buyers: readonly DemoBuyer[]): Html => {
  const words = wordsOf(view);
  const offered = memberships.filter(({ buyer }) => buyers.some(({ name }) => name === buyer));
  const main = html`${head(words.signUp, words.signUpLead)}
    <ul class="choices">
      ${offered.map((one) => membershipCard(view, one))}
    </ul>`;
  return frame(view, words.signUp, main);
};

const dateText = (language: Language, at: number): string =>
  new Intl.DateTimeFormat(languageTag[language], { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(at);

const goodsText = (view: ShopView, { units }: StoredOrder): string => {
  const [first] = units;
  if (!first) return '';
  const name = first.item.itemName;
  return units.length === 1 ? name : filled(wordsOf(view).andMore, { name, n: formatNumber(units.length - 1) });
};

const orderCard = (view: ShopView, device: Device, order: StoredOrder): Html => {
  const words = wordsOf(view);
  const { createdAt, paidAt, payable, txKey, orderNumber } = order;
  const isPaid = paidAt !== null;
  const address = orderPath({ language: view.language, device: O.some(device), txKey });
  return html`<li class="sheet">
    <h2 id="order-${txKey}">${filled(words.orderOf, { date: dateText(view.language, createdAt) })}</h2>
    ${orderNumber === undefined ? nothing : html`<p class="quiet">${filled(words.orderNumber, { n: orderNumber })}</p>`}
    <p>${goodsText(view, order)}</p>
    <p><strong>${formatWon(payable, view.language)}</strong> · ${isPaid ? words.paid : words.unpaid}</p>
    <p>
      <a class="button outlined" href="${address}" aria-describedby="order-${txKey}"
        >${isPaid ? words.seeOrder : words.payOrder}</a
      >
    </p>
  </li>`;
};

/** The orders of a shopper, the latest first. */
export const ordersPage = (view: ShopView, device: Device, orders: readonly StoredOrder[]): Html => {
  const words = wordsOf(view);
  const signIn = shopPath(view.language, { type: 'SignIn' });
  const hint =
    view.account === null ? html`<p><a href="${signIn}">${words.signIn}</a> · ${words.ordersSignIn}</p>` : nothing;
  const list =
    orders.length === 0
      ? html`<p class="sheet">${words.noOrders}</p>`
      : html`<ul class="choices">
          ${orders.map((order) => orderCard(view, device, order))}
        </ul>`;
  return frame(view, words.orders, html`${head(words.orders, words.ordersLead)}${hint}${list}`);
};

const questionOf = ([question, answer]: ShopWords['answers'][number]): Html =>
  html`<li>
    <details>
      <summary>${question}</summary>
      <p>${answer}</p>
    </details>
  </li>`;

/** The customer centre with its number (XT-06). */
export const helpPage = (view: ShopView): Html => {
  const words = wordsOf(view);
  const main = html`${head(words.help, words.helpLead)}
    <section class="sheet" aria-labelledby="phone">
      <h2 id="phone">${words.phone}</h2>
      <p class="price big">${customerCentreNumber(view.tenant)}</p>
      <p class="quiet">${words.hours}</p>
    </section>
    <section aria-labelledby="questions">
      <h2 id="questions">${words.questions}</h2>
      <ul class="questions">
        ${words.answers.map(questionOf)}
      </ul>
    </section>`;
  return frame(view, words.help, main);
};
