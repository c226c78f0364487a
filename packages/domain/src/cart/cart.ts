import { keepSame, replaceIn } from '../money/reuse.ts';
import { guest, type Buyer, type ShippingAddress } from '../entities/buyer/buyer.ts';
import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { AppliedCoupon, Coupon } from '../entities/coupon/coupon.ts';
import type { AppliedPromotion, FundingDiscount, ExtraDiscountCandidate } from '../entities/discount/discount.ts';
import { HOME_COUNTRY } from '../entities/overseas/country.ts';
import { noOversea, type OverseaShipping } from '../entities/overseas/oversea.ts';
import type { FreshDelivery } from '../entities/shipping/delivery-slot.ts';
import type { BundleTerms, ShippingBundle, ShippingPolicy } from '../entities/shipping/policy.ts';
import type { MessageKey } from '../messages/ko.ts';
import type { CartUnitId } from '../money/ids.ts';
import type { BundleGauge } from '../price/parcel/bundle-fee.ts';
import { plainThresholds, type FreeShippingThresholds } from '../storefront/environment.ts';
import type { Storefront } from '../storefront/storefront.ts';
import type { CartTab } from '../storefront/features.ts';

/** Response parts that affect the total. If one is unreadable, it is skipped and the total is marked uncertain. */
export const priceParts = [
  'Discount',
  'FundingDiscount',
  'ExtraDiscount',
  'Coupon',
  'ShippingTerms',
  'ShippingFee',
  'OverseaFee',
] as const;
/** A part of the price that could not be read. */
export type PricePart = (typeof priceParts)[number];

/** Returns the missing parts after a response: new ones for its kinds, earlier ones for other kinds. */
export const missingAfter = (
  known: readonly PricePart[],
  brings: readonly PricePart[],
  lacks: readonly PricePart[] = [],
): readonly PricePart[] =>
  keepSame(
    known,
    priceParts.filter((part) => (brings.includes(part) ? lacks.includes(part) : known.includes(part))),
  );

/** The units and quantities of a price request. Its response is valid while they are the cart's (SE-03). */
export interface PricedInputs {
  readonly selected: readonly CartUnitId[];
  /** Pieces of each selected unit, in the same order. */
  readonly quantities: readonly number[];
}

/** The server's response on prices, with its inputs. */
export interface PriceAnswer {
  /** The inputs of the request. */
  readonly inputs: PricedInputs;
  /** The server's fee of each parcel, which replaces the calculated one (SH-05). */
  readonly bundles: readonly ShippingBundle[];
  /** The free-shipping gauges, which change only with the next response (FG-02). */
  readonly gauges: readonly BundleGauge[];
}

/** The server's prices. After `Failed` shipping is unknown (SH-05). */
export interface ServerPrices {
  /** The state of the request. */
  readonly status: 'NotAsked' | 'Asking' | 'Known' | 'Failed';
  /** The last response; the gauge keeps it while a newer one is requested (FG-02). */
  readonly answer: PriceAnswer | undefined;
}

/** A quantity that is being saved. */
export interface SavingQuantity {
  readonly cartUnitId: CartUnitId;
  /** The requested pieces. */
  readonly quantity: number;
}

/** The buyer's coupons: held and offered for download for the cart's units (CP-11, CP-14), and those in use. */
export interface CartCoupons {
  /** The state of the request (CP-18). */
  readonly status: 'NotAsked' | 'Asking' | 'Known' | 'Failed';
  /** Held coupons and coupons for download. */
  readonly offered: readonly Coupon[];
  /** Coupons in use (CP-17). */
  readonly applied: readonly AppliedCoupon[];
}

/** The destination country with its terms, and the last address. */
export interface Destination {
  /** The country, e.g. `SouthKorea` (OV-01). */
  readonly country: string;
  /** The last shipping address, or undefined if unknown (AD-01). */
  readonly address: ShippingAddress | undefined;
  /** Terms of shipping overseas; empty for domestic orders (OV-02). */
  readonly overseas: OverseaShipping;
}

