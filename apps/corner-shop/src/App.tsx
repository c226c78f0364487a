import type { ShopChanged } from '@baguni/domain/shop';
import { useState } from 'react';
import { Counter } from './Counter.tsx';
import { Press } from './Press.tsx';
import things from './catalogue.json';
import { inDollars, lineOf, shop } from './shop.ts';
import { openBasket, pressed } from './store.ts';
import words from './words.json';

/** The shop: its shelves, and the counter with the basket. */
export const App = () => {
  const [basket, setBasket] = useState(openBasket);
  const { cart } = basket;
  const change = (verdict: ShopChanged<'USD'>, said?: string) => setBasket(pressed(cart, verdict, said));
  const total = inDollars(shop.priceOfCart(cart, basket.now).price);
  const take = (sku: string) => () => change(shop.addItem(cart, lineOf(sku, 1)));
  const shelf = (here: string) =>
    things.map(
      ({ sku, name, aisle, price, left }) =>
        aisle === here && (
          <li key={sku}>
            <img src={`./pictures/${sku}.svg`} alt="" width="88" />
            <h3>{name}</h3>
            <p>{left === 0 ? 'Sold out' : `$${price}`}</p>
            {left !== 0 && <Press aria-label={`Take ${name}`} text="Take" to={take(sku)} />}
          </li>
        ),
    );
  return (
    <>
      <header>
        <h1>The Corner Shop</h1>
        <p>Bread at seven, apples all day, wine for grown-ups.</p>
      </header>
      <main>
        <div>
          {Object.entries(words.aisles).map(([aisle, title]) => (
            <section key={aisle} aria-label={title}>
              <h2>{title}</h2>
              <ul className="shelf">{shelf(aisle)}</ul>
            </section>
          ))}
          <a href="#basket">{`${basket.refused.length > 0 ? 'Why not?' : 'Basket'} · ${total}`}</a>
        </div>
        <Counter basket={basket} change={change} />
      </main>
    </>
  );
};
