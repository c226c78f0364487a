import * as E from '../money/either.ts';
import type { BestOffers } from './best-offers/offers-question.ts';
import { unitIn, type EngineCart } from './cart/engine-cart.ts';
import { rejectContradictions } from './cart/contradictions.ts';
import { readUnit, type CustomFields, type FieldProblem } from './cart/fields.ts';
import { completeUnit, isSimpleUnit, simplePath } from './cart/simple-unit.ts';
import { checksOf } from './checks.ts';
import { codeNames } from './codes.ts';
import { shipTo as shipCart } from './countries.ts';
import type { CheckedQuantity, Engine, NewItemOf, Refused, ShopChanged } from './engine.ts';
import type { ShopFinding, ShopFix } from './finding.ts';
import { withoutEvaluation } from './promotions/evaluated-cart.ts';
import type { Shop } from './shop.ts';
import { cartOfShop, shopOfCart } from './terms.ts';
import * as codes from './use-codes.ts';
import * as offers from './use-offers.ts';
import { addItem as addToCart } from './verbs/add-item.ts';
import { changeQuantity as checkPieces } from './verbs/change-quantity.ts';
import { removeCoupon as removeFromCart } from './verbs/remove-coupon.ts';
import { removeUnits as removeFrom } from './verbs/remove-units.ts';
import { select } from './verbs/select.ts';
import { setQuantity as setPieces, type QuantityTerms } from './verbs/set-quantity.ts';

const refused = (shop: Shop, reason: ShopFinding): Refused => ({ ok: false, reason: codeNames(shop).named(reason) });

/** Returns the cart that a verb changed, or its first reason. */
const changed = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  change: (shop: Shop, cart: EngineCart) => E.Either<ShopFinding, EngineCart>,
  ...moment: readonly number[]
): ShopChanged<C, F> => {
  const shop = shopOfCart(engine, cart, ...moment);
  const verdict = change(shop, cart);
  return E.isRight(verdict)
    ? { ok: true, cart: cartOfShop(engine.terms, withoutEvaluation(verdict.right)) }
    : refused(shop, verdict.left);
};

/**
 * Returns the pieces for a typed quantity, or the first reason against it.
 * @example
 * changeQuantity(shop, basket, 1, '13').ok; // false
 */
export const changeQuantity = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  id: number,
  asked: string,
): CheckedQuantity => {
  const shop = shopOfCart(engine, cart);
  const checked = checkPieces(cart, id, asked, checksOf(shop).quantity);
  return E.isRight(checked) ? { ok: true, quantity: checked.right } : refused(shop, checked.left);
};

/**
 * Returns the cart with one more item, or the first reason against it. If the cart has it, its unit grows and takes the
 * given price (CM-06).
 * @example
 * addItem(shop, basket, shop.plain.unit).ok; // true
 */
export const addItem = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  item: NewItemOf<F>,
): ShopChanged<C, F> =>
  changed(engine, cart, (shop, own) => {
    // the cart assigns the number
    const unit = isSimpleUnit(item) ? completeUnit({ ...item, id: 1 }, shop.currency, 'added.') : item;
    const added = unitIn(shop, unit, 'added');
    const nameOf = isSimpleUnit(item) ? simplePath : undefined;
    const problems: FieldProblem[] = [];
    const read = readUnit(shop.fields, added, 'added', problems);
    rejectContradictions('not an item', problems, nameOf);
    return addToCart(own, read, checksOf(shop), nameOf);
  });

/**
 * Returns the cart with this quantity of a unit, or the first reason against it (QT-01).
 * @example
 * const many = setQuantity(shop, basket, 1, 13);
 * !many.ok && many.reason.code; // ABOVE_MAXIMUM_QUANTITY
 */
export const setQuantity = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  id: number,
  quantity: number | string,
  terms?: QuantityTerms,
): ShopChanged<C, F> =>
  changed(engine, cart, (shop, own) => setPieces(own, id, quantity, terms, checksOf(shop).quantity));

/**
 * Returns the cart without some units, or the first reason against it (DL-01).
 * @example
 * const one = removeUnits(shop, basket, [2]);
 * one.ok && one.cart.units.length; // 1
 */
export const removeUnits = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  ids: readonly number[],
): ShopChanged<C, F> => changed(engine, cart, (_, own) => removeFrom(own, ids));

/**
 * Returns the cart with exactly these units selected, or the first reason against it (CK-01).
 * @example
 * const chosen = selectUnits(shop, basket, [2]);
 * chosen.ok && shop.priceOfCart(chosen.cart, now).price; // 400
 */
