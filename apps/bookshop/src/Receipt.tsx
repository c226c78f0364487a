import type { ReactNode } from 'react';
import { euro, shop, type Cart, type Unit } from './shop.ts';

type Props = { readonly cart: Cart; readonly now: number; readonly buttons: (unit: Unit) => ReactNode };

/** Every line of the price, and the tax by rate. */
export const Receipt = ({ cart, now, buttons }: Props) => {
  const { entries, tax } = shop.priceOfCart(cart, now);
  if (cart.units.length === 0) return null;
  const lines = entries.flatMap(({ place, rule, amount, inputs }) => {
    if (rule === 'Tax') return [];
    const unit = cart.units.find(({ cartUnitId: id }) => place.type === 'Unit' && place.cartUnitId === id);
    const name = 'name' in inputs ? inputs.name : (unit?.item.itemName ?? 'Versand');
    return (
      <li key={`${unit?.cartUnitId} ${rule}`}>
        <span>{'price' in inputs ? `${inputs.quantity} × ${name}` : name}</span> <b>{euro(amount)}</b>
        {unit && 'price' in inputs && <p>{buttons(unit)}</p>}
      </li>
    );
  });
  const heads = ['Satz', 'Netto', 'MwSt.', 'Brutto'].map((head) => <th key={head}>{head}</th>);
  const rates = tax?.rates.map(({ rate, net, tax: own, gross }) => (
    <tr key={rate}>
      {[`${rate} %`, euro(net), euro(own), euro(gross)].map((cell, i) => (
        <td key={heads[i]?.key}>{cell}</td>
      ))}
    </tr>
  ));
  return (
    <>
      <ol aria-label="Posten">{lines}</ol>
      <table>
        <tbody>
          <tr>{heads}</tr>
          {rates}
        </tbody>
      </table>
    </>
  );
};
