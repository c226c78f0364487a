import type {
  CartState,
  CartUnitId,
  CouponIssueNo,
  Fix,
  Language,
  LedgerEntry,
  Messages,
  SmallestChange,
  SoFar,
  UnusedCoupon,
} from '@baguni/domain';
import type { CartPrice } from '@baguni/domain/engine';
import type { CartProblem, ParseTerms } from '@baguni/contract/cart-json';
import type { Currency, ShopFinding, ShopPart, UnusedPromotion } from '@baguni/domain/shop';
import type { either as E } from 'fp-ts';

/** A cart whatever its amounts are of: whole numbers of its currency’s smallest unit (EN-08). */
export type AnyCart = CartState & ShopPart<string>;

/** A cart after a verb, or the first reason against it. */
export type CartChanged = E.Either<Pick<ShopFinding, 'code' | 'params'>, AnyCart>;

/** Promotions and coupons that a search has found; amounts in the smallest unit. */
export interface FoundOffers extends SoFar {
  /** By the ids of their offers. */
  readonly promotions: readonly string[];
  /** Why each other coupon was not used; empty while it is searched. */
  readonly unused: readonly UnusedCoupon[];
  /** Why each other promotion was not used; empty while it is searched. */
  readonly unusedPromotions: readonly UnusedPromotion[];
}

/** What hears of a search: what it has found so far, its answer, or that there will be none. */
export interface OffersListener {
  readonly soFar: (found: FoundOffers) => void;
  readonly found: (found: FoundOffers) => void;
  readonly failed: () => void;
}

/** What hears of a search for a change: null where no change makes the order possible. */
export interface ChangeListener {
  readonly found: (change: AnyChange | null) => void;
  readonly failed: () => void;
}

/** A promotion that a shop offers. */
export interface OfferName {
  readonly id: string;
  readonly name: string;
}

/** A price with a shop’s promotions in its ledger. */
export interface AnyPrice extends Pick<CartPrice, 'price' | 'cartUnitCount' | 'shippingKnown'> {
  readonly entries: readonly LedgerEntry[];
}

/** A change past all that blocks an order; promotions come out of use before its fixes are pressed. */
export interface AnyChange extends SmallestChange {
  readonly promotionsOff: readonly string[];
}

/**
 * All that the playground asks about a cart: of the marketplace, or of a shop of one’s own (EN-10, EN-20). Every `now` is in ms since
 * 1970 UTC.
 */
export interface CartEngine {
  /** What amounts are of: whole numbers of its smallest unit (EN-08). */
  readonly currency: Currency;
  /** The promotions that it offers. */
  readonly offers: readonly OfferName[];
  readonly parseCart: (json: unknown, terms?: ParseTerms) => E.Either<readonly CartProblem[], AnyCart>;

  readonly priceOfCart: (cart: AnyCart, now: number) => AnyPrice;
  readonly checkOrder: (cart: AnyCart, now: number) => readonly ShopFinding[];
  /** Searches for the change that gives up least, beside the page. @returns ends the search: nothing is heard after */
  readonly searchChange: (cart: AnyCart, listener: ChangeListener) => () => void;
  /** Searches for what saves most, beside the page. @returns ends the search: nothing is heard after */
  readonly search: (cart: AnyCart, listener: OffersListener) => () => void;

  readonly select: (cart: AnyCart, ids: readonly CartUnitId[]) => CartChanged;
  readonly removeUnits: (cart: AnyCart, ids: readonly CartUnitId[]) => CartChanged;
  readonly setQuantity: (
    cart: AnyCart,
    id: CartUnitId,
    quantity: number,
    terms: { readonly cancelCoupons: boolean },
  ) => CartChanged;
  readonly applyCoupon: (cart: AnyCart, key: CouponIssueNo, ids: readonly CartUnitId[], now: number) => CartChanged;
  readonly removeCoupon: (cart: AnyCart, key: CouponIssueNo) => CartChanged;
  readonly applyPromotion: (cart: AnyCart, id: string, now: number) => CartChanged;
  readonly removePromotion: (cart: AnyCart, id: string) => CartChanged;
  /** The cart as it would be if a fix succeeded; what only a marketplace could do, such as a sign-in, is taken as done. */
  readonly withFix: (cart: AnyCart, fix: Fix) => AnyCart;

  /** What a finding says; a code without words stands for itself. @param messages the marketplace’s words in this language */
  readonly say: (found: Pick<ShopFinding, 'code' | 'params'>, language: Language, messages: Messages) => string;
  /** An amount as a language writes it. */
  readonly format: (amount: number, language: Language) => string;
}
