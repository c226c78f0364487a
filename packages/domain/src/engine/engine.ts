import type { FieldReaders, CustomFields, OrderFields, TargetFields, UnitOf, WithFields } from './cart/fields.ts';
import type { SimpleUnit, SimpleUnitOf } from './cart/simple-unit.ts';
import type { NewItem } from './verbs/add-item.ts';
import type { ShippingZone } from './countries.ts';
import type { Buyer } from '../entities/buyer/buyer.ts';
import type { CartUnit, ShopUnit } from '../entities/cart/cart-unit.ts';
import type { ShopItem } from '../entities/cart/item.ts';
import type { Coupon } from '../entities/coupon/coupon.ts';
import type { ShippingPolicy } from '../entities/shipping/policy.ts';
import type { Currency, Rounding } from '../money/currency.ts';
import type { Money } from '../money/money.ts';
import type { Summary } from '../price/priced-cart.ts';
import type { CartFields } from '../cart/cart.ts';
import type { OrderFeatures } from '../storefront/storefront.ts';
import type { OwnExclusion } from './promotions/exclusion.ts';
import type { ShopFinding, ShopMessages } from './finding.ts';
import type { EngineCart, OfferFields } from './cart/engine-cart.ts';
import type { Won } from '../money/won.ts';
import type { Limits } from './limits.ts';
import type { Offer } from './promotions/offer.ts';
import type { ShopRule } from './rule.ts';
import type { Shop } from './shop.ts';
import type { RuleBase } from './rule-base.ts';
import type { RefundTerms } from './refund-terms.ts';
import type { TaxReceipt } from './tax/tax-ledger.ts';
import type { Tax } from './tax/define-tax.ts';
import type { EvaluatedPromotion } from './promotions/offer.ts';

/**
 * Terms of an engine (EN-08, EN-09, EN-10).
 * @typeParam F types of the custom fields, inferred from `fields`
 */
export interface EngineTerms<C extends string, F = CustomFields> {
  /** Rules and codes to start from: those of the marketplace by `...marketplace.terms`; those of a simple shop if missing. */
  readonly base?: RuleBase;
  /** The currency of all amounts. */
  readonly currency: Currency<C>;
  /** Order rules in evaluation order, e.g. `shopRules` with additions. */
  readonly rules?: readonly ShopRule<NoInfer<F>>[];
  /**
   * Rules of the base to omit, by group or code: in a simple shop e.g. `countries` or `NOTHING_SELECTED`, in one with
   * `...marketplace.terms` groups of `marketplaceRuleGroups` or codes such as `CART-BR7-16`. Buyer rules are also omitted
   * for additions. Coupon and piece rules stay.
   */
  readonly without?: readonly string[];
  /** Offers by `offerOf`. */
  readonly promotions?: readonly Offer<TargetFields<NoInfer<F>>>[];
  /** Combinations that are not allowed, by `defineExclusion`. */
  readonly exclusions?: readonly OwnExclusion[];
  /** Limits that differ from the defaults: 30 units per order, 999 pieces per unit, 100 units per cart. */
  readonly limits?: Partial<Limits>;
  /** Messages by language and code, e.g. `{ en: messages }`. Rules with their own message need no entry. */
  readonly messages?: ShopMessages;
  /** Clock of the time limit of `bestOffers`, in ms since any fixed moment. The engine has no clock. */
  readonly clock?: () => number;
  /** ISO 3166 code of the country of a simple shop, e.g. `DE`. It ships there, and to no other country without a zone. */
  readonly home?: string;
  /** Shipping zones: the countries that the shop ships to, with their fees. */
  readonly countries?: readonly ShippingZone[];
  /** Features of the shop for every tenant and language; defaults of the storefront. */
  readonly features?: Partial<OrderFeatures>;
  /**
   * Rounding of the rates of discounts and coupons; `Down` by default. Promotions use the rounding
   * of the currency, which can be passed here too.
   */
  readonly rounding?: Rounding;
  /** Tax of the goods and of shipping, by `defineTax` (EN-12). No tax is calculated if missing. */
  readonly tax?: Tax;
  /** Refunds of returned pieces (EN-13). By default, the fee of a parcel follows with its last piece. */
  readonly refunds?: RefundTerms;
  /**
   * Readers of custom fields of items, of the buyer and of the order (EN-17). They read `fields` of every unit, of the
   * buyer and of the new cart itself, and what they return must be readable again. Fields without a reader are kept as given.
   */
  readonly fields?: FieldReaders<F>;
}

/** The price of a cart: its totals in minor units, the ledger that explains them, and the promotions in use. */
export interface ShopPrice<C extends string> extends Summary {
  /** To pay, with the currency. */
  readonly total: Money<C>;
  /** Selected units. */
  readonly cartUnitCount: number;
  /** True if the totals include shipping fees (SH-05). */
  readonly shippingKnown: boolean;
  /** Promotions in use, with their savings and what they lack. */
  readonly promotions: readonly EvaluatedPromotion[];
  /** The tax by rate; missing if the terms of the engine have no tax. */
  readonly tax?: TaxReceipt;
}

