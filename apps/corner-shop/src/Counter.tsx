import type { ShopChanged, ShopFinding, ShopFix } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';
import { Press } from './Press.tsx';
import { offers } from './promotions.ts';
import { emptyCart, inDollars, shop, withBest } from './shop.ts';
import type { Basket } from './store.ts';

const labels: Partial<Record<ShopFix['type'], string>> = {
  VerifyAdult: 'I am 21 or over',
  Delete: 'Take it out',
  SetQuantity: 'Put in what is missing',
  RemoveCoupons: 'Take the coupon off',
  RemovePromotion: 'Go without the offer',
};

interface Props {
  readonly basket: Basket;
  readonly change: (verdict: ShopChanged<'USD'>, said?: string) => void;
}

const Lines = ({ basket: { cart }, change }: Props) =>
  cart.units.map(({ cartUnitId: id, quantity: n, item: { itemName: name } }) => (
    <li key={id}>
      {name}
      <Press
        text="–"
        name={`One ${name} less`}
        to={() => change(n > 1 ? shop.setQuantity(cart, id, n - 1) : shop.removeUnits(cart, [id]))}
      />
      <b>{n}</b>
      <Press text="+" name={`One ${name} more`} to={() => change(shop.setQuantity(cart, id, n + 1))} />
    </li>
  ));

const Reasons = ({ of, basket: { cart }, change }: Props & { readonly of: readonly ShopFinding[] }) =>
  of.map((finding) => (
    <li key={finding.code}>
      {shop.say(finding, 'en')}
      {finding.fixes.map((fix) => {
        const text = labels[fix.type];
        return text && <Press key={fix.type} text={text} to={() => change(E.right(shop.withFix(cart, fix)))} />;
      })}
    </li>
  ));

const Offers = ({ basket: { cart, now }, change }: Props) =>
  offers.map(({ id, name }) => {
    const isUsed = cart.promotions?.includes(id) ?? false;
    const to = () => change(isUsed ? shop.dropPromotion(cart, id) : shop.usePromotion(cart, id, now));
    return (
      <label key={id}>
        <input type="checkbox" checked={isUsed} onChange={to} /> {name}
      </label>
    );
  });

const Ledger = ({ cart, now }: Basket) => {
  const { entries, price } = shop.priceOfCart(cart, now);
  const nameOf = (id: number) => cart.units.find(({ cartUnitId }) => cartUnitId === id)?.item.itemName;
  return (
    <table>
      <caption>Every cent</caption>
      <tbody>
        {entries.map(({ rule, place, amount, inputs }) => (
          <tr key={JSON.stringify([rule, place, inputs])}>
            <th scope="row">{place.type === 'Unit' ? nameOf(place.cartUnitId) : 'Delivery'}</th>
            <td>
              {'name' in inputs
                ? inputs.name
                : 'quantity' in inputs && `${inputs.quantity} × ${inDollars(inputs.price)}`}
            </td>
            <td>{inDollars(amount)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td>{inDollars(price)}</td>
        </tr>
      </tbody>
    </table>
  );
};

/** The counter: what is in the basket, what stands against it, and every cent of its total. */
export const Counter = ({ basket, change }: Props) => {
  const { cart, refused, said, now } = basket;
  const against = shop.checkOrder(cart, now);
  const order = () => change(E.right(emptyCart(cart.buyer.isCertificatedAdult)), 'Thank you! Your bag is on its way.');
  return (
    <section className="counter" aria-label="Your basket">
      <h2>Your basket</h2>
      <div aria-live="polite">
        <p>{said}</p>
        <ul>
          <Reasons of={refused} basket={basket} change={change} />
        </ul>
      </div>
      {cart.units.length === 0 ? (
        <p>Nothing in it yet. The bread is still warm.</p>
      ) : (
        <>
          <ul className="lines">
            <Lines basket={basket} change={change} />
          </ul>
          <fieldset>
            <legend>Offers</legend>
            <Offers basket={basket} change={change} />
            <Press text="Best price" to={() => change(...withBest(cart, now))} />
          </fieldset>
          <Ledger {...basket} />
          <ul>
            <Reasons of={against} basket={basket} change={change} />
          </ul>
          <button type="button" disabled={against.length > 0} onClick={order}>
            Order
          </button>
        </>
      )}
    </section>
  );
};
