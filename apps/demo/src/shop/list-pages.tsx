import {
  formatNumber,
  formatWon,
  type Language,
  type Seller,
  type ShippingMethodType,
  type ShippingPolicy,
} from '@baguni/domain/internal';
import type { ReactNode } from 'react';
import { Head, renderShopPage, wordsOf, type ShopView, type ViewProps } from './frame.tsx';
import { isSoldOut, type Left, type ShopItem } from './shelf.ts';
import { services, shopPath, type Service } from './shop-page.ts';
import { filled, texts, type Texts } from '../texts/texts.ts';

/** The stock of the items of a page, and the keys of its forms. */
export interface CardFacts {
  readonly left: Left;
  /** Makes an Idempotency-Key for each form (BL-8). */
  readonly newKey: () => string;
}

export interface ListFacts extends CardFacts {
  readonly items: readonly ShopItem[];
}

const methods: Readonly<Record<ShippingMethodType, keyof Texts['shop'] & `by${string}`>> = {
  General: 'byGeneral',
  Post: 'byPost',
  Direct: 'byDirect',
  QuickService: 'byQuick',
  SelfReceive: 'byPickUp',
};

export const methodText = (language: Language, { shippingMethodType }: ShippingPolicy): string =>
  texts[language].shop[methods[shippingMethodType]];

/** Returns the shipping fee of a policy in one line (SH-01). */
export const deliveryLine = (language: Language, policy: ShippingPolicy): string => {
  const words = texts[language].shop;
  if (!policy.isDisplayShippingFee) return words.notShown;
  if (policy.shippingChargePayType === 'PaymentOnArrival') return words.onArrival;
  if (policy.shippingFee === 0) return words.free;
  const amount = formatWon(policy.shippingFee, language);
  const fee = filled(policy.isQuantityShippingFee ? words.feePerPiece : words.fee, { amount });
  if (!policy.isConditionalFree) return fee;
  return filled(words.freeFrom, { fee, amount: formatWon(policy.conditionalFreeBasisCost, language) });
};

interface CardProps extends ViewProps {
  readonly sold: ShopItem;
  readonly facts: CardFacts;
}

/** Adds an item without options to the cart, or opens the page of any other item. */
function CardAction({ view, sold, facts }: CardProps): ReactNode {
  const words = wordsOf(view);
  const { item, isStopped } = sold;
  const address = shopPath(view.language, { type: 'Item', itemNo: item.itemNo });
  const name = item.itemName;
  if (isSoldOut(sold, facts.left)) return <p className="mark">{isStopped ? words.stopped : words.soldOut}</p>;
  if (item.options.length > 0)
    return (
      <a className="button outlined" href={address} aria-label={filled(words.chooseNamed, { name })}>
        {words.chooseOptions}
      </a>
    );
  return (
    <form method="post" action={address}>
      <input type="hidden" name="key" value={facts.newKey()} />
      <input type="hidden" name="quantity" value={item.limits.min} />
      <input type="hidden" name="from" value={shopPath(view.language, view.page)} />
      <button type="submit" className="button outlined" aria-label={filled(words.addNamed, { name })}>
        {words.addToCart}
      </button>
    </form>
  );
}

function ItemCard(props: CardProps): ReactNode {
  const { view, sold } = props;
  const { item, seller, policy } = sold;
  return (
    <li className="item">
      <a className="item-link" href={shopPath(view.language, { type: 'Item', itemNo: item.itemNo })}>
        <span className="picture">
          {item.itemImageUrl && <img src={item.itemImageUrl} alt="" width="160" height="160" loading="lazy" />}
        </span>
        <span className="seller-name">{seller.miniShopName}</span>
        <span className="item-name">{item.itemName}</span>
        <strong className="price">{formatWon(item.itemSellPrice, view.language)}</strong>
      </a>
      <p className="quiet">{deliveryLine(view.language, policy)}</p>
      <CardAction {...props} />
    </li>
  );
}

interface ItemCardsProps extends ViewProps {
  readonly items: readonly ShopItem[];
  readonly facts: CardFacts;
  /** The id of the heading above. */
  readonly labelledBy: string;
}

export function ItemCards({ view, items, facts, labelledBy }: ItemCardsProps): ReactNode {
  return (
    <ul className="items" aria-labelledby={labelledBy}>
      {items.map((sold) => (
        <ItemCard key={sold.item.itemNo} view={view} sold={sold} facts={facts} />
      ))}
    </ul>
  );
}

const leads: Readonly<Record<Service, keyof Texts['shop'] & `${string}Lead`>> = {
  SmileFresh: 'freshLead',
  SmileDelivery: 'smileLead',
  ExpressShop: 'expressLead',
};

const listPage = (view: ShopView, title: string, lead: string, facts: ListFacts): string =>
  renderShopPage(
    view,
    title,
    <>
      <Head id="list" title={title} lead={lead}>
        <p className="quiet">{filled(wordsOf(view).itemCount, { n: formatNumber(facts.items.length) })}</p>
      </Head>
      <ItemCards view={view} items={facts.items} facts={facts} labelledBy="list" />
    </>,
  );

/** Renders the home of a service (RT-17, RT-18). */
export const servicePage = (view: ShopView, service: Service, facts: ListFacts): string =>
  listPage(view, wordsOf(view)[service], wordsOf(view)[leads[service]], facts);

/** Renders a seller's mini shop (RT-18). */
export const miniShopPage = (view: ShopView, { miniShopName: name }: Seller, facts: ListFacts): string =>
  listPage(view, name, filled(wordsOf(view).miniShopLead, { name }), facts);

/** Renders the results of a search. @param q the entered text */
export const searchPage = (view: ShopView, q: string, facts: ListFacts): string => {
  const words = wordsOf(view);
  if (facts.items.length > 0) return listPage(view, filled(words.results, { q }), '', facts);
  const title = q === '' ? words.search : filled(words.noResults, { q });
  return renderShopPage(view, title, <Head title={title} lead={q === '' ? words.searchFirst : words.noResultsHint} />);
};

export interface HomeFacts extends ListFacts {
  readonly sellers: readonly Seller[];
}

export const homePage = (view: ShopView, facts: HomeFacts): string => {
  const words = wordsOf(view);
  return renderShopPage(
    view,
    words.home,
    <>
      <div className="hero">
        <h1>{words.homeLead}</h1>
        <p className="lead">{words.about}</p>
      </div>
      <ul className="service-cards" aria-label={words.services}>
        {services.map((type) => (
          <li key={type}>
            <a className={`service-card ${type}`} href={shopPath(view.language, { type })}>
              <strong>{words[type]}</strong>
              <span>{words[leads[type]]}</span>
            </a>
          </li>
        ))}
      </ul>
      <section>
        <h2 id="picks">{words.picks}</h2>
        <ItemCards view={view} items={facts.items} facts={facts} labelledBy="picks" />
      </section>
      {facts.sellers.length > 0 && (
        <section className="sellers">
          <h2 id="sellers">{words.sellers}</h2>
          <ul aria-labelledby="sellers">
            {facts.sellers.map(({ sellerKey, miniShopName }) => (
              <li key={sellerKey}>
                <a href={shopPath(view.language, { type: 'MiniShop', sellerKey })}>{miniShopName}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>,
  );
};
