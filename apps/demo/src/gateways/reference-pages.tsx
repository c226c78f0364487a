import { addressBookOf, chooseAddress, findAddresses, type Store } from '@baguni/backend';
import { Html, smallPage, type GatewayAsked, type GatewayPages } from '@baguni/cart-server';
import { formatWon, won, type ShippingAddress } from '@baguni/domain';
import { gatewayPath, type GatewayOutcome, type GatewayPageType } from '@baguni/domain/gateway';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { texts } from '../texts/texts.ts';

/** The purpose of each page: it informs, asks for consent, approves a payment, or finds an address. */
const kinds: Readonly<Record<GatewayPageType, 'Tell' | 'Join' | 'Pay' | 'Find' | 'Book'>> = {
  NormalStaticPage: 'Tell',
  SmallStaticPage: 'Tell',
  SmileCardIntro: 'Tell',
  SmilePayNotice: 'Tell',
  ExpressShop: 'Join',
  MPIGateway: 'Pay',
  ISPGateway: 'Pay',
  EKPGMobileGateway: 'Pay',
  KBAppCardGateway: 'Pay',
  EcouponSelfAuthGateway: 'Pay',
  SmilePayGateway: 'Pay',
  SmileClubGateway: 'Join',
  SmileServiceGateway: 'Join',
  FindAddress: 'Find',
  AddressBook: 'Book',
  JoinSmileCard: 'Join',
  ForeignCardGateway: 'Pay',
  UnionPayGateway: 'Pay',
  PaypalGateway: 'Pay',
  AlipayGateway: 'Pay',
  AmorePacific: 'Join',
};

const fieldOf = ({ fields }: GatewayAsked, name: string): string =>
  fields?.find((field) => field.name === name)?.value ?? '';

const render = (asked: GatewayAsked, content: ReactNode, outcome?: GatewayOutcome): Html => {
  const { pageType, language } = asked;
  const words = texts[language].gateways;
  const titles = { Done: words.done, Cancelled: words.cancelled };
  return smallPage({
    look: asked,
    title: outcome ? titles[outcome] : words.titles[pageType],
    content: new Html(renderToStaticMarkup(content)),
    pageType,
    ...(outcome ? { outcome } : {}),
  });
};

/** The address of a page's forms: the page itself, with its parameters. */
const actionOf = ({ pageType, params }: GatewayAsked): string => gatewayPath(pageType, params);

function CloseButton({ label }: { readonly label: string }): ReactNode {
  return (
    <button type="button" className="button" data-close>
      {label}
    </button>
  );
}

/** Reports the outcome to the page that opened it, and closes (RT-07). */
const renderOutcome = (asked: GatewayAsked, outcome: GatewayOutcome): Html => {
  const words = texts[asked.language].gateways;
  return render(
    asked,
    <>
      <p className="lead">{outcome === 'Done' ? words.doneHint : words.cancelledHint}</p>
      <CloseButton label={words.close} />
    </>,
    outcome,
  );
};

const renderNotice = (asked: GatewayAsked): Html => {
  const words = texts[asked.language].gateways;
  return render(
    asked,
    <>
      <p className="lead">{words.lead.Tell}</p>
      {asked.params
        .filter((param) => param !== '')
        .map((param) => (
          <p key={param}>{param}</p>
        ))}
      <CloseButton label={words.close} />
    </>,
  );
};

/** The order and its amount, from the form that the gateway carries (RT-07). */
function Amount({ asked }: { readonly asked: GatewayAsked }): ReactNode {
  const [amount, number] = [Number(fieldOf(asked, 'amount')), fieldOf(asked, 'orderNumber')];
  if (!Number.isSafeInteger(amount) || amount <= 0) return null;
  return (
    <p className="lead">
      {number} <strong>{formatWon(won(amount), asked.language)}</strong>
    </p>
  );
}

