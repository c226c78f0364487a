import { pricedOf, priceCart, pricingInput, type CartState } from '@baguni/domain';
import process, { stdout } from 'node:process';
import { benchCart, couponsAndFees, floorOf } from './testing/bench-cart.ts';
import { sideBySide, type Work } from './testing/side-by-side.ts';

/** The cart of a State after one unit is taken out of the selection or put back, its price and ledger made anew. */
const toggleOf = (state: CartState): Work => {
  const states = [state, { ...state, selected: state.selected.slice(1) }] as const;
  let turn: 0 | 1 = 0;
  return () => {
    turn = turn === 0 ? 1 : 0;
    const { payable, entries } = pricedOf(states[turn]);
    return payable + entries.length;
  };
};

/** A cart at work: the floor, its price, its price with every entry of its ledger, and what a toggle costs. */
const worksOf = (state: CartState): Record<'loop' | 'price' | 'ledger' | 'toggle', Work> => {
  const input = pricingInput(state);
  const others = couponsAndFees(state);
  return {
    loop: () => floorOf(state, others),
    price: () => priceCart(input).payable,
    ledger: () => {
      const { payable, entries } = priceCart(input);
      return payable + entries.length;
    },
    toggle: toggleOf(state),
  };
};

/** What the price of 100 units may cost at most, in loops. */
const MOST_LOOPS = 20;
/** A unit of 1,000 may cost so many times what one of 100 costs: more would not be linear. */
const MOST_GROWTH = 2;

const measured = (size: number): Record<'loop' | 'price' | 'ledger' | 'toggle', number> => {
  const times = sideBySide(worksOf(benchCart(size)));
  const beside = (name: 'price' | 'ledger' | 'toggle'): string =>
    `${name} ${(times[name] * 1000).toFixed(1)} µs = ${(times[name] / times.loop).toFixed(1)} loops`;
  const loop = `loop ${(times.loop * 1000).toFixed(2)} µs`;
  stdout.write(`${size} units: ${loop}; ${beside('price')}; ${beside('ledger')}; ${beside('toggle')}\n`);
  return times;
};

measured(10);
measured(30);
const hundred = measured(100);
const thousand = measured(1000);
const loops = hundred.price / hundred.loop;
const growth = thousand.price / 10 / hundred.price;
const isWithin = loops <= MOST_LOOPS && growth <= MOST_GROWTH;
stdout.write(
  `${isWithin ? '✓' : '✗'} 100 units: ${loops.toFixed(1)} loops of at most ${MOST_LOOPS}; a unit of 1,000 costs ${growth.toFixed(2)} times one of 100, at most ${MOST_GROWTH}\n`,
);
process.exitCode = isWithin ? 0 : 1;
