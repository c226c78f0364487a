import { refund, type ShopFix } from '@baguni/domain';
import { formatFinding } from '@baguni/domain/texts';
import { addItem, applyCode, selectUnits, withFix } from '@baguni/domain/verbs';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { things } from './catalogue.json';
import { Press } from './Press.tsx';
import { Receipt } from './Receipt.tsx';
import { empty, euro, shop, withPieces, type Cart, type Changed, type Order, type Unit } from './shop.ts';

type Shown = { readonly cart: Cart; readonly now: number; readonly said: string; readonly order?: Order };

/** Returns the label of a fix. */
const labelOf = ({ units }: Cart, fix: ShopFix): string => {
  if (fix.type !== 'SetQuantity') return fix.type === 'RemovePromotion' ? 'Code entfernen' : 'Herausnehmen';
  return `${fix.quantity} × ${units.find(({ cartUnitId }) => cartUnitId === fix.cartUnitId)?.item.itemName}`;
};

/** Returns the entered code. */
const codeIn = (data: FormData): string => data.getAll('code').find((one) => typeof one === 'string') ?? '';

/** Returns the changed state. A refused change keeps the cart and shows the reason. */
const after = (cart: Cart, next: Changed, now = Date.now()): Shown =>
  next.ok ? { cart: next.cart, now, said: '' } : { cart, now, said: formatFinding(shop, next.reason, 'de') };

/** The shelf, and the basket or the last order. */
const Shop = () => {
  const [{ cart, now, said: told, order }, show] = useState(() => after(empty, selectUnits(shop, empty, [])));
  const change = (next: Changed) => show(after(cart, next));
  const take = (sold: (typeof things)[number]['sold']) => () => change(addItem(shop, cart, sold));
  const more = (unit: Unit, pieces: number) => () => change(withPieces(cart, unit, unit.quantity + pieces));
  const shelf = things.map(({ by, cover, sold }) => (
    <li key={sold.item}>
      <figure style={{ background: cover }}>
        <b>{sold.name}</b> <small>{by}</small>
      </figure>
      <p>
        {euro(shop.amount(sold.price))} {sold.fields.limited && <mark>limitiert</mark>}
        {sold.stock === 0 && <mark>vergriffen</mark>}
      </p>
      <Press text="In den Korb" aria-label={`In den Korb: ${sold.name}`} disabled={sold.stock === 0} to={take(sold)} />
    </li>
  ));
  const steps = (unit: Unit) => (
    <>
      <Press text="−" aria-label={`Eins weniger: ${unit.item.itemName}`} to={more(unit, -1)} />{' '}
      <Press text="+" aria-label={`Eins mehr: ${unit.item.itemName}`} to={more(unit, 1)} />
    </>
  );
  const findings = shop.checkOrder(cart, now);
  const reasons = findings.map((finding) => (
    <p key={finding.code}>
      {formatFinding(shop, finding, 'de')}{' '}
      {finding.fixes.map((fix) => {
        const text = labelOf(cart, fix);
        return <Press key={text} text={text} to={() => change({ ok: true, cart: withFix(shop, cart, fix) })} />;
      })}
    </p>
  ));
  const payable = shop.priceOfCart(order?.cart ?? cart, order?.now ?? now).price;
  const buy = () => show({ cart: empty, now, said: 'Vielen Dank für Ihre Bestellung!', order: { cart, now, payable } });
  const bringBack = (paid: Order, unit: Unit) => () => {
    const back = refund(shop, paid, [{ cartUnitId: unit.cartUnitId, quantity: 1 }]);
    if (!back.ok) return show({ cart, now, order: paid, said: formatFinding(shop, back.reason, 'de') });
    const why = back.refund.lines.flatMap(({ entries }) => entries.map((entry) => formatFinding(shop, entry, 'de')));
    const said = [`Wir erstatten ${euro(back.refund.amount)}`, ...new Set(why)].join('. ');
    return show({ cart, now, order: back.order, said });
  };
  const returns = (unit: Unit) => order && <Press text="Eins zurückgeben" to={bringBack(order, unit)} />;
  return (
    <>
      <header>
        <h1>Antiquariat Lesezeichen</h1>
        <p>Gelesene Bücher und schöne Dinge. Mit dem Code LESEN10 zahlen Sie ab 30 € zehn Prozent weniger.</p>
      </header>
      <main>
        <ul>{shelf}</ul>
        <a href="#korb">Zum Korb: {euro(payable)}</a>
        <aside id="korb">
          <h2>
            {order ? 'Ihre Bestellung' : 'Ihr Korb'}: <output>{euro(payable)}</output>
          </h2>
          <output className="said">{told}</output>
          {order ? (
            <Receipt {...order} buttons={returns} />
          ) : (
            <>
              <Receipt cart={cart} now={now} buttons={steps} />
              <form action={(data) => change(applyCode(shop, cart, codeIn(data), now))}>
                <label>
                  Gutscheincode <input name="code" required autoComplete="off" />
                </label>
                <button type="submit">Einlösen</button>
              </form>
              {reasons}
              <Press className="order" text="Bestellen" disabled={findings.length > 0} to={buy} />
            </>
          )}
        </aside>
      </main>
    </>
  );
};

createRoot(document.getElementById('root') ?? document.body).render(<Shop />);