/** The first reason against a change. */
export interface Refused {
  readonly ok: false;
  readonly reason: ShopFinding;
}

/** A changed cart, or the first reason against the change. */
export type ShopChanged<C extends string, F = CustomFields> =
  { readonly ok: true; readonly cart: EngineCart<C, F> } | Refused;

/** A unit without a number, in one of two forms. */
export type NewItemOf<F> =
  (NewItem & { readonly item: WithFields<F, 'item'> }) | (Omit<SimpleUnit, 'id'> & WithFields<F, 'item'>);

/** A complete unit, which may have fields of the marketplace. */
export type GivenUnit<F> = CartUnit & { readonly item: WithFields<F, 'item'> };

/** The pieces of a typed quantity, or the first reason against it. */
export type CheckedQuantity = { readonly ok: true; readonly quantity: number } | Refused;

/** The text of a code with the requirements that it belongs to. */
export interface ShopExplanation {
  readonly code: string;
  readonly text: string;
  readonly requirements: readonly string[];
}

/** Default objects to override. */
export interface DefaultValues {
  readonly item: ShopItem;
  readonly unit: ShopUnit;
  readonly policy: ShippingPolicy;
  readonly coupon: Coupon;
  /** A signed-in buyer, required for coupons (CP-01). */
  readonly buyer: Buyer;
}

/**
 * Queries and commands of a cart, by the terms of a shop (EN-09). Every `now` is in ms since 1970 UTC. A cart of
 * another currency is a type error; in plain JavaScript it throws a `TypeError`.
 * @typeParam F types of the custom fields of the shop
 */
export interface Engine<C extends string, in out F = CustomFields> {
  /**
   * The terms that the engine was created with.
   * @example
   * shop.terms.currency.code; // USD
   */
  readonly terms: EngineTerms<C, F>;
  /**
   * The resolved terms, for functions such as `addItem`.
   * @example
   * shop.shop.offers.length; // 2
   */
  readonly shop: Shop;
  /**
   * Default values of unit, item, shipping policy, coupon and buyer, to override.
   * @example
   * shop.plain.unit.quantity; // 1
   */
  readonly plain: DefaultValues;
  /**
   * Parses an amount from digits such as `12.50`, or from minor units.
   * @throws RangeError if it is invalid
   * @example
   * shop.amount('12.50'); // 1250
   */
  readonly amount: (of: string | number) => Won;
  /**
   * Completes a unit of at least four fields: `id`, `item`, `name` and `price`.
   * @throws TypeError or RangeError for an invalid field
   * @example
   * shop.unit({ id: 1, item: 'tea', name: 'Tea', price: '2.50' }).item.itemSellPrice; // 250
   */
  readonly unit: (unit: SimpleUnitOf<F>) => UnitOf<F>;
  /**
   * Creates a cart of these units; those that can be ordered and are in stock are selected. In a simple shop the buyer
   * is signed in by default, and fields that are missing in `buyer` have their defaults.
   * @throws TypeError if it contradicts itself, or a unit has another currency
   * @example
   * shop.cartOf([{ id: 1, item: 'tea', name: 'Tea', price: '2.50', quantity: 3 }]).selected.length; // 1
   */
  readonly cartOf: (
    units: readonly (GivenUnit<F> | SimpleUnitOf<F>)[],
    rest?: CartFields & OfferFields & { readonly buyer?: WithFields<F, 'buyer'>; readonly fields?: OrderFields<F> },
  ) => EngineCart<C, F>;

  /**
   * Returns the price of a cart, with the ledger that explains it (PR-08).
   * @throws TypeError unless it is a cart of the engine, and `now` is in ms since 1970 UTC, e.g. `Date.now()`
   * @example
   * shop.priceOfCart(basket, now).price; // 775
   */
  readonly priceOfCart: (cart: EngineCart<C, F>, now: number) => ShopPrice<C>;
  /**
   * Returns everything that blocks an order; empty if it may be placed (CK-13, CK-18).
   * @throws TypeError as `priceOfCart`
   * @example
   * shop.checkOrder(shop.cartOf([]), now).map(({ code }) => code); // [ 'NOTHING_SELECTED' ]
   */
  readonly checkOrder: (cart: EngineCart<C, F>, now: number) => readonly ShopFinding[];

  /**
   * Formats an amount in minor units for a locale.
   * @param locale e.g. `en-US`
   * @example
   * shop.format(shop.amount('1234.50'), 'en-US'); // $1,234.50
   */
  readonly format: (amount: number, locale: string) => string;
}
