import type { DemoBuyer } from '@baguni/backend';
import {
  customerCentreNumber,
  formatNumber,
  formatWon,
  orderPath,
  type Device,
  type Language,
  type Order,
} from '@baguni/domain/internal';
import type { ReactNode } from 'react';
import { dateText, Head, langOf, renderShopPage, wordsOf, type ShopView, type ViewProps } from './frame.tsx';
import { shopPath } from './shop-page.ts';
import { filled, texts } from '../texts/texts.ts';

export interface SignInFacts {
  readonly buyers: readonly DemoBuyer[];
  /** Page to continue to afterwards. */
  readonly from: string;
  /** True if an order may go on without signing in (CK-15). */
  readonly offersNonMember: boolean;
}

function NonMemberForm({ language, from }: { readonly language: Language; readonly from: string }): ReactNode {
  const words = texts[language].buyers;
  return (
    <section className="sheet" aria-labelledby="order-title">
      <h2 id="order-title">{words.orderTitle}</h2>
      <p>{words.orderLead}</p>
      <form method="post" action="/demo/orderAsNonMember">
        <input type="hidden" name="returnUrl" value={from} />
        <button type="submit" className="button outlined">
          {words.nonMember}
        </button>
      </form>
    </section>
  );
}

export const signInPage = (view: ShopView, { buyers, from, offersNonMember }: SignInFacts): string => {
  const words = wordsOf(view);
  const { language } = view;
  return renderShopPage(
    view,
    words.signIn,
    <>
      <Head title={words.signIn} lead={words.signInLead} />
      {offersNonMember && <NonMemberForm language={language} from={from} />}
      <form className="sheet" method="post" action={shopPath(language, { type: 'SignIn' })}>
        <input type="hidden" name="from" value={from} />
        <fieldset>
          <legend>{words.buyer}</legend>
          <ul className="buyers">
            {buyers.map(({ name, title, note }, i) => (
              <li key={name}>
                {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text is deeper than the rule looks */}
                <label className="buyer">
                  <input type="radio" name="buyer" value={name} required defaultChecked={i === 0} />
                  <span>
                    <strong>{title[language]}</strong>
                    <span className="quiet">{note[language]}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <button type="submit" className="button large buyers-end">
          {words.signIn}
        </button>
        <p className="quiet">
          {words.noAccount} <a href={shopPath(language, { type: 'SignUp' })}>{words.signUp}</a>
        </p>
      </form>
    </>,
  );
};

/** The memberships of a sign-up, each with its demo buyer. */
const memberships = [
  { buyer: 'simple-member', title: 'personal', note: 'personalNote' },
  { buyer: 'business-buyer', title: 'business', note: 'businessNote' },
  { buyer: 'oversea-japan', title: 'foreigner', note: 'foreignerNote' },
] as const;

/** Renders the choice of a membership. @param buyers the demo buyers of this tenant */
export const signUpPage = (view: ShopView, buyers: readonly DemoBuyer[]): string => {
  const words = wordsOf(view);
  return renderShopPage(
    view,
    words.signUp,
    <>
      <Head title={words.signUp} lead={words.signUpLead} />
      <ul className="choices">
        {memberships
          .filter(({ buyer }) => buyers.some(({ name }) => name === buyer))
          .map(({ buyer, title, note }) => (
            <li key={buyer} className="sheet">
              <h2 id={buyer}>{words[title]}</h2>
              <p>{words[note]}</p>
              <form method="post" action={shopPath(view.language, { type: 'SignIn' })}>
                <input type="hidden" name="buyer" value={buyer} />
                <button type="submit" className="button outlined" aria-describedby={buyer}>
                  {words.asThis}
                </button>
              </form>
            </li>
          ))}
      </ul>
    </>,
  );
};

export interface PlacedOrder extends Order {
  /** Ms since 1970 UTC. */
  readonly createdAt: number;
}

/** The name of the first item, and how many others the order has. */
function Goods({ view, order: { lines } }: ViewProps & { readonly order: Order }): ReactNode {
  const [first, ...others] = lines;
  if (!first) return null;
  const text = others.length === 0 ? '{name}' : filled(wordsOf(view).andMore, { n: formatNumber(others.length) });
  const [before, after] = text.split('{name}');
  return (
    <p>
      {before}
      <span lang={langOf(first.language)}>{first.itemName}</span>
      {after}
    </p>
  );
}

interface OrderProps extends ViewProps {
  readonly device: Device;
  readonly order: PlacedOrder;
}

function OrderCard({ view, device, order }: OrderProps): ReactNode {
  const words = wordsOf(view);
  const { language } = view;
  const { createdAt, isPaid, payable, txKey, orderNumber } = order;
  return (
    <li className="sheet">
      <h2 id={`order-${txKey}`}>{filled(words.orderOf, { date: dateText(language, createdAt) })}</h2>
      {orderNumber !== undefined && <p className="quiet">{filled(words.orderNumber, { n: orderNumber })}</p>}
      <Goods view={view} order={order} />
      <p>
        <strong>{formatWon(payable, language)}</strong> · {isPaid ? words.paid : words.unpaid}
      </p>
      <p className="actions">
        <a
          className="button outlined"
          href={orderPath({ language, device, txKey })}
          aria-describedby={`order-${txKey}`}
        >
          {isPaid ? words.seeOrder : words.payOrder}
        </a>
        {isPaid && (
          <a
            className="button outlined"
            href={shopPath(language, { type: 'Receipt', txKey })}
            aria-describedby={`order-${txKey}`}
          >
            {words.receipt}
          </a>
        )}
      </p>
    </li>
  );
}

/** Renders the orders of a shopper, the latest first. */
export const ordersPage = (view: ShopView, device: Device, orders: readonly PlacedOrder[]): string => {
  const words = wordsOf(view);
  return renderShopPage(
    view,
    words.orders,
    <>
      <Head title={words.orders} lead={orders.length === 0 ? words.noOrders : words.ordersLead} />
      {view.account === null && (
        <p>
          <a href={shopPath(view.language, { type: 'SignIn' })}>{words.ordersSignIn}</a>
        </p>
      )}
      {orders.length === 0 ? (
        <p className="actions">
          <a className="button" href={shopPath(view.language, { type: 'Home' })}>
            {words.continueShopping}
          </a>
        </p>
      ) : (
        <ul className="choices">
          {orders.map((order) => (
            <OrderCard key={order.txKey} view={view} device={device} order={order} />
          ))}
        </ul>
      )}
    </>,
  );
};

/** Renders the customer centre with its number (XT-06). */
export const helpPage = (view: ShopView): string => {
  const words = wordsOf(view);
  return renderShopPage(
    view,
    words.help,
    <>
      <Head title={words.help} lead={words.helpLead} />
      <section className="sheet" aria-labelledby="phone">
        <h2 id="phone">{words.phone}</h2>
        <p className="price big">{customerCentreNumber(view.tenant)}</p>
        <p className="quiet">{words.hours}</p>
      </section>
      <section aria-labelledby="questions">
        <h2 id="questions">{words.questions}</h2>
        <ul className="questions">
          {words.answers.map(({ question, answer }) => (
            <li key={question}>
              <details>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            </li>
          ))}
        </ul>
      </section>
    </>,
  );
};
