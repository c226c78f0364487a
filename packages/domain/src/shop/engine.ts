import type { either as E, option as O } from 'fp-ts';
import type { BestOffers, OffersSoFar } from './offers-question.ts';
import type { QuantityTerms } from '../engine/verbs/set-quantity.ts';
import type { NewItem } from '../engine/verbs/add-item.ts';
import type { CouponBox } from '../coupon-box/box.ts';
import type { TimeLimit } from '../best-combination/model/question.ts';
import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { Item } from '../entities/cart/item.ts';
import type { Coupon } from '../entities/coupon/held-coupon.ts';
import type { ShippingPolicy } from '../entities/shipping/policy.ts';
import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import type { Currency } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import type { EngineOffers } from '../best-combination/engine-offers.ts';
import type { OfferedPromotion } from '../orders/offered-promotion.ts';
import type { JudgedOrder, OrderCheck } from '../orders/order-check.ts';
import type { SmallestChange } from '../orders/smallest-change/smallest-change.ts';
import type { Summary } from '../price/priced/summary.ts';
import type { Cart } from '../cart/cart.ts';
import type { OrderFeatures } from '../storefront/order-features.ts';
import type { OwnExclusion } from './exclusion.ts';
import type { ShopFinding, ShopFix, ShopMessages, Values, Words } from './finding.ts';
import type { In, Minor, ShopCart, ShopPart } from './in.ts';
import type { Limits } from './limits.ts';
import type { Offer } from './promotion.ts';
import type { ShopRule } from './rule.ts';
import type { Worked } from './worked.ts';

/** What an engine is made of; what is left out is the marketplace’s (EN-08, EN-09, EN-10). */
export interface EngineTerms<C extends string> {
  /** What all amounts of the shop are of. */
  readonly currency: Currency<C>;
  /** The rules on an order, in the order in which they are asked: `marketplaceRules`, some of them, and one’s own. */
  readonly rules?: readonly ShopRule[];
  /**
   * Rules of the marketplace that the shop is without, of those above: groups of `marketplaceRuleGroups`, or codes. Those on who buys are
   * not asked of what is put in either. Its rules on coupons and on pieces stay.
   */
  readonly without?: readonly string[];
  /** The promotions that are offered, in the order in which they are taken within their lane; none where left out. */
  readonly promotions?: readonly Offer[];
  /** Coupons that are kept apart beside those that the marketplace keeps apart. */
  readonly exclusions?: readonly OwnExclusion[];
  /** How much a cart and an order may hold; the marketplace’s where left out. */
  readonly limits?: Partial<Limits>;
  /** What is said otherwise than the marketplace says it, in the languages of the shop. What says itself, a rule, needs no place here. */
  readonly messages?: ShopMessages;
  /** What the shop has and has not, whatever the tenant and language of a cart; what is left out is as in its storefront. */
  readonly features?: Partial<OrderFeatures>;
}

/** What a cart costs; amounts in minor units of the currency. */
export interface ShopPrice<C extends string> extends In<C, Summary> {
  /** `price` with its currency. */
  readonly total: Money<C>;
  /** Selected units. */
  readonly cartUnitCount: number;
  /** Whether fees of shipping are among the totals (SH-05). */
  readonly shippingKnown: boolean;
  /** The promotions in use, each with what it takes off. */
  readonly promotions: readonly Worked[];
}

/** A cart after a verb, or the first reason against it. */
export type ShopChanged<C extends string> = E.Either<ShopFinding, ShopCart<C>>;

/**
 * The change that gives up least. What promotions that come out of use took off counts as lost; those that take nothing off any more
 * cost nothing.
 */
export interface ShopChange extends SmallestChange {
  /** Promotions that come out of use by it, by the ids of their offers. */
  readonly promotionsOff: readonly string[];
}

/** What a code means (ER-09). */
export interface ShopExplanation {
  /** The code that was asked for. */
  readonly code: string;
  /** In words, with the values given. */
  readonly text: string;
  /** The requirements of the rules that may answer it. */
  readonly requirements: readonly string[];
}

/** What page and server ask of an engine, part by part (`EngineParts`); the product’s count in won, and take no other currency’s (EN-09). */
export interface ShopParts<C extends string> {
  /** How a State is made ready to be priced: `ready` works out what promotions take off; needed from the first view on. */
  readonly prices: { readonly ready: (cart: ShopCart<C>) => ShopCart<C> };
  /** How an order, and what leads to it, is judged by the moment of the cart’s prices: `judge` says what stands against it, `promotions` what it is offered. */
  readonly orders: Omit<OrderCheck, 'judge' | 'promotions'> & {
    readonly judge: (cart: ShopCart<C>) => JudgedOrder;
    readonly promotions: (cart: ShopCart<C>) => readonly OfferedPromotion[];
  };
  /** What saves most. */
  readonly offers: EngineOffers;
}