const renderConsent = (asked: GatewayAsked, kind: 'Join' | 'Pay'): Html => {
  const words = texts[asked.language].gateways;
  const answer = fieldOf(asked, 'answer');
  if (answer === 'Done' || answer === 'Cancelled') return renderOutcome(asked, answer);
  return render(
    asked,
    <>
      <p className="lead">{words.lead[kind]}</p>
      <Amount asked={asked} />
      <form className="actions" method="post" action={actionOf(asked)}>
        <button type="submit" className="button" name="answer" value="Done">
          {words.agree[kind]}
        </button>
        <button type="submit" className="button outlined" name="answer" value="Cancelled">
          {words.cancel}
        </button>
      </form>
    </>,
  );
};

interface AddressProps {
  readonly asked: GatewayAsked;
  readonly address: ShippingAddress;
  readonly isCurrent: boolean;
}

function AddressCard({ asked, address: { addressNo, zipCode, address }, isCurrent }: AddressProps): ReactNode {
  const words = texts[asked.language].gateways;
  return (
    <li className="card">
      {isCurrent && <p className="current">{words.current}</p>}
      <p id={`address-${addressNo}`}>{zipCode === '' ? address : `(${zipCode}) ${address}`}</p>
      <form className="actions" method="post" action={actionOf(asked)}>
        <input type="hidden" name="answer" value="Done" />
        <input type="hidden" name="addressNo" value={addressNo} />
        <button type="submit" className="button" aria-describedby={`address-${addressNo}`}>
          {words.choose}
        </button>
      </form>
    </li>
  );
}

/** Asks to sign in first, on the shop's page, which returns to the cart (CK-15). */
const renderSignIn = (asked: GatewayAsked): Html => {
  const { language } = asked;
  const words = texts[language].gateways;
  const address = `/${language}/sign-in?returnUrl=${encodeURIComponent(`/${language}/cart`)}`;
  return render(
    asked,
    <>
      <p className="lead">{words.signInFirst}</p>
      <p>
        <a className="button" href={address} target="_top">
          {words.signIn}
        </a>
      </p>
    </>,
  );
};

const renderAddresses = (
  asked: GatewayAsked,
  found: readonly ShippingAddress[],
  current: ShippingAddress | null,
): Html => {
  const words = texts[asked.language].gateways;
  const isFinder = asked.pageType === 'FindAddress';
  return render(
    asked,
    <>
      <p className="lead">{isFinder ? words.lead.Find : words.lead.Book}</p>
      {fieldOf(asked, 'answer') !== '' && <p role="alert">{words.notThere}</p>}
      {isFinder && (
        <search>
          <form className="actions" method="get" action="/gateway">
            <input type="hidden" name="pageType" value={asked.pageType} />
            <input type="search" name="param1" defaultValue={asked.params[0]} aria-label={words.searchFor} />
            <button type="submit" className="button outlined">
              {words.search}
            </button>
          </form>
        </search>
      )}
      {found.length === 0 && <p>{words.nothingFound}</p>}
      <ul className="cards">
        {found.map((address) => (
          <AddressCard
            key={address.addressNo}
            asked={asked}
            address={address}
            isCurrent={address.addressNo === current?.addressNo}
          />
        ))}
      </ul>
    </>,
  );
};

/** Shows the address book or the address finder (AD-02) to a signed-in buyer. */
const showAddresses = async (asked: GatewayAsked, store: Store): Promise<Html> => {
  const scope = asked.visitor?.session.scope;
  const book = scope ? await addressBookOf(store, scope) : null;
  if (!scope || !book) return renderSignIn(asked);
  const answer = fieldOf(asked, 'answer');
  if (answer === 'Cancelled') return renderOutcome(asked, answer);
  const isChosen = answer === 'Done' && (await chooseAddress(store, scope, fieldOf(asked, 'addressNo')));
  if (isChosen) return renderOutcome(asked, 'Done');
  const found = asked.pageType === 'FindAddress' ? findAddresses(asked.params[0]) : book.addresses;
  return renderAddresses(asked, found, book.current);
};

/** Returns a sample page for each gateway, which answers as the real one would (RT-09). */
export const referencePages =
  (store: Store): GatewayPages =>
  async (asked) => {
    const kind = kinds[asked.pageType];
    switch (kind) {
      case 'Tell':
        return renderNotice(asked);
      case 'Join':
      case 'Pay':
        return renderConsent(asked, kind);
      case 'Find':
      case 'Book':
        return showAddresses(asked, store);
    }
  };
