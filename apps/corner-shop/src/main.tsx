import { applyPromotion } from '@baguni/domain/verbs';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { aisles, things } from './catalogue.json';
import { Counter } from './Counter.tsx';
import { Press } from './Press.tsx';
import { offers } from './promotions.ts';
import { coupons, say, shop, withMore, type Changed } from './shop.ts';
import { followTabs, openBasket, pressed } from './store.ts';

/** The shelves with their offers, and the counter with the basket. */
const Shop = () => {
  const [basket, setBasket] = useState(openBasket);
  useEffect(() => followTabs(setBasket), []);
  const change = (verdict: Changed, said: string) => {
    setBasket(pressed(basket.cart, verdict, said));
    // if the pressed button disappears, the focus moves to the basket
    requestAnimationFrame(() => document.activeElement === document.body && document.querySelector('a')?.focus());
  };
  const take = (sku: string, name: string) => () => change(withMore(basket.cart, sku, 1), `One ${name} more`);
  const tickets = coupons.map(({ couponName: name }) => <mark key={name}>{name}</mark>);
  const sign = (aisle: string) => {
    const offer = offers.find(({ id }) => id === aisle);
    const used = offer && applyPromotion(shop, basket.cart, offer.id, basket.now);
    return used && <mark>{used.ok ? offer.name : say(used.reason)}</mark>;
  };
  const shelf = (aisle: string) =>
    things
      .filter((thing) => thing.aisle === aisle)
      .map(({ sku, name, price, left }) => (
        <li key={sku}>
          <img src={`./pictures/${sku}.svg`} alt="" width="88" />
          <b>{name}</b>
          <p>{left === 0 ? 'Sold out' : `$${price}`}</p>
          {left !== 0 && <Press aria-label={`Take ${name}`} text="Take" to={take(sku, name)} />}
        </li>
      ));
  return (
    <>
      <header>
        <h1>The Corner Shop</h1>
        <p>Bread at seven, apples all day, wine for grown-ups.</p>
        {tickets}
      </header>
      <main>
        <div>
          {Object.entries(aisles).map(([aisle, title]) => (
            <section key={aisle}>
              <h2>{title}</h2>
              {sign(aisle)}
              <ul className="shelf">{shelf(aisle)}</ul>
            </section>
          ))}
        </div>
        <Counter basket={basket} change={change} />
      </main>
    </>
  );
};

createRoot(document.getElementById('root') ?? document.body).render(<Shop />);
