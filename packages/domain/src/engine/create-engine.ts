import * as E from '../money/either.ts';
import { guest, type Buyer } from '../entities/buyer/buyer.ts';
import type { Currency } from '../money/currency.ts';
import { formatMoney, money, parseMoney } from '../money/money.ts';
import { won, type Won } from '../money/won.ts';
import { checkArgument, checkCart, textOf } from './cart/arguments.ts';
import { codeNames, emittedCodes } from './codes.ts';
import { cartOf, frozen } from './cart/cart-of.ts';
import { checkCurrencyOf, type EngineCart } from './cart/engine-cart.ts';
import type { Engine, EngineTerms, Refused, ShopChanged } from './engine.ts';
import { orThrow, readFields, readUnit, type CustomFields, type UnitOf } from './cart/fields.ts';
import type { KnownParams, ShopFinding, ShopMessages } from './finding.ts';
import { judgeOrder } from './order.ts';
import { plainCoupon, plainItem, plainPolicy, plainUnit } from './cart/plain.ts';
import { completeUnit, isSimpleUnit } from './cart/simple-unit.ts';
import { withoutEvaluation } from './promotions/evaluated-cart.ts';
import { changeQuantity } from './verbs/change-quantity.ts';
import { shipTo } from './countries.ts';
import { priceOfCart } from './price-of-cart.ts';
import { shopOf } from './terms.ts';
import { explainCode, formatFinding } from './texts/texts.ts';
import { addItem } from './verbs/add-item.ts';
import { removeCoupon } from './verbs/remove-coupon.ts';
import { removeUnits } from './verbs/remove-units.ts';
import { select } from './verbs/select.ts';
import { setQuantity } from './verbs/set-quantity.ts';
import { applyCode, removeCode } from './use-codes.ts';
import { applyPromotion, applyShopCoupon, removePromotion, withBestOffers, withShopFix } from './use-offers.ts';

const buyer: Buyer = { ...guest, isLogin: true, memberType: 'Member' };

const amountIn = (currency: Currency, of: string | number): Won => {
  if (typeof of === 'number') return won(money(currency, of).minor);
  const read = typeof of === 'string' ? parseMoney(currency, of) : undefined;
  if (!read) throw new RangeError(`not an amount of ${currency.code}: ${textOf(of)}`);
  return won(read.minor);
};

/** Returns messages by the codes of the rules. */
const messagesByCode = (codeOf: (name: string) => string, messages: ShopMessages = {}): ShopMessages =>
  Object.fromEntries(
    Object.entries(messages).map(([language, words]) => [
      language,
      Object.fromEntries(Object.entries(words).map(([name, text]) => [codeOf(name), text])),
    ]),
  );

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
 * @throws TypeError if two promotions have the same id
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
  const { currency } = terms;
  const { codeOf, named } = codeNames(shop);
  const texts = { terms: { currency, messages: messagesByCode(codeOf, terms.messages) }, shop };
  const refused = (reason: ShopFinding): Refused => ({ ok: false, reason: named(reason) });
  const amountOf = (of: string | number): Won => amountIn(currency, of);
  const own = (cart: EngineCart<C, F>): EngineCart => {
    checkCart(cart);
    return checkCurrencyOf(currency, cart);
  };
  const inCurrency = (cart: EngineCart): EngineCart<C, F> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `cartOf` has read the custom fields, and verbs keep them
    frozen({ ...cart, currency: currency.code }) as EngineCart<C, F>;
  const changed = (verdict: E.Either<ShopFinding, EngineCart>): ShopChanged<C, F> =>
    E.isRight(verdict) ? { ok: true, cart: inCurrency(withoutEvaluation(verdict.right)) } : refused(verdict.left);

  return Object.freeze<Engine<C, F>>({
    terms: frozenTerms(terms),
    plain: { item: plainItem, unit: plainUnit, policy: plainPolicy, coupon: plainCoupon, buyer },
    amount: amountOf,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with the custom fields of the given unit
    unit: (unit) => completeUnit(unit, amountOf) as UnitOf<F>,
    cartOf: (units, rest) => {
      checkArgument(Array.isArray(units), 'units', 'a list of units');
      const all = units.map((one) => (isSimpleUnit(one) ? completeUnit(one, amountOf) : one));
      // the countries of a simple shop are ISO codes
      const destination = { country: shop.home ?? '', ...rest?.destination };
      const cart = cartOf(all, shop.base.codes ? { buyer, ...rest, destination } : rest);
      return inCurrency({ promotions: [], ...orThrow('not a cart', readFields(shop.fields, cart)) });
    },

    priceOfCart: (cart, now) => {
      const price = priceOfCart(shop, own(cart), now);
      const promotions = price.promotions.map((one) =>
        one.unavailable ? { ...one, unavailable: named(one.unavailable) } : one,
      );
      return { ...price, promotions, total: money(currency, price.price) };
    },
    checkOrder: (cart, now) => judgeOrder(shop, own(cart), now).findings.map(named),
    changeQuantity: (cart, id, asked) => {
      const checked = changeQuantity(own(cart), id, asked, shop.checks.quantity);
      return E.isRight(checked) ? { ok: true, quantity: checked.right } : refused(checked.left);
    },
    explain: (code, params, language, words) => {
      const found = explainCode(texts, { code: codeOf(code), params }, language, words);
      return found && { ...found, code };
    },
    codes: () => emittedCodes(shop),

    addItem: (cart, item) => {
      // the cart assigns the number
      const added = isSimpleUnit(item) ? completeUnit({ ...item, id: 1 }, amountOf) : item;
      return changed(addItem(own(cart), orThrow('not an item', readUnit(shop.fields, added, 'added')), shop.checks));
    },
    setQuantity: (cart, id, quantity, how) => changed(setQuantity(own(cart), id, quantity, how, shop.checks.quantity)),
    removeUnits: (cart, ids) => changed(removeUnits(own(cart), ids)),
    select: (cart, ids) => changed(select(own(cart), ids)),
    shipTo: (cart, country) => changed(shipTo(shop, own(cart), country)),
    applyCoupon: (cart, key, ids, now) => changed(applyShopCoupon(shop, own(cart), key, ids, now)),
    removeCoupon: (cart, key) => changed(removeCoupon(own(cart), key)),
    applyPromotion: (cart, id, now) => changed(applyPromotion(shop, own(cart), id, now)),
    removePromotion: (cart, id) => changed(removePromotion(shop, own(cart), id)),
    applyCode: (cart, code, now) => changed(applyCode(shop, own(cart), code, now)),
    removeCode: (cart, code) => changed(removeCode(shop, own(cart), code)),
    withBest: (cart, best) => inCurrency(withoutEvaluation(withBestOffers(own(cart), best))),
    withFix: (cart, fix) => inCurrency(withoutEvaluation(withShopFix(shop, own(cart), fix))),

    say: ({ code, params }, language, words) =>
      formatFinding(texts, { code: codeOf(code), params }, language, words) ?? code,
    format: (amount, locale) => formatMoney(money(currency, amount), locale),
  });
};