/** The plainest of things, to begin with: one’s own goes over it. */
export interface PlainThings<C extends string> {
  /** An item without options, limits or flags. */
  readonly item: In<C, Item>;
  /** One piece of that item, which can be ordered. */
  readonly unit: In<C, CartUnit>;
  /** Terms of shipping without a fee. */
  readonly policy: In<C, ShippingPolicy>;
  /** A coupon for every unit that takes nothing off yet. */
  readonly coupon: In<C, Coupon>;
  /** Somebody who is known: coupons are for them (CP-01). */
  readonly buyer: Buyer;
}

/**
 * The questions and the verbs of a cart, by the terms of a shop (EN-09). Every `now` is in ms since 1970 UTC. A cart of another currency
 * is a type error; in plain JavaScript it throws a `TypeError`.
 */
export interface Engine<C extends string> {
  /**
   * What the engine was made of.
   * @example
   * shop.terms.currency.code; // USD
   */
  readonly terms: EngineTerms<C>;
  /**
   * The plainest of things, to begin with.
   * @example
   * shop.plain.unit.quantity; // 1
   */
  readonly plain: PlainThings<C>;
  /**
   * An amount as carts have it: from a text of digits such as `12.50`, or from minor units.
   * @throws RangeError where it is none
   * @example
   * shop.amount('12.50'); // 1250
   */
  readonly amount: (of: string | number) => Minor<C>;
  /**
   * A cart of these units, all that can be ordered selected.
   * @throws TypeError where it contradicts itself
   * @example
   * shop.cartOf([{ ...shop.plain.unit, quantity: 3 }]).selected.length; // 1
   */
  readonly cartOf: (units: readonly In<C, CartUnit>[], rest?: In<C, Partial<Cart>> & ShopPart<C>) => ShopCart<C>;

  /**
   * What a cart costs, with the ledger that explains it (PR-08).
   * @example
   * shop.priceOfCart(basket, now).price; // 775
   */
  readonly priceOfCart: (cart: ShopCart<C>, now: number) => ShopPrice<C>;
  /**
   * Everything that stands against an order; nothing where it may be placed (CK-13, CK-18).
   * @example
   * shop.checkOrder(shop.cartOf([]), now).map(({ code }) => code); // [ 'CART-BR7-01' ]
   */
  readonly checkOrder: (cart: ShopCart<C>, now: number) => readonly ShopFinding[];
  /**
   * The change that gives up least and makes an order possible, without fixes where nothing blocks it; none where none does (CK-18).
   * @example
   * O.toNullable(shop.smallestChange(basket, now))?.fixes; // []
   */
  readonly smallestChange: (cart: ShopCart<C>, now: number, nodeLimit?: number) => O.Option<In<C, ShopChange>>;
  /**
   * The pieces that a unit may be set to by a text, or the first reason against it; none where the cart has no such unit (QT-01).
   * @example
   * O.toNullable(O.map(E.isLeft)(shop.changeQuantity(basket, cartUnitId(1), '13'))); // true
   */
  readonly changeQuantity: (
    cart: ShopCart<C>,
    id: CartUnitId,
    asked: string,
  ) => O.Option<E.Either<ShopFinding, number>>;
  /**
   * The coupons that may go on a unit, each with what it comes to or why not; none where the cart has no such unit (CP-11).
   * @example
   * O.toNullable(shop.couponsFor(basket, cartUnitId(1), now))?.sections.length; // 1
   */
  readonly couponsFor: (cart: ShopCart<C>, id: CartUnitId, now: number) => O.Option<In<C, CouponBox>>;
  /**
   * The promotions and coupons that save most together of those that leave nothing against an order that does not stand against it without
   * any, whether that is proved, and why each other one is left out (CP-19).
   * @param nodeLimit how many parts of each search for coupons are looked at
   * @param timeLimit how long is searched, with the clock that it is read from
   * @param report told while it searches; what was found so far is worked out where it is asked for
   * @example
   * shop.bestOffers(basket, now).promotions; // [ 'ten' ]
   * shop.bestOffers(basket, now).isProved; // true
   */
  readonly bestOffers: (
    cart: ShopCart<C>,
    now: number,
    nodeLimit?: number,
    timeLimit?: TimeLimit,
    report?: (soFar: () => In<C, OffersSoFar>) => void,
  ) => In<C, BestOffers>;
  /**
   * What a code means; none where nobody has words for it.
   * @param marketplace words of the marketplace, where `messages` has none
   * @example
   * O.toNullable(shop.explain('CART-BR7-33', { max: 2 }, 'en', messages))?.requirements; // [ 'CK-01' ]
   */
  readonly explain: (code: string, values: Values, language: string, marketplace?: Words) => O.Option<ShopExplanation>;

