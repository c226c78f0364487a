import { priceCart, pricingInput, type CartState } from '@baguni/domain';
import { stdout } from 'node:process';
import { benchCart, couponsAndFees, floorOf } from './testing/bench-cart.ts';
import { sideBySide, type Work } from './testing/side-by-side.ts';

/** A cart at work: the floor, the price alone, and the price with every entry of its ledger made. */
const worksOf = (state: CartState): Record<'floor' | 'price' | 'ledger', Work> => {
  const input = pricingInput(state);
  const others = couponsAndFees(state);
  return {
    floor: () => floorOf(state, others),
    price: () => priceCart(input).payable,
    ledger: () => {
      const { payable, entries } = priceCart(input);
      return payable + entries.length;
    },
  };
};

const told = (name: string, ms: number, floor: number, size: number): string =>
  `${name} ${(ms * 1000).toFixed(1)} µs, ${(ms / floor).toFixed(1)} times the loop, ${((ms * 1e6) / size).toFixed(0)} ns a unit`;

for (const size of [10, 30, 100, 1000]) {
  const { floor, price, ledger } = sideBySide(worksOf(benchCart(size)));
  stdout.write(
    `${size} units: loop ${(floor * 1000).toFixed(2)} µs; ${told('price', price, floor, size)}; ${told('with its ledger', ledger, floor, size)}\n`,
  );
}
