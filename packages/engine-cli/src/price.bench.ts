import { cartUnitId, itemNo, priceCart, pricingInput, won, type CartState } from '@baguni/domain';
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
import { stdout } from 'node:process';
import { expect, test } from 'vitest';

/** A cart in which every unit has an option, an addition and a discount, and every tenth a coupon. */
const cartOf = (size: number): CartState => {
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
    .map((unit) => aCoupon({ cartUnitIds: [unit.cartUnitId] }));
  return withAllSelected(anOpenCart(units, { appliedCoupons }));
};

/** The floor: a loop that adds up the same numbers, keeps nothing and explains nothing. */
const floor = (state: CartState): number => {
  let total = 0;
  for (const { item, quantity } of state.units) {
    let piece = item.itemSellPrice as number;
    for (const { optionPrice } of item.options) piece += optionPrice;
    total += piece * quantity - Math.trunc((piece * quantity * 10) / 100);
    for (const { price, quantity: pieces } of item.additions) total += price * pieces;
  }
  return total;
};

test.for([10, 30, 100, 1000])(
  'a cart of %i units: priced with its ledger, against a loop that sums',
  async (size, { bench }) => {
    const state = cartOf(size);
    const input = pricingInput(state);
    let total = 0;
    const priced = await bench('priceCart', () => void (total += priceCart(input).entries.length)).run();
    const summed = await bench('loop', () => void (total += floor(state))).run();
    const ratio = priced.latency.p50 / summed.latency.p50;
    stdout.write(`${size} units: ${(priced.latency.p50 * 1000).toFixed(1)} µs, ${ratio.toFixed(1)} times the loop\n`);
    expect(total).toBeGreaterThan(0);
  },
);