  /**
   * The cart with an item more, or the first reason against it (CM-06).
   * @example
   * E.isRight(shop.addItem(basket, shop.plain.unit)); // true
   */
  readonly addItem: (cart: ShopCart<C>, item: In<C, NewItem>) => ShopChanged<C>;
  /**
   * The cart with so many pieces of a unit, or the first reason against them (QT-01).
   * @example
   * const many = shop.setQuantity(basket, cartUnitId(1), 13);
   * E.isLeft(many) && many.left.code; // CART-BR3-06
   */
  readonly setQuantity: (
    cart: ShopCart<C>,
    id: CartUnitId,
    quantity: number | string,
    terms?: QuantityTerms,
  ) => ShopChanged<C>;
  /**
   * The cart without some units (DL-01).
   * @example
   * const one = shop.removeUnits(basket, [cartUnitId(2)]);
   * E.isRight(one) && one.right.units.length; // 1
   */
  readonly removeUnits: (cart: ShopCart<C>, ids: readonly CartUnitId[]) => ShopChanged<C>;
  /**
   * The cart with these units selected, and no others (CK-01).
   * @example
   * const chosen = shop.select(basket, [cartUnitId(2)]);
   * E.isRight(chosen) && shop.priceOfCart(chosen.right, now).price; // 400
   */
  readonly select: (cart: ShopCart<C>, ids: readonly CartUnitId[]) => ShopChanged<C>;
  /**
   * The cart with a coupon in use on units, or the first reason against it (CP-05).
   * @example
   * const coupled = shop.applyCoupon(basket, couponIssueNo('THANKS'), [cartUnitId(1)], now);
   * E.isRight(coupled) && shop.priceOfCart(coupled.right, now).price; // 675
   */
  readonly applyCoupon: (
    cart: ShopCart<C>,
    key: CouponIssueNo,
    ids: readonly CartUnitId[],
    now: number,
  ) => ShopChanged<C>;
  /**
   * The cart without a coupon, or that it is not in use.
   * @example
   * const bare = shop.removeCoupon(basket, couponIssueNo('THANKS'));
   * E.isLeft(bare) && bare.left.code; // COUPON-NOT-IN-USE
   */
  readonly removeCoupon: (cart: ShopCart<C>, key: CouponIssueNo) => ShopChanged<C>;
  /**
   * The cart with a promotion in use, by the id of its offer, or the first reason against it (EN-09).
   * @example
   * const tenth = shop.applyPromotion(basket, 'ten', now);
   * E.isRight(tenth) && shop.priceOfCart(tenth.right, now).price; // 698
   */
  readonly applyPromotion: (cart: ShopCart<C>, id: string, now: number) => ShopChanged<C>;
  /**
   * The cart without a promotion, or that it is not in use.
   * @example
   * const none = shop.removePromotion(basket, 'ten');
   * E.isLeft(none) && shop.say(none.left, 'en'); // ‘Ten off’ is not in use.
   */
  readonly removePromotion: (cart: ShopCart<C>, id: string) => ShopChanged<C>;
  /**
   * The cart with the best promotions and coupons in use (CP-19).
   * @example
   * shop.priceOfCart(shop.withBest(basket, shop.bestOffers(basket, now)), now).price; // 598
   */
  readonly withBest: (cart: ShopCart<C>, best: In<C, BestOffers>) => ShopCart<C>;
  /**
   * The cart as it would be if a fix succeeded (CK-18); `checkOrder` judges it, as nobody else has.
   * @example
   * shop.withFix(basket, { type: 'Deselect', cartUnitIds: [cartUnitId(1)] }).selected.length; // 1
   */
  readonly withFix: (cart: ShopCart<C>, fix: ShopFix) => ShopCart<C>;

  /**
   * What a finding says in a language, its amounts in the engine’s currency; a code without words stands for itself.
   * @param marketplace words of the marketplace in this language, where `messages` has none
   * @example
   * shop.say({ code: 'COUPON-MINIMUM', params: { min: 500 } }, 'en', messages); // This coupon can be used on purchases of $5.00 or more.
   */
  readonly say: (finding: Pick<ShopFinding, 'code' | 'params'>, language: string, marketplace?: Words) => string;
  /**
   * An amount as a language writes it.
   * @param locale e.g. `en-US`
   * @example
   * shop.format(shop.amount('1234.50'), 'en-US'); // $1,234.50
   */
  readonly format: (amount: Minor<C>, locale: string) => string;
}
