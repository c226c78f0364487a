import type { ShopChanged, ShopFinding, ShopFix } from '@baguni/domain/shop';
import { either as E } from 'fp-ts';
import { Press } from './Press.tsx';
import { offers } from './promotions.ts';
import { bestPrice, emptyCart, inDollars, shop } from './shop.ts';
import type { Basket } from './store.ts';
import words from './words.json';

const labels: Partial<Record<ShopFix['type'], string>> = words.fixes;

const Receipt = ({ cart, now }: Basket) => {
  const { entries, price } = shop.priceOfCart(cart, now);
  const rows = entries.map(({ place, amount, inputs }) => {
    const unit = cart.units.find(({ cartUnitId: id }) => place.type === 'Unit' && place.cartUnitId === id);
    const how = 'name' in inputs ? inputs.name : 'price' in inputs && `${inputs.quantity} × ${inDollars(inputs.price)}`;
    return [unit?.item.itemName ?? 'Delivery', how || 'to your door', amount] as const;
  });
  return (
    <ol className="lines receipt" aria-label="Every cent">
      {[...rows, ['Total', '', price] as const].map(([name, how, amount]) => (
        <li key={name + how}>
          {name} <i>{how}</i> <span>{inDollars(amount)}</span>
        </li>
      ))}
    </ol>
  );
};

type Props = { readonly basket: Basket; readonly change: (verdict: ShopChanged<'USD'>, said?: string) => void };

/** The counter: what is in the basket, what stands against it, and every cent of its total. */
export const Counter = ({ basket, change }: Props) => {
  const { cart, refused, said, now } = basket;
  const against = shop.checkOrder(cart, now);
  const order = () => change(E.right(emptyCart(cart.buyer.isCertificatedAdult)), 'Thank you! Your bag is on its way.');
  const reasons = (findings: readonly ShopFinding[]) =>
    findings.map((finding) => (
      <div className="reason" key={finding.code + finding.units.join()}>
        <p>{shop.say(finding, 'en')}</p>
        {finding.fixes.map((fix) => {
          const text = labels[fix.type];
          return text && <Press key={fix.type} text={text} to={() => change(E.right(shop.withFix(cart, fix)))} />;
        })}
      </div>
    ));
  const lines = cart.units.map(({ cartUnitId: id, quantity: n, item: { itemName: name } }) => {
    const less = () => (n > 1 ? shop.setQuantity(cart, id, n - 1) : shop.removeUnits(cart, [id]));
    return (
      <li key={id}>
        <b>{name}</b>
        <Press aria-label={`One ${name} less`} text="−" to={() => change(less())} />
        <span>{n}</span>
        <Press aria-label={`One ${name} more`} text="+" to={() => change(shop.setQuantity(cart, id, n + 1))} />
      </li>
    );
  });
  const toggles = offers.map(({ id, name }) => {
    const isUsed = cart.promotions?.includes(id) ?? false;
    const turn = () => change(isUsed ? shop.removePromotion(cart, id) : shop.applyPromotion(cart, id, now));
    return <Press key={id} aria-pressed={isUsed} text={name} to={turn} />;
  });
  return (
    <section className="counter" aria-labelledby="basket">
      <h2 id="basket" tabIndex={-1}>
        Your basket
      </h2>
      <div aria-live="polite">
        <p>{said}</p>
        {reasons(refused)}
      </div>
      {lines.length === 0 && <p>Nothing in it yet. The bread is still warm.</p>}
      {lines.length > 0 && (
        <>
          <ul className="lines">{lines}</ul>
          {toggles}
          <Press text="Best price" to={() => change(...bestPrice(cart, now))} />
          <Receipt {...basket} />
          {reasons(against)}
          <Press text="Order" disabled={against.length > 0} to={order} />
        </>
      )}
    </section>
  );
};
