import { addressBookOf, chooseAddress, findAddresses, type Store } from '@baguni/backend';
import type { ShippingAddress } from '@baguni/domain';
import { gatewayPath, type GatewayOutcome } from '@baguni/domain/gateway';
import type { GatewayAsked, GatewayPages } from '../../gateway/gateway-pages.ts';
import { closeButton, smallPage } from '../../gateway/shell.ts';
import { html, type Html } from '../../html/html.ts';
import { referencePageOf, referenceWords } from './reference-words.ts';

const fieldOf = ({ fields }: GatewayAsked, name: string): string =>
  fields?.find((field) => field.name === name)?.value ?? '';

const pageOf = (asked: GatewayAsked, content: Html): Html => {
  const { pageType, language } = asked;
  return smallPage({ look: asked, title: referencePageOf[pageType].title[language], content, pageType });
};

/** Where the forms of a page go: to itself, with its parameters. */
const actionOf = ({ pageType, params }: GatewayAsked): string => gatewayPath(pageType, params);

/** Tells the page that opened it, and closes (RT-07). */
const answered = (asked: GatewayAsked, outcome: GatewayOutcome): Html => {
  const words = referenceWords[asked.language];
  const [title, hint] = outcome === 'Done' ? [words.done, words.doneHint] : [words.cancelled, words.cancelledHint];
  const content = html`<p class="lead">${hint}</p>
    ${closeButton(words.close)}`;
  return smallPage({ look: asked, title, content, pageType: asked.pageType, outcome });
};

const tell = (asked: GatewayAsked): Html => {
  const words = referenceWords[asked.language];
  const said = asked.params.filter((param) => param !== '').map((param) => html`<p>${param}</p>`);
  return pageOf(
    asked,
    html`<p class="lead">${words.lead.Tell}</p>
      ${said}${closeButton(words.close)}`,
  );
};

const consent = (asked: GatewayAsked, kind: 'Join' | 'Pay'): Html => {
  const words = referenceWords[asked.language];
  const answer = fieldOf(asked, 'answer');
  if (answer === 'Done' || answer === 'Cancelled') return answered(asked, answer);
  return pageOf(
    asked,
    html`<p class="lead">${words.lead[kind]}</p>
      <form class="actions" method="post" action="${actionOf(asked)}">
        <button class="button" name="answer" value="Done">${words.agree[kind]}</button>
        <button class="button outlined" name="answer" value="Cancelled">${words.cancel}</button>
      </form>`,
  );
};

const written = ({ zipCode, address }: ShippingAddress): string =>
  zipCode === '' ? address : `(${zipCode}) ${address}`;

const addressForm = (asked: GatewayAsked, one: ShippingAddress, isCurrent: boolean): Html => {
  const words = referenceWords[asked.language];
  const mark = isCurrent ? [html`<p class="current">${words.current}</p>`] : [];
  return html`<li class="card">
    ${mark}
    <p id="address-${one.addressNo}">${written(one)}</p>
    <form class="actions" method="post" action="${actionOf(asked)}">
      <input type="hidden" name="answer" value="Done" />
      <input type="hidden" name="addressNo" value="${one.addressNo}" />
      <button class="button" aria-describedby="address-${one.addressNo}">${words.choose}</button>
    </form>
  </li>`;
};

const addressList = (
  asked: GatewayAsked,
  addresses: readonly ShippingAddress[],
  current: ShippingAddress | null,
): Html =>
  html`<ul class="cards">
    ${addresses.map((one) => addressForm(asked, one, one.addressNo === current?.addressNo))}
  </ul>`;

/** The shop's page to sign in, which leads back to the cart (CK-15). */
const signInAddress = ({ language }: GatewayAsked): string =>
  `/${language}/sign-in?returnUrl=${encodeURIComponent(`/${language}/cart`)}`;

const signInFirst = (asked: GatewayAsked): Html => {
  const words = referenceWords[asked.language];
  return pageOf(
    asked,
    html`<p class="lead">${words.signInFirst}</p>
      <p><a class="button" href="${signInAddress(asked)}" target="_top">${words.signIn}</a></p>`,
  );
};

const searchForm = (asked: GatewayAsked, sought: string): Html => {
  const words = referenceWords[asked.language];
  return html`<form class="actions" method="get" action="/gateway" role="search">
    <input type="hidden" name="pageType" value="${asked.pageType}" />
    <input type="search" name="param1" value="${sought}" aria-label="${words.searchFor}" />
    <button class="button outlined">${words.search}</button>
  </form>`;
};

const shown = (asked: GatewayAsked, found: readonly ShippingAddress[], current: ShippingAddress | null): Html => {
  const words = referenceWords[asked.language];
  const problem = fieldOf(asked, 'answer') === '' ? [] : [html`<p role="alert">${words.notThere}</p>`];
  const none = found.length === 0 ? [html`<p>${words.nothingFound}</p>`] : [];
  const kind = asked.pageType === 'FindAddress' ? 'Find' : 'Book';
  return pageOf(
    asked,
    html`<p class="lead">${words.lead[kind]}</p>
      ${problem}${kind === 'Find' ? [searchForm(asked, asked.params[0])] : []}${none}${addressList(asked, found, current)}`,
  );
};

/** The address book, and the finder of addresses (AD-02): who is not signed in does that first. */
const addresses = async (asked: GatewayAsked, store: Store): Promise<Html> => {
  const scope = asked.visitor?.session.scope;
  const book = scope ? await addressBookOf(store, scope) : null;
  if (!scope || !book) return signInFirst(asked);
  const answer = fieldOf(asked, 'answer');
  if (answer === 'Cancelled') return answered(asked, answer);
  const isChosen = answer === 'Done' && (await chooseAddress(store, scope, fieldOf(asked, 'addressNo')));
  if (isChosen) return answered(asked, 'Done');
  return shown(asked, asked.pageType === 'FindAddress' ? findAddresses(asked.params[0]) : book.addresses, book.current);
};

/** A page for each type, which answers as the real one would (RT-09). */
export const referencePages =
  ({ store }: { readonly store: Store }): GatewayPages =>
  async (asked) => {
    const { kind } = referencePageOf[asked.pageType];
    switch (kind) {
      case 'Tell':
        return tell(asked);
      case 'Join':
      case 'Pay':
        return consent(asked, kind);
      case 'Find':
      case 'Book':
        return addresses(asked, store);
    }
  };
