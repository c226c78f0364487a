import type { either as E, option as O } from 'fp-ts';
import type { BestOffers } from './best-offers.ts';
import type { QuantityTerms } from '../engine/verbs/set-quantity.ts';
import type { NewItem } from '../engine/verbs/add-item.ts';
import type { CouponBox } from '../coupon-box/box.ts';
import type { TimeLimit } from '../best-combination/model/question.ts';
import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { Item } from '../entities/cart/item.ts';
import type { Coupon } from '../entities/coupon/held-coupon.ts';
import type { ShippingPolicy } from '../entities/shipping/policy.ts';
import type { Messages } from '../messages/ko.ts';
import type { CartUnitId, CouponIssueNo } from '../money/ids.ts';
import type { Currency } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import type { SmallestChange } from '../orders/smallest-change/smallest-change.ts';
import type { Summary } from '../price/priced/summary.ts';
import type { CartState } from '../state/state.ts';
import type { Features } from '../storefront/features.ts';
import type { ShopEntry } from './entries.ts';
import type { OwnExclusion } from './exclusion.ts';
import type { ShopFinding, ShopFix, Values } from './finding.ts';
import type { In, Minor, ShopCart, ShopPart } from './in.ts';
import type { Limits } from './limits.ts';
import type { Offer } from './promotion.ts';
import type { ShopRule } from './rule.ts';
import type { Worked } from './worked.ts';

/** What an engine is made of; what is left out is the marketplace’s (EN-08, EN-09, EN-10). */
export interface EngineTerms<C extends string> {
  readonly currency: Currency<C>;
  /** The rules on an order, in the order in which they are asked: `marketplaceRules`, some of them, and one’s own. */
  readonly rules?: readonly ShopRule[];
  /** The promotions that are offered, in the order in which they are taken within their lane; none where left out. */
  readonly promotions?: readonly Offer[];
  /** Coupons that are kept apart beside those that the marketplace keeps apart. */
  readonly exclusions?: readonly OwnExclusion[];
  readonly limits?: Partial<Limits>;
  /** The marketplace’s messages, by language: `{ en: messages }` of `@baguni/domain/messages/en`. One’s own stand with what says them. */
  readonly messages?: Readonly<Record<string, Messages>>;
  /** What the shop has not, overseas shipping or extra discounts: neither asked of an order nor priced. All of it where left out. */
  readonly features?: Partial<Features>;
}

/** What a cart costs; amounts in minor units of the currency. */
export interface ShopPrice<C extends string> extends In<C, Omit<Summary, 'entries'>> {
  /** All that makes up the price, one’s own promotions among it; its amounts add up to it. */
  readonly entries: readonly In<C, ShopEntry>[];
  /** `price` with its currency. */
  readonly total: Money<C>;
  readonly cartUnitCount: number;
  readonly shippingKnown: boolean;
  /** The promotions in use, each with what it takes off. */
  readonly promotions: readonly Worked[];
}

/** A cart after a verb, or the first reason against it. */
export type ShopChanged<C extends string> = E.Either<ShopFinding, ShopCart<C>>;

/** The change that gives up least, with the promotions that come out of use first: they gave nothing any more. */
export interface ShopChange extends SmallestChange {
  readonly promotionsOff: readonly string[];
}

/** What a code means (ER-09). */
export interface ShopExplanation {
  readonly code: string;
  readonly text: string;
  /** The requirements of the rules that may answer it. */
  readonly requirements: readonly string[];
}

/** The plainest of things, to begin with: one’s own goes over it. */
export interface PlainThings<C extends string> {
  readonly item: In<C, Item>;
  readonly unit: In<C, CartUnit>;
  readonly policy: In<C, ShippingPolicy>;
  readonly coupon: In<C, Coupon>;
  /** Somebody who is known: coupons are for them (CP-01). */
  readonly buyer: Buyer;
}

/**
 * The questions and the verbs of a cart, by the terms of a shop (EN-09). Every `now` is in ms since 1970 UTC. A cart of another currency
 * is a type error; in plain JavaScript it throws a `TypeError`.
 */
export interface Engine<C extends string> {
  readonly terms: EngineTerms<C>;
  readonly plain: PlainThings<C>;
  /** An amount as carts have it: from a text of digits such as `12.50`, or from minor units. @throws RangeError where it is none */
  readonly amount: (of: string | number) => Minor<C>;
  /** A cart of these units, all that can be ordered selected. @throws TypeError where it contradicts itself */
  readonly cartOf: (units: readonly In<C, CartUnit>[], rest?: In<C, Partial<CartState>> & ShopPart<C>) => ShopCart<C>;

  readonly priceOfCart: (cart: ShopCart<C>, now: number) => ShopPrice<C>;
  readonly checkOrder: (cart: ShopCart<C>, now: number) => readonly ShopFinding[];
  readonly smallestChange: (cart: ShopCart<C>, now: number, nodeLimit?: number) => O.Option<In<C, ShopChange>>;
  readonly changeQuantity: (
    cart: ShopCart<C>,
    id: CartUnitId,
    asked: string,
  ) => O.Option<E.Either<ShopFinding, number>>;
  readonly couponsFor: (cart: ShopCart<C>, id: CartUnitId, now: number) => O.Option<In<C, CouponBox>>;
  readonly bestOffers: (cart: ShopCart<C>, now: number, nodeLimit?: number, timeLimit?: TimeLimit) => In<C, BestOffers>;
  readonly explain: (code: string, values: Values, language: string) => O.Option<ShopExplanation>;

  readonly addItem: (cart: ShopCart<C>, item: In<C, NewItem>) => ShopChanged<C>;
  readonly setQuantity: (
    cart: ShopCart<C>,
    id: CartUnitId,
    quantity: number | string,
    terms?: QuantityTerms,
  ) => ShopChanged<C>;
  readonly removeUnits: (cart: ShopCart<C>, ids: readonly CartUnitId[]) => ShopChanged<C>;
  readonly select: (cart: ShopCart<C>, ids: readonly CartUnitId[]) => ShopChanged<C>;
  readonly applyCoupon: (
    cart: ShopCart<C>,
    key: CouponIssueNo,
    ids: readonly CartUnitId[],
    now: number,
  ) => ShopChanged<C>;
  readonly removeCoupon: (cart: ShopCart<C>, key: CouponIssueNo) => ShopChanged<C>;
  readonly applyPromotion: (cart: ShopCart<C>, id: string, now: number) => ShopChanged<C>;
  readonly removePromotion: (cart: ShopCart<C>, id: string) => ShopChanged<C>;
  /** The cart with the best promotions and coupons in use (CP-19). */
  readonly withBest: (cart: ShopCart<C>, best: In<C, BestOffers>) => ShopCart<C>;
  /** The cart as it would be if a fix succeeded (CK-18); `checkOrder` judges it, as nobody else has. */
  readonly withFix: (cart: ShopCart<C>, fix: ShopFix) => ShopCart<C>;

  /** What a finding says in a language; a code without words stands for itself. */
  readonly say: (finding: Pick<ShopFinding, 'code' | 'params'>, language: string) => string;
  /** An amount as a language writes it. @param locale e.g. `en-US` */
  readonly format: (amount: Minor<C>, locale: string) => string;
}
