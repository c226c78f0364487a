import { marketplace, createPricer, priceCart, pricingInput, type Cart } from '@baguni/domain/internal';
import { evolve, type CartEvent } from '@baguni/use-cases';
import { aSession } from '@baguni/use-cases/sessions';
import { testNow } from '@baguni/domain/testing';
import { benchCart } from './bench-cart.ts';
import { plainCartOf, sumsOf } from './price-loop.ts';
import { report, type Budget, type Row } from './report.ts';
import { timeAll, type Timing } from './timing.ts';

const ledgerOf = (state: Cart) => {
  const input = pricingInput(state);
  return (): number => {
    const { payable, entries } = priceCart(input);
    return payable + entries.length;
  };
};

/** Changes a cart again and again, and prices it: a quantity, the selection, both back. */
const changeOf = (start: Cart) => {
  const unit = start.units[Math.floor(start.units.length / 2)];
  if (!unit) throw new Error('an empty cart');
  const { cartUnitId } = unit;
  const toggled: CartEvent = { type: 'UnitToggled', cartUnitId };
  const changed = (quantity: number): CartEvent => ({
    type: 'QuantityChanged',
    cartUnitId,
    unit: { ...unit, quantity },
    cartVersion: 1,
    cancelledCoupons: false,
  });
  const events = [changed(unit.quantity + 1), toggled, changed(unit.quantity), toggled];
  const { price } = createPricer();
  let state = aSession(start);
  let turn = 0;
  return (): number => {
    const event = events[turn++ % events.length];
    if (event) state = evolve(state, event);
    return price(state.cart).payable;
  };
};

const [ten, hundred, thousand] = [benchCart(10), benchCart(100), benchCart(1_000)];
const plain = plainCartOf(hundred);
const times = await timeAll({
  loop: () => sumsOf(plain),
  ten: ledgerOf(ten),
  hundred: ledgerOf(hundred),
  thousand: ledgerOf(thousand),
  summary: () => marketplace.priceOfCart(hundred, testNow).price,
  check: () => marketplace.checkOrder(hundred, testNow).length,
  change: changeOf(hundred),
  changeOfThousand: changeOf(thousand),
});

const row = (name: string, { p50, p99 }: Timing, budget?: Budget, baseline = times.loop): Row => ({
  name,
  unit: 'µs',
  value: p50,
  p99,
  baseline: baseline.p50,
  ...(budget ? { budget } : {}),
});

// the baseline is a hand-written loop that only adds up the same 100 units
report('engine', [
  row('price with ledger, 10 units', times.ten),
  row('price with ledger, 100 units', times.hundred, { most: 35 }),
  row('price with ledger, 1,000 units', times.thousand),
  row('priceOfCart, 100 units', times.summary, { most: 35 }),
  row('checkOrder, 100 units', times.check, { most: 50 }),
  row('one change and its price, 100 units', times.change, { most: 2 }),
  row('one change and its price, 1,000 units to 100', times.changeOfThousand, { most: 1.5 }, times.change),
  {
    name: 'growth of the price from 100 to 1,000 units',
    unit: 'exponent',
    value: Math.log10(times.thousand.min / times.hundred.min),
    budget: { most: 1.05 },
  },
]);
