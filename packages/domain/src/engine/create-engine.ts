import { guest, type Buyer } from '../entities/buyer/buyer.ts';
import type { Currency } from '../money/currency.ts';
import { formatMoney, money, parseMoney } from '../money/money.ts';
import { won, type Won } from '../money/won.ts';
import { checkArgument, checkCart, textOf } from './cart/arguments.ts';
import { checkMessageCodes, codeNames } from './codes.ts';
import { cartOf } from './cart/cart-of.ts';
import { checkCurrencyOf, type EngineCart } from './cart/engine-cart.ts';
import type { Engine, EngineTerms } from './engine.ts';
import { checkTarget, orThrow, readFields, type CustomFields, type UnitOf } from './cart/fields.ts';
import type { KnownParams, ShopMessages } from './finding.ts';
import { judgeOrder } from './order.ts';
import { plainCoupon, plainItem, plainPolicy, plainUnit } from './cart/plain.ts';
import { completeUnit, isSimpleUnit, namesFor } from './cart/simple-unit.ts';
import { priceOfCart } from './price-of-cart.ts';
import { cartOfShop, shopOf } from './terms.ts';

const buyer: Buyer = { ...guest, isLogin: true, memberType: 'Member' };

const amountIn = (currency: Currency, of: string | number, name = 'amount'): Won => {
  const minor = typeof of === 'string' ? parseMoney(currency, of)?.minor : of;
  if (!Number.isSafeInteger(minor))
    throw new RangeError(`${name}: expected digits or whole minor units of ${currency.code}, not ${textOf(of)}`);
  return won(Number(minor));
};

const frozenTerms = <Terms extends object>(terms: Terms): Terms =>
  Object.freeze(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each list is a copy of itself
    Object.fromEntries(
      Object.entries(terms).map(([name, value]: readonly [string, unknown]) => [
        name,
        Array.isArray(value) ? Object.freeze([...(value as readonly unknown[])]) : value,
      ]),
    ) as Terms,
  );

/**
 * Creates an engine from the terms of a shop: currency, rules, promotions, exclusions, limits and texts (EN-08,
 * EN-09). No rule, code or country of the marketplace applies unless the terms contain `...marketplace.terms`.
 * @throws TypeError if two promotions have the same id, or a message has a misspelt code
 * @example
 * createEngine({ currency: USD }).format(createEngine({ currency: USD }).amount('1.50'), 'en-US'); // $1.50
 */
export const createEngine = <
  const C extends string,
  const M extends ShopMessages = ShopMessages,
  F extends CustomFields = CustomFields,
>(
  terms: EngineTerms<C, F> & { readonly messages?: M & KnownParams<M> },
): Engine<C, F> => {
  const shop = shopOf(terms);
  checkMessageCodes(shop);
  const { currency } = terms;
  const { named } = codeNames(shop);
  const amountOf = (of: string | number, name?: string): Won => amountIn(currency, of, name);
  const own = (cart: EngineCart<C, F>): EngineCart => {
    checkCart(cart);
    return checkCurrencyOf(currency, cart);
  };

  return Object.freeze<Engine<C, F>>({
    terms: frozenTerms(terms),
    shop,
    plain: { item: plainItem, unit: plainUnit, policy: plainPolicy, coupon: plainCoupon, buyer },
    amount: (of) => amountOf(of),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with the custom fields of the given unit
    unit: (unit) => completeUnit(unit, amountOf) as UnitOf<F>,
    cartOf: (units, rest) => {
      checkArgument(Array.isArray(units), 'units', 'a list of units', units);
      const all = units.map((one, i) => (isSimpleUnit(one) ? completeUnit(one, amountOf, `units.${i}.`) : one));
      const nameOf = namesFor(units);
      // the countries of a simple shop are ISO codes
      const destination = { country: shop.home ?? '', ...rest?.destination };
      const cart = cartOf(all, shop.base.codes ? { buyer, ...rest, destination } : rest, nameOf);
      for (const [i, { target }] of cart.coupons.offered.entries())
        checkTarget(target, `coupons.offered.${i}.target`, shop.fields.item);
      return cartOfShop(terms, { promotions: [], ...orThrow('not a cart', readFields(shop.fields, cart), nameOf) });
    },

    priceOfCart: (cart, now) => {
      const price = priceOfCart(shop, own(cart), now);
      const promotions = price.promotions.map((one) =>
        one.unavailable ? { ...one, unavailable: named(one.unavailable) } : one,
      );
      return { ...price, promotions, total: money(currency, price.price) };
    },
    checkOrder: (cart, now) => judgeOrder(shop, own(cart), now).findings.map(named),
    format: (amount, locale) => formatMoney(money(currency, amount), locale),
  });
};
