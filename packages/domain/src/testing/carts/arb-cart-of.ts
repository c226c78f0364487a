import type { Arbitrary } from 'fast-check';
import { MAX_QUANTITY } from '../../rules/facts.ts';
import type { Engine } from '../../shop/engine.ts';
import type { ShopCart } from '../../shop/in.ts';
import { cartDrawn } from './cart-drawn.ts';
import { cartOfDraft } from './cart-of-draft.ts';
import { toldBy } from './cart-report.ts';
import type { CartTerms, ShopCartTerms } from './cart-terms.ts';
import { drawingOf } from './drawing-of.ts';
import { plainest } from './plainest.ts';
import { tellerOf } from './teller.ts';
import { idsIn, isObject } from './term-checks.ts';
import type { Uses } from './uses.ts';

/** The kit ignores the currency type and scales typical won amounts. */
type AnyEngine = Engine<'KRW'>;

const usesOf = (engine: AnyEngine, now: number): Uses => ({
  begin: (cart) => ({ ...cart, currency: engine.terms.currency.code, promotions: [] }),
  promotion: (cart, id) => engine.applyPromotion(cart as never, id, now),
  coupon: (cart, key, ids) => engine.applyCoupon(cart as never, key, ids, now),
});

/**
 * Draws carts of a custom engine for properties (EN-04, EN-09): in its currency, default units at $10.00, sometimes
 * with valid promotions and coupons. Excludes features of the marketplace; overseas only if the terms request it.
 * Shrinks and prints like `arbCart`.
 * @param terms constraints; other fields are drawn
 * @throws TypeError or RangeError that names the term, the value and the valid values
 * @example
 * const carts = arbCartOf(shop, { prices: [shop.amount('1.00'), shop.amount('9.00')] });
 * fc.sample(carts, 20).every((one) => shop.priceOfCart(one, testNow).price >= 0); // true
 */
export const arbCartOf = <const C extends string>(
  engine: Engine<C>,
  terms: ShopCartTerms<C> = {},
): Arbitrary<ShopCart<C>> => {
  if (!isObject(engine) || !isObject(engine.terms))
    throw new TypeError('arbCartOf draws carts of an engine: give it one, such as engineOf({ currency: USD })');
  const { currency, limits = {}, features = {}, promotions: offers = [] } = engine.terms;
  const { pieces = MAX_QUANTITY } = limits;
  const { overseaShipping: shipsOverseas = true, extraDiscount: hasExtraDiscount = true } = features;
  const drawing = drawingOf(terms as CartTerms, {
    currency,
    isMarketplace: false,
    pieces,
    shipsOverseas,
    hasExtraDiscount,
  });
  const ids = offers.map(({ id }) => id);
  if (terms.promotions !== undefined) idsIn('promotions', terms.promotions, ids);
  const uses = usesOf(engine as unknown as AnyEngine, drawing.now);
  const teller = tellerOf(currency, drawing.items, drawing.now);
  const drawn = cartDrawn(drawing, terms.promotions ?? ids);
  return plainest(drawn, (draft) => toldBy(cartOfDraft(draft, drawing, uses), teller) as unknown as ShopCart<C>);
};
