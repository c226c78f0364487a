import {
  ADDRESS_LENGTH,
  addAddress,
  addressBookOf,
  chooseAddress,
  findAddresses,
  type AddressBook,
  type AddressRefusal,
  type EnteredAddress,
  type Store,
} from '@baguni/backend';
import { Html, smallPage, type GatewayAsked, type GatewayPages } from '@baguni/cart-server';
import {
  formatWon,
  langOfEntered,
  won,
  type ShippingAddress,
  gatewayPath,
  type GatewayOutcome,
  type GatewayPageType,
} from '@baguni/domain/internal';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { filled, texts } from '../texts/texts.ts';

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
    <>
      {number !== '' && <p className="lead">{filled(texts[asked.language].shop.orderNumber, { n: number })}</p>}
      <p className="amount">{formatWon(won(amount), asked.language)}</p>
    </>
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

function AddressRow({ asked, address: { addressNo, zipCode, address }, isCurrent }: AddressProps): ReactNode {
  const words = texts[asked.language].gateways;
  return (
    <li aria-current={isCurrent ? 'true' : undefined}>
      <p id={`address-${addressNo}`} lang={langOfEntered(address)}>
        {zipCode === '' ? address : `(${zipCode}) ${address}`}
      </p>
      {isCurrent ? (
        <p className="current">{words.current}</p>
      ) : (
        <form method="post" action={actionOf(asked)}>
          <input type="hidden" name="answer" value="Done" />
          <input type="hidden" name="addressNo" value={addressNo} />
          <button type="submit" className="button outlined" aria-describedby={`address-${addressNo}`}>
            {words.choose}
          </button>
        </form>
      )}
    </li>
  );
}

/** The text fields of a new address, each with the refusal that concerns it. */
const addressFields = [
  { name: 'zipCode', label: 'zipCode', hint: 'zipCodeHint', refusal: 'ZipCode', maxLength: 5, inputMode: 'numeric' },
  { name: 'address', label: 'street', hint: 'streetHint', refusal: 'Address', maxLength: ADDRESS_LENGTH },
  { name: 'detail', label: 'detail', hint: 'detailHint', maxLength: ADDRESS_LENGTH },
] as const;

const autoComplete = { zipCode: 'postal-code', address: 'address-line1', detail: 'address-line2' } as const;

interface NewAddressProps {
  readonly asked: GatewayAsked;
  /** The reason why the sent address was refused, or null. */
  readonly refusal: AddressRefusal | null;
}

/** The form of a new address, closed until it is wanted. The server checks it, so that messages are translated. */
function NewAddress({ asked, refusal }: NewAddressProps): ReactNode {
  const { newAddress: words } = texts[asked.language].gateways;
  if (refusal === 'Full') return <p role="alert">{words.refusals.Full}</p>;
  return (
    <details className="add" open={refusal !== null}>
      <summary>{words.add}</summary>
      <form method="post" action={actionOf(asked)} noValidate>
        <input type="hidden" name="answer" value="Add" />
        {addressFields.map(({ name, label, hint, maxLength, ...field }) => {
          const isRefused = 'refusal' in field && field.refusal === refusal;
          return (
            <p key={name}>
              <label htmlFor={name}>{words[label]}</label>
              <input
                id={name}
                name={name}
                type="text"
                inputMode={'inputMode' in field ? field.inputMode : 'text'}
                autoComplete={autoComplete[name]}
                placeholder={words[hint]}
                maxLength={maxLength}
                required={'refusal' in field}
                defaultValue={refusal === null ? '' : fieldOf(asked, name)}
                aria-invalid={isRefused || undefined}
                aria-describedby={isRefused ? `${name}-refused` : undefined}
              />
              {isRefused && 'refusal' in field && (
                <span id={`${name}-refused`} className="refused">
                  {words.refusals[field.refusal]}
                </span>
              )}
            </p>
          );
        })}
        <button type="submit" className="button">
          {words.save}
        </button>
      </form>
    </details>
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
  { addresses, current }: AddressBook,
  refusal: AddressRefusal | null,
): Html => {
  const words = texts[asked.language].gateways;
  const isFinder = asked.pageType === 'FindAddress';
  const isCurrent = ({ addressNo }: ShippingAddress): boolean => addressNo === current?.addressNo;
  const found = addresses.toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)));
  return render(
    asked,
    <>
      <p className="lead">{isFinder ? words.lead.Find : words.lead.Book}</p>
      {fieldOf(asked, 'answer') === 'Done' && <p role="alert">{words.notThere}</p>}
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
      <ul className="addresses">
        {found.map((address) => (
          <AddressRow key={address.addressNo} asked={asked} address={address} isCurrent={isCurrent(address)} />
        ))}
      </ul>
      {!isFinder && <NewAddress asked={asked} refusal={refusal} />}
    </>,
  );
};

const enteredAddress = (asked: GatewayAsked): EnteredAddress => {
  const [address, detail] = [fieldOf(asked, 'address'), fieldOf(asked, 'detail')];
  return { zipCode: fieldOf(asked, 'zipCode'), address: detail.trim() === '' ? address : `${address}, ${detail}` };
};

/** Shows the address book or the address finder (AD-02) to a signed-in buyer. */
const showAddresses = async (asked: GatewayAsked, store: Store): Promise<Html> => {
  const scope = asked.visitor?.session.scope;
  const book = scope ? await addressBookOf(store, scope) : null;
  if (!scope || !book) return renderSignIn(asked);
  const answer = fieldOf(asked, 'answer');
  if (answer === 'Cancelled') return renderOutcome(asked, answer);
  const isChosen = answer === 'Done' && (await chooseAddress(store, scope, fieldOf(asked, 'addressNo')));
  const refusal = answer === 'Add' ? await addAddress(store, scope, enteredAddress(asked)) : null;
  if (isChosen || (answer === 'Add' && refusal === null)) return renderOutcome(asked, 'Done');
  const isFinder = asked.pageType === 'FindAddress';
  return renderAddresses(asked, isFinder ? { ...book, addresses: findAddresses(asked.params[0]) } : book, refusal);
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
