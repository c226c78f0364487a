declare const brand: unique symbol;

/** Branded value, so that one type of id is never accepted as another. */
export type Brand<T, B extends string> = T & { readonly [brand]: B };

/** A cart line. */
export type CartUnitId = Brand<number, 'CartUnitId'>;
/** The number of an item. */
export type ItemNo = Brand<string, 'ItemNo'>;
/** The key of a seller. */
export type SellerKey = Brand<string, 'SellerKey'>;
/** Units of one parcel; unique in the shop. */
export type BundleKey = Brand<string, 'BundleKey'>;
/** The key of shipping terms. */
export type ShippingPolicyKey = Brand<string, 'ShippingPolicyKey'>;
/** The number of a coupon that the buyer has. */
export type CouponIssueNo = Brand<string, 'CouponIssueNo'>;
/** All coupons of one policy have the same value. */
export type CouponPolicyNo = Brand<string, 'CouponPolicyNo'>;
export type TxKey = Brand<string, 'TxKey'>;
/** UUID of a write: if sent twice, the server executes it once (BL-8). */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;

/**
 * Converts a number to a unit ID.
 * @param n integer, unique in the cart
 * @throws RangeError if it is not an integer
 * @example
 * cart.units.find((unit) => unit.cartUnitId === cartUnitId(2))?.item.itemName; // Pears
 */
export const cartUnitId = (n: number): CartUnitId => {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole cartUnitId: ${n}`);
  return n as CartUnitId;
};

/**
 * Converts a text to an item number.
 * @param s the number or SKU of the item in the catalogue of the shop
 * @example
 * cart.units.find(({ item }) => item.itemNo === itemNo('A-100'))?.item.itemName; // Apples
 */
export const itemNo = (s: string): ItemNo => s as ItemNo;

/**
 * A seller by its key.
 * @param s chosen by the shop; `shop` by default
 * @example
 * aSeller({ sellerKey: sellerKey('farm') }).sellerKey; // farm
 */
export const sellerKey = (s: string): SellerKey => s as SellerKey;

/**
 * A parcel by its key.
 * @param s chosen by the shop; units with one key ship together
 * @example
 * cart.units.every((unit) => unit.bundleKey === bundleKey('farm')); // true
 */
export const bundleKey = (s: string): BundleKey => s as BundleKey;

/**
 * Terms of shipping by their key.
 * @param s chosen by the shop; units name their terms by it
 * @example
 * cart.shipping.policies.some((policy) => policy.shippingPolicyKey === shippingPolicyKey('farm')); // true
 */
export const shippingPolicyKey = (s: string): ShippingPolicyKey => s as ShippingPolicyKey;

/**
 * A coupon in a buyer's hands by its number.
 * @param s chosen by the shop, unique for each coupon of a buyer
 * @example
 * const held = aHeldCoupon({ issueNo: couponIssueNo('C1') });
 * couponKeyOf(held); // C1
 */
export const couponIssueNo = (s: string): CouponIssueNo => s as CouponIssueNo;

/**
 * A policy of coupons by its number.
 * @param s chosen by the shop; all coupons of a policy have it
 * @example
 * cart.coupons.offered.some(({ policyNo }) => policyNo === couponPolicyNo('tenth')); // true
 */
export const couponPolicyNo = (s: string): CouponPolicyNo => s as CouponPolicyNo;

/** A checkout by its key, as the server writes it. */
export const txKey = (s: string): TxKey => s as TxKey;

/** Converts a new UUID to an idempotency key. */
export const idempotencyKey = (s: string): IdempotencyKey => s as IdempotencyKey;
