/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an `output` must not contain headings and paragraphs */
import { formatNumber, formatWon, type Coupon, type Discount } from '@baguni/domain/internal';
import type { ReactNode } from 'react';
import { cartAddress, Icon, renderShopPage, wordsOf, type ShopView, type ViewProps } from './frame.tsx';
import { deliveryLine, ItemCards, methodText } from './list-pages.tsx';
import { OrderForm, type OrderFacts } from './order-form.tsx';
import type { ShopItem } from './shelf.ts';
import { shopPath } from './shop-page.ts';
import { filled } from '../texts/texts.ts';

/** The message at the top of the page about the last form. */
export type Told =
  | { readonly type: 'Added'; readonly quantity: number; readonly continueTo: string }
  | { readonly type: 'Downloaded' }
  | { readonly type: 'Refused'; readonly what: 'Added' | 'Downloaded'; readonly message: string };

export interface OfferedCoupon {
  readonly coupon: Coupon;
  readonly isHeld: boolean;
}

export interface ItemPageFacts extends OrderFacts {
  readonly told: Told | null;
  readonly coupons: readonly OfferedCoupon[];
  /** Other items of the seller. */
  readonly more: readonly ShopItem[];
}

function Message({ view, told }: ViewProps & { readonly told: Told }): ReactNode {
  const words = wordsOf(view);
  switch (told.type) {
    case 'Added':
      return (
        <section className="told done" role="status" aria-labelledby="told">
          <h2 id="told">
            <Icon name="done" />
            {words.added}
          </h2>
          <p>{filled(words.inCart, { n: told.quantity })}</p>
          <p className="actions">
            <a className="button" href={cartAddress(view)}>
              {words.goToCart}
            </a>
            <a className="button outlined" href={told.continueTo}>
              {words.continueShopping}
            </a>
          </p>
        </section>
      );
    case 'Downloaded':
      return (
        <section className="told done" role="status">
          <p>
            <Icon name="done" />
            {words.downloaded}
          </p>
        </section>
      );
    case 'Refused':
      return (
        <section className="told refused" role="alert" aria-labelledby="told">
          <h2 id="told">
            <Icon name="warning" />
            {told.what === 'Added' ? words.notAdded : words.notDownloaded}
          </h2>
          <p className="lines">{told.message}</p>
        </section>
      );
  }
}

const SIDE = 480;
const THUMBNAIL = 72;

interface GalleryProps extends ViewProps {
  readonly sold: ShopItem;
}

/** The pictures of an item; several are chosen by radio buttons, without a script. */
function Gallery({ view, sold: { item, imageUrls } }: GalleryProps): ReactNode {
  const words = wordsOf(view);
  const [only, another] = imageUrls;
  if (only === undefined || another === undefined)
    return (
      <div className="gallery">
        {only !== undefined && <img src={only} alt={item.itemName} width={SIDE} height={SIDE} />}
      </div>
    );
  return (
    <fieldset className="gallery several">
      <legend className="visually-hidden">{words.pictures}</legend>
      {imageUrls.map((url, i) => {
        const id = `picture-${i}`;
        const places = { name: item.itemName, n: i + 1, total: imageUrls.length };
        return [
          <input key={id} className="visually-hidden" type="radio" name="picture" id={id} defaultChecked={i === 0} />,
          <label key={`${id}-label`} htmlFor={id}>
            <img
              src={url}
              alt={filled(words.pictureNamed, places)}
              width={THUMBNAIL}
              height={THUMBNAIL}
              loading="lazy"
            />
          </label>,
          <img
            key={`${id}-shot`}
            className="shot"
            src={url}
            alt={filled(words.pictureOf, places)}
            width={SIDE}
            height={SIDE}
            loading={i === 0 ? undefined : 'lazy'}
          />,
        ];
      })}
    </fieldset>
  );
}

const discountText = (view: ShopView, { policy }: Discount): string =>
  policy.calcType === 'Rate'
    ? filled(wordsOf(view).percentOff, { n: formatNumber(policy.discountRate) })
    : filled(wordsOf(view).wonOff, { amount: formatWon(policy.discountPrice, view.language) });

