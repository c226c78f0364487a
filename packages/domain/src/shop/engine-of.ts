import { either as E, option as O } from 'fp-ts';
import { appliedOf, type CouponAssignment } from '../coupons/coupon-assignment.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { placeOfRequested } from '../rules/coupon-in-use.ts';
import { checkCart, checkText } from '../engine/arguments.ts';
import { cartOf } from '../engine/cart-of.ts';
import { frozen } from '../engine/frozen.ts';
import { plainCoupon, plainItem, plainPolicy, plainUnit } from '../engine/plain.ts';
import { addItem } from '../engine/verbs/add-item.ts';
import { applyCoupon } from '../engine/verbs/apply-coupon.ts';
import { unitsInCart, withCoupons } from '../engine/verbs/in-cart.ts';
import { removeCoupon } from '../engine/verbs/remove-coupon.ts';
import { removeUnits } from '../engine/verbs/remove-units.ts';
import { select } from '../engine/verbs/select.ts';
import { setQuantity } from '../engine/verbs/set-quantity.ts';
import { guest, type Buyer } from '../entities/buyer/buyer.ts';
import { couponOfKey } from '../entities/coupon/wallet.ts';
import type { Currency } from '../money/currency.ts';
import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import { formatMoney, money, parseMoney } from '../money/money.ts';
import { withFix } from '../orders/fix.ts';
import type { Cart, CartFields } from '../cart/cart.ts';
import { againstCoupon, againstPromotion } from './against.ts';
import { bestIn, couponsIn, priceIn, quantityIn } from './ask.ts';
import { changeIn } from './change.ts';
import { judgedIn } from './judged.ts';
import { withMendingFixes } from './mending.ts';
import type { BestOffers } from './offers-question.ts';
import type { Engine, EngineTerms } from './engine.ts';
import type { Fitting, ShopFinding, ShopFix, ShopMessages } from './finding.ts';
import type { AnyCart } from './in.ts';
import { ofCurrency } from './of-currency.ts';
import { explanationIn, sayIn } from './say.ts';
import { shopOf, type Shop } from './shop.ts';
import type { TimeLimit } from '../best-combination/budget.ts';
import { shopState, unready } from './shop-state.ts';

const buyer: Buyer = { ...guest, isLogin: true, memberType: 'Member' };

type Changed = E.Either<ShopFinding, AnyCart>;

const kept = (cart: AnyCart): AnyCart => frozen(unready(cart));

const after = E.map((state: Cart) => kept(state));

const barred = (shop: Shop, state: ReturnType<typeof shopState>, key: CouponIssueNo, ids: readonly CartUnitId[]) => {
  const units = unitsInCart(state, ids);
  const coupon = couponOfKey(state.coupons.offered, key);
  if (E.isLeft(units) || O.isNone(coupon)) return undefined;
  const place = placeOfRequested(units.right, { coupon: coupon.value, cartUnitIds: ids });
  if (O.isNone(place)) return undefined;
  const here: CouponAssignment = { coupon: coupon.value, place: place.value };
  const others = checkoutFactsOf(state).coupons;
  return againstCoupon(here, others, state.worked, shop.exclusions);
};

const coupled = (shop: Shop, cart: AnyCart, key: CouponIssueNo, ids: readonly CartUnitId[], now: number): Changed => {
  const state = shopState(cart, shop, now);
  const verdict = applyCoupon(state, key, ids, now);
  if (E.isLeft(verdict)) return verdict;
  const against = barred(shop, state, key, ids);
  if (against) return E.left(against);
  // restores the fields changed for the query: moment and storefront
  const { pricesAsOf, storefront } = cart;
  return E.right(kept({ ...verdict.right, pricesAsOf, storefront }));
};

const refused = (code: string, params: ShopFinding['params']): Changed =>
  E.left({ code, params, units: [], fixes: [] });

const notOffered = (promotion: string): Changed => refused('PROMOTION-NOT-OFFERED', { promotion });

const without = ({ promotions = [] }: AnyCart, id: string): readonly string[] => promotions.filter((one) => one !== id);

const promoted = (shop: Shop, cart: AnyCart, id: string, now: number): Changed => {
  checkText(id, 'id');
  if (!shop.offers.some((offer) => offer.id === id)) return notOffered(id);
  const next = { ...cart, promotions: [...without(cart, id), id] };
  const state = shopState(next, shop, now);
  const worked = state.worked.find(({ offer }) => offer.id === id);
  const others = state.worked.filter((one) => one !== worked);
  const mended = worked && withMendingFixes(shop, next, now, worked);
  const against = mended && againstPromotion(mended, others, checkoutFactsOf(state).coupons, now);
  return against ? E.left(against) : E.right(kept(next));
};

