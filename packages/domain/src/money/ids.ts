declare const brand: unique symbol;

/** A plain value that carries its meaning in its type, so that a unit's number is never taken for an item's. */
export type Brand<T, B extends string> = T & { readonly [brand]: B };

/** One line of the cart. */
export type CartUnitId = Brand<number, 'CartUnitId'>;
/** An item for sale. */
export type ItemNo = Brand<string, 'ItemNo'>;
/** A seller. */
export type SellerKey = Brand<string, 'SellerKey'>;
/** Units that travel in one parcel; unique in the whole marketplace (SH-02). */
export type BundleKey = Brand<string, 'BundleKey'>;
/** One shipping policy of a seller (SH-01). */
export type ShippingPolicyKey = Brand<string, 'ShippingPolicyKey'>;
/** One issued coupon in a buyer's hands. */
export type CouponIssueNo = Brand<string, 'CouponIssueNo'>;
/** The terms under which coupons are issued: every coupon of one policy is worth the same. */
export type CouponPolicyNo = Brand<string, 'CouponPolicyNo'>;
/** One checkout that the server has opened (CK-13). */
export type TxKey = Brand<string, 'TxKey'>;
/** Tells one write from another, a UUID: sent twice with the same key it happens once (BL-8). */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;

/**
 * A unit by its number.
 * @param n a whole number that the server gave to it
 * @throws RangeError where it is none
 * @example
 * unitsById(cart.units).get(cartUnitId(2))?.item.itemName; // Pears
 */
export const cartUnitId = (n: number): CartUnitId => {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not a whole number of a unit: ${n}`);
  return n as CartUnitId;
};

/**
 * An item by its number.
 * @param s digits as text
 * @example
 * cart.units.find(({ item }) => item.itemNo === itemNo('A-100'))?.item.itemName; // Apples
 */
export const itemNo = (s: string): ItemNo => s as ItemNo;

/**
 * A seller by its key.
 * @param s as the marketplace writes it
 * @example
 * const unit = aUnit({ seller: aSeller({ sellerKey: sellerKey('farm') }) });
 * sellerGroupKeyOf(unit); // Seller/farm
 */
export const sellerKey = (s: string): SellerKey => s as SellerKey;

/**
 * A parcel by its key.
 * @param s as the marketplace writes it
 * @example
 * cart.units.every((unit) => unit.bundleKey === bundleKey('farm')); // true
 */
export const bundleKey = (s: string): BundleKey => s as BundleKey;

/**
 * Terms of shipping by their key.
 * @param s as the marketplace writes it
 * @example
 * cart.shippingPolicies.some((policy) => policy.shippingPolicyKey === shippingPolicyKey('farm')); // true
 */
export const shippingPolicyKey = (s: string): ShippingPolicyKey => s as ShippingPolicyKey;

/**
 * A coupon in a buyer's hands by its number.
 * @param s as the marketplace writes it
 * @example
 * const held = aHeldCoupon({ issueNo: O.some(couponIssueNo('C1')) });
 * couponKeyOf(held); // C1
 */
export const couponIssueNo = (s: string): CouponIssueNo => s as CouponIssueNo;

/**
 * A policy of coupons by its number.
 * @param s as the marketplace writes it
 * @example
 * cart.coupons.offered.some(({ policyNo }) => policyNo === couponPolicyNo('tenth')); // true
 */
export const couponPolicyNo = (s: string): CouponPolicyNo => s as CouponPolicyNo;

/**
 * A checkout by its key.
 * @param s as the server writes it
 * @example
 * orderPath({ language: 'en', device: O.none, txKey: txKey('7f3a') }); // /en/order/7f3a
 */
export const txKey = (s: string): TxKey => s as TxKey;

/**
 * A key that makes a write happen once (BL-8).
 * @param s a new UUID
 * @example
 * idempotencyKey('0b8f1c3e-5a53-4d0a-9a6e-2f6d0c1b7e42').length; // 36
 */
export const idempotencyKey = (s: string): IdempotencyKey => s as IdempotencyKey;
