import {
  formatNumber,
  formatWon,
  labelled,
  langOfEntered,
  optionText,
  summaryOf,
  won,
  type Order,
  type OrderLine,
  type Won,
} from '@baguni/domain/internal';
import type { ReactNode } from 'react';
import { dateText, langOf, renderShopPage, wordsOf, type ShopView, type ViewProps } from './frame.tsx';
import { filled } from '../texts/texts.ts';

const detailOf = ({ options, additions, language }: OrderLine): string =>
  [
    optionText({ options }, language),
    ...additions.map((addition) => `${labelled(addition, language)} × ${formatNumber(addition.quantity)}`),
  ]
    .filter((text) => text !== '')
    .join(' · ');

function Line({ view: { language }, line }: ViewProps & { readonly line: OrderLine }): ReactNode {
  const { itemName, language: lineLanguage, quantity, price } = line;
  return (
    <tr>
      <th scope="row" lang={langOf(lineLanguage)}>
        {itemName} <span className="quiet">{detailOf(line)}</span>
      </th>
      <td>{formatNumber(quantity)}</td>
      <td>{formatWon(price, language)}</td>
    </tr>
  );
}

function Sum({ view, label, amount }: ViewProps & { readonly label: string; readonly amount: Won }): ReactNode {
  return amount === 0 ? null : (
    <div>
      <dt>{label}</dt>
      <dd>{formatWon(amount, view.language)}</dd>
    </div>
  );
}

/** The recipient and the address of an order (CK-20). */
function DeliveredTo({ view, order: { recipient, terms } }: ViewProps & { readonly order: Order }): ReactNode {
  const address = terms && terms.address;
  if (address === undefined) return null;
  const where = address.zipCode === '' ? address.address : `(${address.zipCode}) ${address.address}`;
  return (
    <p>
      {wordsOf(view).deliveredTo}
      <br />
      <span lang={langOfEntered(address.address)}>
        {recipient && (
          <>
            {recipient.name}, {recipient.phone}
            <br />
          </>
        )}
        {where}
      </span>
    </p>
  );
}

export interface PaidOrder extends Order {
  /** Ms since 1970 UTC. */
  readonly paidAt: number;
}

/** Renders the receipt of a paid order, which prints on one page. */
export const receiptPage = (view: ShopView, order: PaidOrder): string => {
  const words = wordsOf(view);
  const { language, tenant } = view;
  const { itemTotal, discountTotal, couponTotal, shippingTotal, overseaShippingTotal } = summaryOf(order.entries);
  return renderShopPage(
    view,
    words.receipt,
    <article className="sheet receipt">
      <div className="receipt-head">
        <h1>{words.receipt}</h1>
        <button type="button" className="button outlined" data-print>
          {words.printReceipt}
        </button>
      </div>
      <p>
        <strong>{words[tenant]}</strong>
        <br />
        {order.orderNumber !== undefined && filled(words.orderNumber, { n: order.orderNumber })}
        <br />
        {words.paidOn} {dateText(language, order.paidAt)}
      </p>
      <DeliveredTo view={view} order={order} />
      <table>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <Line key={line.cartUnitId} view={view} line={line} />
          ))}
        </tbody>
      </table>
      <dl>
        <Sum view={view} label={words.itemTotal} amount={itemTotal} />
        <Sum view={view} label={words.discountTotal} amount={won(-discountTotal)} />
        <Sum view={view} label={words.couponTotal} amount={won(-couponTotal)} />
        <Sum view={view} label={words.shippingTotal} amount={won(shippingTotal + overseaShippingTotal)} />
        <div className="price">
          <dt>{words.paidTotal}</dt>
          <dd>{formatWon(order.payable, language)}</dd>
        </div>
      </dl>
      <p className="quiet">{words.receiptNote}</p>
    </article>,
    '/gateway.js',
  );
};
