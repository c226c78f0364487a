import { guest, type Buyer } from '../entities/buyer/buyer.ts';
import { formatMoney, money } from '../money/money.ts';
import { checkArgument, checkKind, OBJECT } from './cart/arguments.ts';
import { checkCartOf } from './check-cart.ts';
import { checkMessageCodes, codeNames } from './codes.ts';
import { cartOf, frozen } from './cart/cart-of.ts';
import { unitIn, type EngineCart } from './cart/engine-cart.ts';
import type { Engine, EngineTerms } from './engine.ts';
import { rejectContradictions } from './cart/contradictions.ts';
import { readFields, type CustomFields, type FieldProblem, type UnitOf } from './cart/fields.ts';
import type { KnownParams, ShopMessages } from './finding.ts';
import { judgeOrder } from './order.ts';
import { plainCoupon, plainItem, plainPolicy, plainUnit } from './cart/plain.ts';
import { amountIn, completeUnit, isSimpleUnit, namesFor } from './cart/simple-unit.ts';
import { priceOfCart } from './price-of-cart.ts';
import { cartOfShop, shopOf, shopOfCart } from './terms.ts';

const buyer: Buyer = { ...guest, isLogin: true, memberType: 'Member' };

/** Returns a deeply frozen copy that shares base, rules and readers, because rules are compared by identity. */
const frozenTerms = <T extends { readonly base?: unknown; readonly rules?: unknown; readonly fields?: object }>(
  terms: T,
): T =>
  frozen(
    terms,
    new Map([terms?.base, terms?.rules, Object.values({ ...terms?.fields })].flat().map((one) => [one, one])),
  );

/**
 * Creates an engine from the terms of a shop: currency, rules, promotions, exclusions, limits and texts (EN-08,
 * EN-09). No rule, code or country of the marketplace applies unless the terms contain `...marketplace.terms`.
 * @throws TypeError if two promotions have the same id, or a message has a misspelt code of the engine, e.g. `OUT_OF_STOK`
 * @example
 * createEngine({ currency: USD }).format(createEngine({ currency: USD }).amount('1.50'), 'en-US'); // $1.50
 */
export const createEngine = <
  const C extends string,
  const M extends ShopMessages = ShopMessages,
  F extends CustomFields = CustomFields,
>(
  given: EngineTerms<C, F> & { readonly messages?: M & KnownParams<M> },
): Engine<C, F> => {
  const terms = frozenTerms(given);
  const shop = shopOf(terms);
  checkMessageCodes(shop);
  const { currency } = terms;
  const { named } = codeNames(shop);
  const own = (cart: EngineCart<C, F>, now: number) => shopOfCart({ terms, shop }, cart, now);

  return Object.freeze<Engine<C, F>>({
    terms,
    shop,
    plain: { item: plainItem, unit: plainUnit, policy: plainPolicy, coupon: plainCoupon, buyer },
    amount: (of) => amountIn(currency, of),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with the custom fields of the given unit
    unit: (unit) => completeUnit(unit, currency) as UnitOf<F>,
    cartOf: (units, rest) => {
      checkArgument(Array.isArray(units), 'units', 'a list of units', units);
      const all = units.map((one, i) => {
        const unit = isSimpleUnit(one) ? completeUnit(one, currency, `units.${i}.`) : one;
        return unitIn(terms, unit, `units.${i}`);
      });
      const nameOf = namesFor(units);
      // the countries of a simple shop are ISO codes
      const destination = { country: shop.home ?? '', ...rest?.destination };
      const { buyer: given = {}, coupons } = rest ?? {};
      checkKind(given, 'buyer', OBJECT);
      // a shop that states coupons knows them all, so that one in use must be offered
      const wallet = coupons && { coupons: { status: 'Known' as const, ...coupons } };
      const ofShop = { ...rest, ...wallet, buyer: { ...buyer, ...given }, destination };
      const cart = cartOf(all, shop.base.codes ? ofShop : rest, nameOf);
      checkCartOf(shop, cart);
      const problems: FieldProblem[] = [];
      const read = readFields(shop.fields, cart, problems);
      rejectContradictions('not a cart', problems, nameOf);
      return cartOfShop(terms, { promotions: [], ...read });
    },

    priceOfCart: (cart, now) => {
      const price = priceOfCart(own(cart, now), cart, now);
      const promotions = price.promotions.map((one) =>
        one.unavailable ? { ...one, unavailable: named(one.unavailable) } : one,
      );
      return { ...price, promotions, total: money(currency, price.price) };
    },
    checkOrder: (cart, now) => judgeOrder(own(cart, now), cart, now).findings.map(named),
    format: (amount, locale) => formatMoney(money(currency, amount), locale),
  });
};
