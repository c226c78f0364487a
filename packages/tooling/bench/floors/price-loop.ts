import { priceCart, pricingInput, type CartState } from '@baguni/domain';

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
