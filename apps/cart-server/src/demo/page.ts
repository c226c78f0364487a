import type { DemoBuyer } from '@baguni/backend';
import { languages, tenants, type Language, type Tenant } from '@baguni/domain';
import { html, type Html } from '../html/html.ts';
import { plainPage } from '../html/plain-page.ts';
import { languageTag } from '../http/language.ts';
import { demoWords, type DemoWords } from './words.ts';

/** What the page of demo buyers shows. */
export interface DemoView {
  readonly language: Language;
  readonly tenant: Tenant;
  /** Where the demo of each tenant is. */
  readonly addresses: Readonly<Record<Tenant, string>>;
  readonly buyers: readonly DemoBuyer[];
  /** The name of the buyer who is signed in here; null for nobody. */
  readonly current: string | null;
  /** The page to return to after signing in; null if the demo was opened directly (RT-12). */
  readonly returnUrl: string | null;
  /** Whether to offer ordering as a non-member: an order has led here and nobody is signed in (CK-15). */
  readonly offersNonMember: boolean;
}

const nothing = html``;
const currentMark = html`aria-current="page"`;

const languageLink = (view: DemoView, language: Language): Html =>
  html`<li>
    <a
      href="/demo?lang=${language}"
      lang="${languageTag[language]}"
      hreflang="${languageTag[language]}"
      ${language === view.language ? currentMark : nothing}
      >${demoWords[language].language}</a
    >
  </li>`;

const tenantLink = (view: DemoView, tenant: Tenant): Html =>
  html`<li>
    <a href="${view.addresses[tenant]}?lang=${view.language}" ${tenant === view.tenant ? currentMark : nothing}
      >${demoWords[view.language][tenant]}</a
    >
  </li>`;

const openButtons = (words: DemoWords, id: string): Html => html`
  <button class="button" name="device" value="pc" aria-describedby="${id}">${words.pc}</button>
  <button class="button outlined" name="device" value="m" aria-describedby="${id}">${words.mobile}</button>
`;

const card = (view: DemoView, { name, title, note }: DemoBuyer): Html => {
  const { language, current, returnUrl } = view;
  const words = demoWords[language];
  const id = `buyer-${name}`;
  return html`<li class="card">
    <h2 id="${id}">${title[language]}</h2>
    ${current === name ? html`<p class="current">${words.current}</p>` : nothing}
    <p class="note">${note[language]}</p>
    <form class="actions" method="post" action="/demo/signIn">
      <input type="hidden" name="buyer" value="${name}" />
      <input type="hidden" name="lang" value="${language}" />
      ${returnUrl === null ? nothing : html`<input type="hidden" name="returnUrl" value="${returnUrl}" />`}
      ${openButtons(words, id)}
    </form>
    <form class="actions" method="post" action="/demo/reset">
      <input type="hidden" name="buyer" value="${name}" />
      <input type="hidden" name="lang" value="${language}" />
      <button class="button quiet" aria-describedby="${id}">${words.reset}</button>
    </form>
  </li>`;
};

/** The form to order as a non-member (CK-15). */
const nonMemberForm = ({ language, returnUrl, offersNonMember }: DemoView): Html => {
  const words = demoWords[language];
  return offersNonMember && returnUrl !== null
    ? html`<section class="order" aria-labelledby="order-title">
        <h2 id="order-title">${words.orderTitle}</h2>
        <p class="lead">${words.orderLead}</p>
        <form class="actions" method="post" action="/demo/orderAsNonMember">
          <input type="hidden" name="returnUrl" value="${returnUrl}" />
          <button class="button outlined">${words.nonMember}</button>
        </form>
      </section>`
    : nothing;
};

const signOutForm = ({ current, language }: DemoView): Html =>
  current === null
    ? nothing
    : html`<form method="post" action="/demo/signOut">
        <input type="hidden" name="lang" value="${language}" />
        <button class="button quiet">${demoWords[language].signOut}</button>
      </form>`;

/** The list of demo buyers (SV-02): markup alone, without any script. */
export const demoPage = (view: DemoView): Html => {
  const words = demoWords[view.language];
  return plainPage(
    { lang: languageTag[view.language], title: `${words.title} · ${words[view.tenant]}`, tenant: view.tenant },
    html`<header>
        <nav aria-label="${words.tenants}">
          <ul class="tenants">
            ${tenants.map((one) => tenantLink(view, one))}
          </ul>
        </nav>
        <nav aria-label="${words.languages}">
          <ul>
            ${languages.map((one) => languageLink(view, one))}
          </ul>
        </nav>
      </header>
      <main>
        <div class="title">
          <h1>${words.title}</h1>
          ${signOutForm(view)}
        </div>
        ${nonMemberForm(view)}
        <p class="lead">${words.lead}</p>
        <ul class="cards" aria-label="${words.buyers}">
          ${view.buyers.map((buyer) => card(view, buyer))}
        </ul>
      </main>
      <footer><a href="/docs">${words.api}</a></footer>`,
  );
};
