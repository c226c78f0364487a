import { either as E } from 'fp-ts';
import fc from 'fast-check';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { engineOf } from '../../shop/engine-of.ts';
import type { AnyCart } from '../../shop/in.ts';
import type { Offer } from '../../shop/promotion.ts';
import { answered, must, type Asked } from './law.ts';

/**
 * Prices a cart with the promotion and checks general price properties.
 * @returns true if it has a saving
 */
export const lawsInACart = (offer: Offer, asked: Asked): boolean => {
  const {
    units,
    order: { currency, now },
  } = asked;
  // without rules, because a free order is no best offer but still satisfies the properties
  const engine = engineOf({ currency, promotions: [offer], rules: [] });
  // whole numbers, i.e. minor units of any currency
  const cart = (of: readonly CartUnit[], promotions: readonly string[]): never => {
    const made: AnyCart = { ...(engine.cartOf(of as never) as unknown as AnyCart), promotions };
    return made as never;
  };
  const priced = (of: readonly CartUnit[], promotions: readonly string[]) =>
    answered(asked, () => engine.priceOfCart(cart(of, promotions), now));
  const [bare, price, turned] = [priced(units, []), priced(units, [offer.id]), priced(units.toReversed(), [offer.id])];
  const sum = price.entries.reduce((total, { amount }) => total + amount, 0);
  must(sum === price.price, 'the ledger adds up', asked, `${sum}`, `${price.price}`);
  const off = price.promotions.reduce((total, worked) => total + worked.total, 0);
  const found = [off, bare.price, price.price].map(String);
  must(off === bare.price - price.price, 'the ledger says all that it takes off', asked, ...found);
  for (const { cartUnitId: id } of units) {
    const own = price.entries.filter(({ place }) => place.type === 'Unit' && place.cartUnitId === id);
    const left = own.reduce((total, { amount }) => total + amount, 0);
    must(left >= 0, 'no unit costs less than nothing', asked, `${left} of unit ${id}`);
  }
  const each = [price, turned].map(({ promotions }) => JSON.stringify(promotions.map(({ amounts }) => [...amounts])));
  must(each[0] === each[1], 'the order of the cart means nothing', asked, ...each);
  const best = answered(asked, () => engine.bestOffers(cart(units, []), now));
  const isKnown = best.isProved && best.saving === Math.max(0, off);
  must(isKnown, 'the best offers know it, proved', asked, `${best.saving} of ${off}`);
  const used = answered(asked, () => engine.applyPromotion(cart(units, []), offer.id, now));
  must(off === 0 || E.isRight(used), 'where it takes something off it can be used', asked, fc.stringify(used));
  return off > 0;
};