const dropped = ({ offers }: Shop, cart: AnyCart, id: string): Changed => {
  checkText(id, 'id');
  if (cart.promotions?.includes(id)) return E.right(kept({ ...cart, promotions: without(cart, id) }));
  const offer = offers.find((one) => one.id === id);
  return offer ? refused('PROMOTION-NOT-IN-USE', { name: offer.name }) : notOffered(id);
};

const best = (cart: AnyCart, { promotions, coupons }: BestOffers): AnyCart =>
  kept({ ...withCoupons(cart, appliedOf(coupons)), promotions });

const fixed = (cart: AnyCart, fix: ShopFix): AnyCart =>
  fix.type === 'RemovePromotion'
    ? kept({ ...cart, promotions: without(cart, fix.promotion) })
    : kept(withFix(cart, fix));

const amountIn =
  (currency: Currency) =>
  (of: string | number): number => {
    if (typeof of === 'number') return money(currency, of).minor;
    const read = parseMoney(currency, of);
    if (O.isNone(read)) throw new RangeError(`not an amount of ${currency.code}: ${of}`);
    return read.value.minor;
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

const clocked = (now: EngineTerms<string>['clock']): TimeLimit | undefined => now && { now };

const checkedIn = (currency: Currency) => {
  const own = ofCurrency(currency);
  return (cart: AnyCart): AnyCart => {
    checkCart(cart);
    return own(cart);
  };
};

/**
 * Creates an engine from the terms of a shop: currency, rules, promotions, exclusions, limits and texts (EN-08,
 * EN-09).
 * @throws TypeError if two promotions have the same id
 * @example
 * engineOf({ currency: USD }).format(engineOf({ currency: USD }).amount('1.50'), 'en-US'); // $1.50
 */
export const engineOf = <const C extends string, const M extends ShopMessages = ShopMessages>(
  terms: EngineTerms<C> & { readonly messages?: M & Fitting<M> },
): Engine<C> => {
  const { currency } = terms;
  const shop = shopOf(terms);
  const own = checkedIn(currency);
  const engine: { readonly [K in keyof Engine<'KRW'>]: unknown } & object = {
    terms: frozenTerms(terms),
    plain: { item: plainItem, unit: plainUnit, policy: plainPolicy, coupon: plainCoupon, buyer },
    amount: amountIn(currency),
    cartOf: (units: Cart['units'], rest: CartFields & Pick<AnyCart, 'promotions'> = {}) => {
      const cart: AnyCart = { promotions: [], ...cartOf(units, rest), currency: currency.code };
      return frozen(cart);
    },
    priceOfCart: (cart: AnyCart, now: number) => {
      const price = priceIn(shop, own(cart), now);
      return { ...price, total: money(currency, price.price) };
    },
    checkOrder: (cart: AnyCart, now: number) => judgedIn(shop, own(cart), now).findings,
    smallestChange: (cart: AnyCart, now: number, nodeLimit?: number) => changeIn(shop, own(cart), now, nodeLimit),
    changeQuantity: (cart: AnyCart, id: CartUnitId, asked: string) => quantityIn(shop, own(cart), id, asked),
    couponsFor: (cart: AnyCart, id: CartUnitId, now: number) => couponsIn(shop, own(cart), id, now),
    bestOffers: (cart: AnyCart, now: number, nodeLimit?: number, timeLimit = clocked(terms.clock), ...how: []) =>
      bestIn(shop, own(cart), now, nodeLimit, timeLimit, ...how),
    explain: explanationIn({ terms, shop }),
    addItem: (cart: AnyCart, item: Parameters<typeof addItem>[1]) => after(addItem(own(cart), item, shop.checks)),
    setQuantity: (cart: AnyCart, id: CartUnitId, quantity: number | string, how?: Parameters<typeof setQuantity>[3]) =>
      after(setQuantity(own(cart), id, quantity, how, shop.checks.quantity)),
    removeUnits: (cart: AnyCart, ids: readonly CartUnitId[]) => after(removeUnits(own(cart), ids)),
    select: (cart: AnyCart, ids: readonly CartUnitId[]) => after(select(own(cart), ids)),
    applyCoupon: (cart: AnyCart, key: CouponIssueNo, ids: readonly CartUnitId[], now: number) =>
      coupled(shop, own(cart), key, ids, now),
    removeCoupon: (cart: AnyCart, key: CouponIssueNo) => after(removeCoupon(own(cart), key)),
    applyPromotion: (cart: AnyCart, id: string, now: number) => promoted(shop, own(cart), id, now),
    removePromotion: (cart: AnyCart, id: string) => dropped(shop, own(cart), id),
    withBest: (cart: AnyCart, found: BestOffers) => best(own(cart), found),
    withFix: (cart: AnyCart, fix: ShopFix) => fixed(own(cart), fix),
    say: sayIn({ terms, shop }),
    format: (amount: number, locale: string) => formatMoney(money(currency, amount), locale),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- to the rules an amount is an amount: the currency is said here, once
  return Object.freeze(engine) as unknown as Engine<C>;
};
