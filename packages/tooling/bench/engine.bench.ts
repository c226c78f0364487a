import { marketplace, priceCart, pricingInput, type Cart } from '@baguni/domain/internal';
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

const [ten, hundred, thousand] = [benchCart(10), benchCart(100), benchCart(1_000)];
const plain = plainCartOf(hundred);
const times = await timeAll({
  loop: () => sumsOf(plain),
  ten: ledgerOf(ten),
  hundred: ledgerOf(hundred),
  thousand: ledgerOf(thousand),
  summary: () => marketplace.priceOfCart(hundred, testNow).price,
  check: () => marketplace.checkOrder(hundred, testNow).length,
});

const row = (name: string, { p50, p99 }: Timing, budget?: Budget): Row => ({
  name,
  unit: 'µs',
  value: p50,
  p99,
  baseline: times.loop.p50,
  ...(budget ? { budget } : {}),
});

// the baseline is a hand-written loop that only adds up the same 100 units
report('engine', [
  row('price with ledger, 10 units', times.ten),
  row('price with ledger, 100 units', times.hundred, { most: 35 }),
  row('price with ledger, 1,000 units', times.thousand),
  row('priceOfCart, 100 units', times.summary, { most: 35 }),
  row('checkOrder, 100 units', times.check, { most: 50 }),
  {
    name: 'growth of the price from 100 to 1,000 units',
    unit: 'exponent',
    value: Math.log10(times.thousand.min / times.hundred.min),
    budget: { most: 1.05 },
  },
]);