/** Terms of the shipping fees. */
export interface ShippingTerms {
  /** The policies that units refer to by key (SH-01). */
  readonly policies: readonly ShippingPolicy[];
  /** The terms of whole parcels (SH-02). */
  readonly bundleTerms: readonly BundleTerms[];
  /** The minimum amounts for free SmileDelivery shipping (SH-06). */
  readonly thresholds: FreeShippingThresholds;
}

/** Discounts that no unit contains. */
export interface CartDiscounts {
  /** Discounts that are not paid by the seller (DC-03). */
  readonly funding: readonly FundingDiscount[];
  /** Candidates for the extra discount of the marketplace (DC-04). */
  readonly extra: readonly ExtraDiscountCandidate[];
}

/** The cart and its buyer. Only this determines prices and refusals. Plain data, which no engine function changes. */
export interface Cart {
  /** Marketplace, device, language and app, which decide the available features and device coupons. */
  readonly storefront: Storefront;
  /** The service whose units are bought; `All` for every selected unit (SE-04). */
  readonly tab: CartTab;
  /** The units in the order they were added. */
  readonly units: readonly CartUnit[];
  /** The selected units; orderable units of the cart (SE-02). */
  readonly selected: readonly CartUnitId[];
  /** Quantities that are being saved; the price already counts them (QT-05). */
  readonly saving: readonly SavingQuantity[];
  /** The buyer. */
  readonly buyer: Buyer;
  /** True if the cart has its own adult certificate, which counts as the buyer's (CK-11). */
  readonly isCertificatedAdult: boolean;
  readonly destination: Destination;
  readonly shipping: ShippingTerms;
  /** The server's own fees and gauges (SH-05). */
  readonly serverPrices: ServerPrices;
  /** The buyer's coupons. */
  readonly coupons: CartCoupons;
  /** Applied promotions of a shop, evaluated by its engine (EN-09). */
  readonly appliedPromotions: readonly AppliedPromotion[];
  readonly discounts: CartDiscounts;
  /** Price parts that could not be read, so the total is uncertain (CM-53, SH-05). */
  readonly missing: readonly PricePart[];
  /** Time at which the prices hold, in ms since 1970 UTC; 0 until it is known (DC-04, CK-19). */
  readonly pricesAsOf: number;
}

/** A cart with the shopper's decisions on its order. The order rules read them; no price depends on them. */
export interface OrderedCart extends Cart {
  /** The delivery times of SmileFresh branches, once read (LY-09). */
  readonly delivery?: FreshDelivery;
  /** Questions of the order that the shopper has agreed to (CK-08). */
  readonly agreed?: readonly MessageKey[];
}

/** Fields of a cart whose own fields may be given in part. */
type Groups = Pick<Cart, 'buyer' | 'destination' | 'shipping' | 'coupons' | 'discounts'>;

/** Any fields of a cart; a group may lack some of its fields. */
export type CartFields = Partial<Omit<OrderedCart, keyof Groups>> & {
  readonly [G in keyof Groups]?: Partial<Groups[G]>;
};

/** Replaces fields of a cart. The other fields of a group stay. */
export const replaceFields = (cart: Cart, fields: CartFields): Cart => ({
  ...cart,
  ...fields,
  buyer: replaceIn(cart.buyer, fields.buyer ?? {}),
  destination: replaceIn(cart.destination, fields.destination ?? {}),
  shipping: replaceIn(cart.shipping, fields.shipping ?? {}),
  coupons: replaceIn(cart.coupons, fields.coupons ?? {}),
  discounts: replaceIn(cart.discounts, fields.discounts ?? {}),
});

/** An empty cart of a guest. */
export const emptyCart = (storefront: Storefront, tab: CartTab = 'All'): Cart => ({
  storefront,
  tab,
  units: [],
  selected: [],
  saving: [],
  buyer: guest,
  isCertificatedAdult: false,
  destination: { country: HOME_COUNTRY, address: undefined, overseas: noOversea },
  shipping: { policies: [], bundleTerms: [], thresholds: plainThresholds },
  serverPrices: { status: 'NotAsked', answer: undefined },
  coupons: { status: 'NotAsked', offered: [], applied: [] },
  appliedPromotions: [],
  discounts: { funding: [], extra: [] },
  missing: [],
  pricesAsOf: 0,
});