export const selectUnits = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  ids: readonly number[],
): ShopChanged<C, F> => changed(engine, cart, (_, own) => select(own, ids));

/**
 * Returns the cart sent to another country, or a refusal if the shop does not ship there.
 * @param country ISO 3166 code, e.g. `AT`
 * @example
 * shipTo(shop, basket, 'AT').ok; // true
 */
export const shipTo = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  country: string,
): ShopChanged<C, F> => changed(engine, cart, (shop, own) => shipCart(shop, own, country));

/**
 * Returns the cart with a coupon applied to units, or the first reason against it (CP-05).
 * @example
 * const coupled = applyCoupon(shop, basket, 'THANKS', [1], now);
 * coupled.ok && shop.priceOfCart(coupled.cart, now).price; // 675
 */
export const applyCoupon = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  key: string,
  ids: readonly number[],
  now: number,
): ShopChanged<C, F> => changed(engine, cart, (shop, own) => offers.applyShopCoupon(shop, own, key, ids, now), now);

/**
 * Returns the cart without a coupon, or a refusal if it is not in use.
 * @example
 * const bare = removeCoupon(shop, basket, 'THANKS');
 * !bare.ok && bare.reason.code; // COUPON_NOT_IN_USE
 */
export const removeCoupon = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  key: string,
): ShopChanged<C, F> => changed(engine, cart, (_, own) => removeFromCart(own, key));

/**
 * Returns the cart with a promotion applied, by the ID of its offer, or the first reason against it (EN-09).
 * @example
 * const tenth = applyPromotion(shop, basket, 'ten', now);
 * tenth.ok && shop.priceOfCart(tenth.cart, now).price; // 698
 */
export const applyPromotion = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  id: string,
  now: number,
): ShopChanged<C, F> => changed(engine, cart, (shop, own) => offers.applyPromotion(shop, own, id, now), now);

/**
 * Returns the cart without a promotion, or a refusal if it is not in use.
 * @example
 * const none = removePromotion(shop, basket, 'ten');
 * !none.ok && formatFinding(shop, none.reason, 'en'); // ‘Ten off’ is not in use.
 */
export const removePromotion = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  id: string,
): ShopChanged<C, F> => changed(engine, cart, (shop, own) => offers.removePromotion(shop, own, id));

/**
 * Returns the cart with a coupon code and its offer applied, or the first reason against it: the code is unknown, not
 * valid at this time, used up or not for the buyer, or the offer lacks a condition. Case and spaces do not matter.
 * @example
 * const welcomed = applyCode(shop, basket, ' welcome10', now);
 * welcomed.ok && shop.priceOfCart(welcomed.cart, now).price; // 675
 * const unknown = applyCode(shop, basket, 'HELLO', now);
 * unknown.ok || unknown.reason.code; // CODE_UNKNOWN
 */
export const applyCode = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  code: string,
  now: number,
): ShopChanged<C, F> => changed(engine, cart, (shop, own) => codes.applyCode(shop, own, code, now), now);

/**
 * Returns the cart without a coupon code and its offer, or a refusal if the cart does not hold it.
 * @example
 * const bareAgain = removeCode(shop, basket, 'WELCOME10');
 * bareAgain.ok || formatFinding(shop, bareAgain.reason, 'en'); // ‘Welcome’ is not in use.
 */
export const removeCode = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  code: string,
): ShopChanged<C, F> => changed(engine, cart, (shop, own) => codes.removeCode(shop, own, code));

/**
 * Returns the cart with the best promotions and coupons applied (CP-19).
 * @example
 * shop.priceOfCart(withBest(shop, basket, bestOffers(shop, basket, now)), now).price; // 598
 */
export const withBest = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  best: BestOffers,
): EngineCart<C, F> => {
  shopOfCart(engine, cart);
  return cartOfShop(engine.terms, withoutEvaluation(offers.withBestOffers(cart, best)));
};

/**
 * Returns the cart after a fix, not checked (CK-18). Call `checkOrder` for it.
 * @example
 * withFix(shop, basket, { type: 'Deselect', cartUnitIds: [cartUnitId(1)] }).selected.length; // 1
 */
export const withFix = <C extends string, F extends CustomFields>(
  engine: Engine<C, F>,
  cart: EngineCart<C, F>,
  fix: ShopFix,
): EngineCart<C, F> =>
  cartOfShop(engine.terms, withoutEvaluation(offers.withShopFix(shopOfCart(engine, cart), cart, fix)));
