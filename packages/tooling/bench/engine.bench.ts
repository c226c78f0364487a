import {
  createPricer,
  evolve,
  noOversea,
  pricedInputsOf,
  pricedOf,
  priceCart,
  pricingInput,
  won,
  type CartEvent,
  type CartState,
} from '@baguni/domain';
import { checkOrder, priceOfCart } from '@baguni/domain/engine';
import { testNow } from '@baguni/domain/testing';
import { benchCart } from './carts/bench-cart.ts';
import { couponsAndFees, floorOf, plainCartOf, sumsOf } from './floors/price-loop.ts';
import { sideBySide, type Work } from './in-turns.ts';
import { report } from './report.ts';
import { single, type Row, type Spread } from './row.ts';

/** Changes of one cart after another: a quantity, a unit out of the selection, the quantity back, the unit in again. */
const changesOf = ({ units }: CartState): readonly CartEvent[] => {
  const unit = units[Math.floor(units.length / 2)];
  if (!unit) return [];
  const { cartUnitId } = unit;
  const toggled: CartEvent = { type: 'UnitToggled', cartUnitId };
  const changed = (quantity: number): CartEvent => ({
    type: 'QuantityChanged',
    cartUnitId,
    unit: { ...unit, quantity },
    cartVersion: 1,
    cancelledCoupons: false,
  });
  return [changed(unit.quantity + 1), toggled, changed(unit.quantity), toggled];
};

/** One event and the total after it, each on the cart that the one before left. */
const changeOf = (start: CartState): Work => {
  const events = changesOf(start);
  const { price } = createPricer();
  let state = start;
  let turn = 0;
  return () => {
    const event = events[turn++ % events.length];
    if (event) state = evolve(state, event);
    return price(state).payable;
  };
};

/** The cart with the server's answer on its prices: what a page holds when the shopper changes something. */
const answered = (state: CartState): CartState =>
  evolve(state, {
    type: 'PricesUpdated',
    inputs: pricedInputsOf(state),
    bundles: [...pricedOf(state).bundleFees.values()].map(({ bundleKey, fee }) => ({
      bundleKey,
      isMaxCharge: true,
      shippingFee: fee,
    })),
    policies: state.shippingPolicies,
    discounts: [],
    gauges: [],
  });

/** The cart on its way overseas, with a company's fee for each unit. */
const overseas = (state: CartState): CartState => ({
  ...state,
  shippingCountry: 'China',
  oversea: {
    ...noOversea,
    status: 'Known',
    selectedCompany: 'CJ',
    fees: [
      {
        shippingCompany: 'CJ',
        shippingFees: state.units.map(({ cartUnitId }) => ({ cartUnitId, shippingFee: won(900), shippingWeight: 1 })),
      },
    ],
  },
});

/** A cart at work: the floors, its price, its price with every entry of its ledger, and so on up to all rules. */
const worksOf = (state: CartState): Record<'loop' | 'additions' | 'price' | 'ledger' | 'summary' | 'check', Work> => {
  const input = pricingInput(state);
  const plain = plainCartOf(state);
  const others = couponsAndFees(state);
  return {
    loop: () => sumsOf(plain),
    additions: () => floorOf(state, others),
    price: () => priceCart(input).payable,
    ledger: () => {
      const { payable, entries } = priceCart(input);
      return payable + entries.length;
    },
    summary: () => priceOfCart(state, testNow).price,
    check: () => checkOrder(state, testNow).length,
  };
};

const inMicroseconds = ({ p50, p95, p99 }: Spread): Spread => ({ p50: p50 * 1000, p95: p95 * 1000, p99: p99 * 1000 });
const row = (name: string, product: Spread, floor: Spread): Row => ({
  part: 'engine',
  name,
  unit: 'µs',
  product: inMicroseconds(product),
  floor: inMicroseconds(floor),
});

const ten = sideBySide(worksOf(benchCart(10)));
const hundred = sideBySide(worksOf(benchCart(100)));
const thousand = sideBySide(worksOf(benchCart(1000)));

/** One change after another of one cart, in turns with the loop of 100 units; another cart between them would be priced anew. */
const plain = plainCartOf(benchCart(100));
const changes = (cart: CartState) => sideBySide({ loop: () => sumsOf(plain), change: changeOf(cart) });
const oneOf100 = changes(benchCart(100));
const oneOf1000 = changes(benchCart(1000));
const oneAnswered = changes(answered(benchCart(100)));
const oneOverseas = changes(overseas(benchCart(100)));

report('engine', [
  row('price with ledger, 10 units', ten.ledger, ten.loop),
  row('price', hundred.price, hundred.loop),
  row('price with ledger', hundred.ledger, hundred.loop),
  row('price with ledger, to bare additions', hundred.ledger, hundred.additions),
  row('priceOfCart', hundred.summary, hundred.loop),
  row('checkOrder', hundred.check, hundred.loop),
  row('one change', oneOf100.change, oneOf100.loop),
  row('one change after an answer', oneAnswered.change, oneAnswered.loop),
  row('one change overseas', oneOverseas.change, oneOverseas.loop),
  row('price with ledger, 1,000 units', thousand.ledger, thousand.loop),
  row('one change of 1,000', oneOf1000.change, oneOf100.change),
  {
    part: 'engine',
    name: 'growth of the price',
    unit: 'exponent',
    product: single(Math.log10(thousand.ledger.p50 / hundred.ledger.p50)),
  },
]);
