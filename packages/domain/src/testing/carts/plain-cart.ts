import { isOrderable, type CartUnit } from '../../entities/cart/cart-unit.ts';
import { itemDefaults, unitDefaults } from '../../entities/cart/plain-unit.ts';
import { noFlags } from '../../entities/cart/item.ts';
import { sellerGroupKeyOf } from '../../entities/cart/tree.ts';
import type { Coupon } from '../../entities/coupon/coupon.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import { plainCoupon, plainItem, plainPolicy, plainUnit } from '../../engine/cart/plain.ts';
import {
  bundleKey,
  cartUnitId,
  couponIssueNo,
  couponPolicyNo,
  itemNo,
  sellerKey,
  shippingPolicyKey,
  type ShippingPolicyKey,
} from '../../money/ids.ts';
import { noWon, won, type Won } from '../../money/won.ts';
import { emptyCart, type Cart } from '../../cart/cart.ts';
import { plainThresholds } from '../../storefront/environment.ts';
import { aBuyer } from '../builders/buyer.ts';
import { aStorefront } from '../builders/cart.ts';
import { aBundleTerms } from '../builders/price.ts';
import { anExpressShopBranch, aSmileFreshBranch, testNow } from '../builders/unit.ts';

/** Default amounts in won: price per piece, coupon saving, overseas fee per unit. */
export const PLAIN = { price: 10_000, coupon: 1000, way: 5000 } as const;

/** Assigns the parcel and terms of the seller group (SH-02). */
export const inOwnParcel = (unit: CartUnit): CartUnit => ({
  ...unit,
  shippingPolicyKey: shippingPolicyKey(`P/${sellerGroupKeyOf(unit)}`),
  bundleKey: bundleKey(`B/${sellerGroupKeyOf(unit)}`),
});

/** Adds the branch and flags required by the service of a unit. */
export const ofService = (unit: CartUnit, branchAdditionalPrice = noWon): CartUnit => ({
  ...unit,
  // such items may use other services too
  ...(unit.cartUnitType === 'SmileDelivery' && {
    item: { ...unit.item, flags: { ...noFlags, ...unit.item.flags, isSmileDelivery: true } },
  }),
  expressShopBranch: unit.cartUnitType === 'ExpressShop' ? anExpressShopBranch({ branchAdditionalPrice }) : undefined,
  smileFreshBranch: unit.cartUnitType === 'SmileFresh' ? aSmileFreshBranch({ branchAdditionalPrice }) : undefined,
});

export const plainUnitAt = (n: number, price: Won): CartUnit =>
  inOwnParcel({
    ...unitDefaults,
    ...plainUnit,
    cartUnitId: cartUnitId(n),
    item: { ...itemDefaults, ...plainItem, itemNo: itemNo(`I${n}`), itemSellPrice: price },
    seller: { ...plainUnit.seller, sellerKey: sellerKey('S1') },
  });

/**
 * One piece of item `I<n>` for 10,000 won, of seller `S1`, in its parcel.
 * @example
 * aPlainUnit(7).item.itemNo; // I7
 */
export const aPlainUnit = (n: number): CartUnit => plainUnitAt(n, won(PLAIN.price));

export const plainCouponOf = (n: number, worth: Won): Coupon => ({
  ...plainCoupon,
  issueNo: couponIssueNo(`C${n}`),
  policyNo: couponPolicyNo(`P${n}`),
  discountValue: worth,
});

/**
 * Coupon `C<n>` of the buyer, issued: 1,000 won off one unit.
 * @example
 * aPlainCoupon(1).discountValue; // 1000
 */
export const aPlainCoupon = (n: number): Coupon => plainCouponOf(n, won(PLAIN.coupon));

/** Terms of shipping under a key: 0 won. */
export const aPlainPolicy = (key: ShippingPolicyKey): ShippingPolicy => ({
  ...plainPolicy,
  shippingPolicyKey: key,
  isSmileDelivery: key === shippingPolicyKey('P/SmileDelivery'),
});

/**
 * A cart with every orderable unit selected, free domestic shipping, for a member on a Korean desktop.
 * @example
 * aPlainCart([aPlainUnit(1), aPlainUnit(2)]).selected.length; // 2
 */
export const aPlainCart = (units: readonly CartUnit[] = [aPlainUnit(1)]): Cart => ({
  ...emptyCart(aStorefront()),
  buyer: aBuyer(),
  pricesAsOf: testNow,
  coupons: { status: 'Known', offered: [], applied: [] },
  units,
  selected: units.filter(isOrderable).map((unit) => unit.cartUnitId),
  shipping: {
    policies: [...new Set(units.map((unit) => unit.shippingPolicyKey))].map(aPlainPolicy),
    bundleTerms: [...new Set(units.map((unit) => unit.bundleKey))].map((key) => aBundleTerms({ bundleKey: key })),
    thresholds: plainThresholds,
  },
});
