import { cartUnitId, couponIssueNo, itemNo, priceCart, pricingInput, won, type CartState } from '@baguni/domain';
import {
  aCoupon,
  aDiscount,
  anAddition,
  anItem,
  anOpenCart,
  anOption,
  aUnit,
  withAllSelected,
} from '@baguni/domain/testing';

/** A cart in which every unit has an option, an addition and a discount, and every tenth a coupon. */
export const benchCart = (size: number): CartState => {
  const units = Array.from({ length: size }, (_, n) =>
    aUnit({
      cartUnitId: cartUnitId(n + 1),
      quantity: 1 + (n % 5),
      discounts: [aDiscount()],
      item: anItem({
        itemNo: itemNo(`I${n}`),
        itemSellPrice: won(1000 + n * 37),
        options: [anOption({ optionPrice: won(500) })],
        additions: [anAddition()],
      }),
    }),
  );
  const appliedCoupons = units
    .filter((unit) => unit.cartUnitId % 10 === 0)
    .map((unit) => aCoupon({ couponIssueNo: couponIssueNo(`C${unit.cartUnitId}`), cartUnitIds: [unit.cartUnitId] }));
  return withAllSelected(anOpenCart(units, { appliedCoupons }));
};

/** What coupons and fees come to in a cart, as plain numbers, for the floor to add. */
export const couponsAndFees = (state: CartState): readonly number[] =>
  priceCart(pricingInput(state))
    .entries.filter(({ kind }) => kind === 'Coupon' || kind === 'Shipping')
    .map(({ amount }) => amount);

/** The floor: a loop over the same units that adds up the same numbers, keeps nothing and explains nothing. */
export const floorOf = ({ units }: Pick<CartState, 'units'>, others: readonly number[]): number => {
  let total = 0;
  for (const { item, quantity, discounts } of units) {
    let piece: number = item.itemSellPrice;
    for (const { optionPrice } of item.options) piece += optionPrice;
    const price = piece * quantity;
    total += price;
    for (const { price: each, quantity: pieces } of item.additions) total += each * pieces;
    for (const { policy } of discounts) total -= Math.trunc((price * policy.discountRate) / 100);
  }
  for (const amount of others) total += amount;
  return total;
};
