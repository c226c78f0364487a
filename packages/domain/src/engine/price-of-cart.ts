import { priceCart } from '../price/price-cart.ts';
import { cartSummary, summaryOf } from '../price/priced-cart.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import type { EngineCart } from './cart/engine-cart.ts';
import type { ShopPrice } from './engine.ts';
import { evaluateCart } from './promotions/evaluated-cart.ts';
import type { Shop } from './shop.ts';

/** Returns the price of a cart with ledger entries per promotion; amounts in minor units. */
export const priceOfCart = (shop: Shop, cart: EngineCart, now: number): Omit<ShopPrice<string>, 'total'> => {
  const state = evaluateCart(cart, shop, now);
  // a single query does not need incremental pricing
  const priced = priceCart(pricingInput(state));
  const price = {
    ...cartSummary(priced),
    shippingKnown: priced.shippingKnown,
    promotions: state.evaluatedPromotions,
  };
  const { tax, currency } = shop;
  if (!tax) return price;
  const entries = [...price.entries, ...tax.entriesOf(currency, state.units, price.entries)];
  return { ...price, ...summaryOf(entries), tax: tax.receiptOf(entries) };
};
