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

/** @param n a whole number that the server gave to a unit */
export const cartUnitId = (n: number): CartUnitId => n as CartUnitId;
/** @param s an item's number, digits as text */
export const itemNo = (s: string): ItemNo => s as ItemNo;
/** @param s a seller's key */
export const sellerKey = (s: string): SellerKey => s as SellerKey;
/** @param s a bundle's key */
export const bundleKey = (s: string): BundleKey => s as BundleKey;
/** @param s a shipping policy's key */
export const shippingPolicyKey = (s: string): ShippingPolicyKey => s as ShippingPolicyKey;
/** @param s a coupon's issue number */
export const couponIssueNo = (s: string): CouponIssueNo => s as CouponIssueNo;
/** @param s a coupon policy's number */
export const couponPolicyNo = (s: string): CouponPolicyNo => s as CouponPolicyNo;
/** @param s the key of a checkout */
export const txKey = (s: string): TxKey => s as TxKey;
/** @param s a new UUID */
export const idempotencyKey = (s: string): IdempotencyKey => s as IdempotencyKey;