function Discounts({ view, discounts }: ViewProps & Pick<ShopItem, 'discounts'>): ReactNode {
  const words = wordsOf(view);
  if (discounts.length === 0) return null;
  return (
    <section aria-labelledby="discounts">
      <h2 id="discounts">{words.discounts}</h2>
      <ul className="lines-list">
        {discounts.map((discount) => (
          <li key={discount.discountNo}>
            <span>{discount.displayName}</span> <strong>{discountText(view, discount)}</strong>
          </li>
        ))}
      </ul>
      <p className="quiet">{words.discountsNote}</p>
    </section>
  );
}

function Coupons({ view, facts: { coupons, sold, newKey } }: ViewProps & { readonly facts: ItemPageFacts }): ReactNode {
  const words = wordsOf(view);
  if (coupons.length === 0) return null;
  return (
    <section aria-labelledby="coupons">
      <h2 id="coupons">{words.coupons}</h2>
      <ul className="coupons">
        {coupons.map(({ coupon: { policyNo, couponName, possiblePrice }, isHeld }) => (
          <li key={policyNo} className="coupon">
            <span>
              <strong>{couponName}</strong>
              <br />
              <span className="quiet">
                {filled(words.couponFrom, { amount: formatWon(possiblePrice, view.language) })}
              </span>
            </span>
            {isHeld ? (
              <span className="mark">{words.held}</span>
            ) : (
              <form method="post" action={shopPath(view.language, { type: 'Item', itemNo: sold.item.itemNo })}>
                <input type="hidden" name="intent" value="coupon" />
                <input type="hidden" name="key" value={newKey()} />
                <input type="hidden" name="policyNo" value={policyNo} />
                <button
                  type="submit"
                  className="button outlined"
                  aria-label={filled(words.downloadNamed, { name: couponName })}
                >
                  {words.download}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ view, sold: { item, policy, seller, service } }: GalleryProps): ReactNode {
  const words = wordsOf(view);
  const { language } = view;
  const rows: readonly (readonly [name: string, value: ReactNode])[] = [
    [
      words.delivery,
      <>
        {methodText(language, policy)} · {deliveryLine(language, policy)}
        {service === 'SmileDelivery' && (
          <>
            <br />
            <span className="quiet">{words.smileFreeFrom}</span>
          </>
        )}
      </>,
    ],
    [
      words.seller,
      <a key="seller" href={shopPath(language, { type: 'MiniShop', sellerKey: seller.sellerKey })}>
        {seller.miniShopName}
      </a>,
    ],
    [words.brand, item.brandName],
    [words.weight, `${formatNumber(item.shippingWeight ?? 0)} kg`],
    [words.itemNumber, item.itemNo],
  ];
  return (
    <dl className="facts">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders the page of an item: choices, stock, delivery, discounts and coupons (CM-06). */
export const itemPage = (view: ShopView, facts: ItemPageFacts): string => {
  const words = wordsOf(view);
  const { sold, told, more } = facts;
  const { item, service, seller } = sold;
  return renderShopPage(
    view,
    item.itemName,
    <>
      {told && <Message view={view} told={told} />}
      <div className="detail">
        <Gallery view={view} sold={sold} />
        <div className="buy">
          {service !== 'Normal' && (
            <p className={`service ${service}`}>
              <a href={shopPath(view.language, { type: service })}>{words[service]}</a>
            </p>
          )}
          <h1>{item.itemName}</h1>
          <p className="price big">{formatWon(item.itemSellPrice, view.language)}</p>
          <OrderForm view={view} facts={facts} />
          <Facts view={view} sold={sold} />
          <Discounts view={view} discounts={sold.discounts} />
          <Coupons view={view} facts={facts} />
        </div>
      </div>
      {more.length > 0 && (
        <section className="more">
          <h2 id="more">{filled(words.moreOfSeller, { name: seller.miniShopName })}</h2>
          <ItemCards view={view} items={more} facts={facts} labelledBy="more" />
        </section>
      )}
    </>,
  );
};
