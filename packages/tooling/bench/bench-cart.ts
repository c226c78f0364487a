import {
  bundleKey,
  cartUnitId,
  couponIssueNo,
  itemNo,
  sellerKey,
  shippingPolicyKey,
  won,
  type AppliedCoupon,
  type Cart,
  type CartUnit,
} from '@baguni/domain/internal';
import {
  aCoupon,
  aDiscount,
  anAddition,
  anItem,
  anOpenCart,
  anOption,
  aSeller,
  aUnit,
  withAllSelected,
  withCoupons,
} from '@baguni/domain/testing';

/** Units in a parcel with one seller's coupon. */
const PARCEL = 5;

const unitOf = (n: number): CartUnit => {
  const seller = `S${Math.floor(n / PARCEL)}`;
  return aUnit({
    cartUnitId: cartUnitId(n + 1),
    quantity: 1 + (n % 5),
    discounts: [aDiscount()],
    seller: aSeller({ sellerKey: sellerKey(seller) }),
    bundleKey: bundleKey(`B/Seller/${seller}`),
    shippingPolicyKey: shippingPolicyKey(`P/${seller}`),
    item: anItem({
      itemNo: itemNo(`I${n}`),
      itemSellPrice: won(1000 + n * 37),
      options: [anOption({ optionPrice: won(500) })],
      additions: [anAddition()],
    }),
  });
};

const buyerCoupon = ({ cartUnitId: id }: CartUnit): AppliedCoupon =>
  aCoupon({ couponIssueNo: couponIssueNo(`C${id}`), cartUnitIds: [id] });

const sellerCoupon = (parcel: readonly CartUnit[], n: number): AppliedCoupon =>
  aCoupon({
    couponIssueNo: couponIssueNo(`D${n}`),
    couponType: 'SellerDupCoupon',
    discountValue: 5,
    limitPrice: won(3000),
    cartUnitIds: parcel.map((unit) => unit.cartUnitId),
  });

const parcelsOf = (units: readonly CartUnit[]): readonly (readonly CartUnit[])[] =>
  Array.from({ length: Math.ceil(units.length / PARCEL) }, (_, n) => units.slice(n * PARCEL, (n + 1) * PARCEL));

/** Creates a cart: each unit has an option, an addition, a discount and a coupon, and each parcel a seller's coupon. */
export const benchCart = (size: number): Cart => {
  const units = Array.from({ length: size }, (_, n) => unitOf(n));
  const appliedCoupons = [...units.map(buyerCoupon), ...parcelsOf(units).map(sellerCoupon)];
  return withAllSelected(anOpenCart(withCoupons(units, appliedCoupons), { coupons: { applied: appliedCoupons } }));
};
