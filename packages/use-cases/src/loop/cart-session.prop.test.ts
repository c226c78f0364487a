import {
  cartSummary,
  isOrderable,
  overseaIn,
  chosenUnits,
  payableOf,
  pricedInputsOf,
  pricedOf,
  sellerGroupSummary,
  totalOf,
  totalOfKind,
  treeOf,
  unitsById,
} from '@baguni/domain';
import { replay } from '../session/evolve.ts';
import type { Session } from '../session/session.ts';
import { aCartContent, withCoupons } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { expect, test, vi } from 'vitest';
import { allArrived, arbOrderings, arbSharedHappenings } from '../testing/random-session.ts';
import { testMarket } from '../testing/shop-server.ts';
import { play } from '../testing/play.ts';
import type { World } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

withVirtualTime();

// a law may be run many more times than every day
const LONG_MS = 3_600_000;
vi.setConfig({ testTimeout: LONG_MS });

/** Units that are selected though they cannot be ordered, or twice. */
const wronglySelected = ({ cart: { units, selected } }: Session) => {
  const index = unitsById(units);
  return selected.filter((id, i) => {
    const unit = index.get(id);
    return !unit || !isOrderable(unit) || selected.indexOf(id) !== i;
  });
};

/** The cart's total by two ways: its own ledger, and its sellers' ledgers added up with its way overseas. */
const totalsOf = (state: Session) => {
  const priced = pricedOf(state.cart);
  const groups = treeOf(state.cart.units).flatMap(({ key }) => sellerGroupSummary(priced, key).entries);
  return [totalOf(cartSummary(priced).entries), totalOf(groups) + totalOfKind(priced.entries, 'OverseaShipping')];
};

const running = ({ cart: { saving, oversea }, deleting }: Session) => [
  ...saving,
  ...deleting,
  ...(O.isSome(oversea.changingTo) ? [oversea.changingTo.value] : []),
];

const ourCart = ({ state }: World) => ({
  units: state.cart.units,
  coupons: state.cart.appliedCoupons,
  version: state.cartVersion,
  country: state.cart.shippingCountry,
});

const theirCart = ({ server }: World) => ({
  units: withCoupons(server.units, server.coupons),
  coupons: server.coupons,
  version: server.version,
  country: server.country,
});

test('[SE-02 PR-08] whatever happens, only orderable units are selected and totals are sums of the ledger', async () => {
  const each = ({ state }: World): void => {
    expect(wronglySelected(state)).toEqual([]);
    expect(totalsOf(state)).toEqual([payableOf(state.cart), payableOf(state.cart)]);
  };
  await play({ check: each, each, arb: arbSharedHappenings });
});

test('[QT-05 QT-06 DL-04] once every answer is in, nothing is marked as running and the page holds the server’s cart', async () => {
  const check = async (world: World): Promise<void> => {
    await allArrived(world);
    expect(running(world.state)).toEqual([]);
    expect(ourCart(world)).toEqual(theirCart(world));
  };
  await play({ check });
});

test('[QT-06] while others change the cart too, the page may be older than the server but never holds another truth', async () => {
  const check = async (world: World): Promise<void> => {
    await allArrived(world);
    expect(running(world.state)).toEqual([]);
    const theirs = new Map(world.server.units.map((unit) => [unit.cartUnitId, unit]));
    for (const ours of world.state.cart.units) {
      const unit = theirs.get(ours.cartUnitId);
      expect(ours.version).toBeLessThanOrEqual(unit?.version ?? ours.version);
      if (unit?.version === ours.version) expect(ours.quantity).toBe(unit.quantity);
    }
    await world.settle({ type: 'OpenCart' });
    expect(ourCart(world)).toEqual(theirCart(world));
  };
  await play({ check, arb: arbSharedHappenings });
});

test('[SE-03] once every answer is in, the server’s prices are those of the selection', async () => {
  const check = async (world: World): Promise<void> => {
    await allArrived(world);
    const { status, answer } = world.state.cart.serverPrices;
    expect([status, answer]).toMatchObject(['Known', { value: { inputs: pricedInputsOf(world.state.cart) } }]);
  };
  await play({ check });
});

/** The cart as the server has it, priced by the page's own rules with none of the server's fees. */
const theirTotal = ({ state, server }: World) =>
  payableOf({
    ...state.cart,
    ...aCartContent(withCoupons(server.units, server.coupons), { appliedCoupons: server.coupons }),
    serverPrices: { ...state.cart.serverPrices, answer: O.none, status: 'Known' },
  });

/** What the way overseas of each chosen unit costs by the chosen company, as the page has it. */
const ourFees = (state: Session) => {
  const { fees, selectedCompany } = state.cart.oversea;
  const of = fees
    .filter(({ shippingCompany }) => shippingCompany === selectedCompany)
    .flatMap((one) => one.shippingFees);
  return chosenUnits(state.cart).map(({ cartUnitId }) => of.find((fee) => fee.cartUnitId === cartUnitId)?.shippingFee);
};

test('[SE-03 CK-19 OV-03] once every answer is in, the page’s total is that of the server’s cart, overseas too', async () => {
  const check = async (world: World): Promise<void> => {
    await allArrived(world);
    const { state, server } = world;
    expect(payableOf(state.cart)).toBe(theirTotal(world));
    if (O.isNone(overseaIn(state.cart)) || chosenUnits(state.cart).length === 0) return;
    const types = testMarket.countries.find(({ countryType }) => countryType === server.country)?.carriers;
    expect(state.cart.oversea.status).toBe('Known');
    if (!types?.some((type) => type === state.cart.oversea.selectedCompany)) return;
    expect(ourFees(state)).toEqual(chosenUnits(state.cart).map(({ quantity }) => 9000 * quantity));
  };
  await play({ check });
});

/** Coupons that are in use twice, and units that two coupons of one type are on. */
const doublyUsed = ({ cart: { appliedCoupons } }: Session) => {
  const numbers = appliedCoupons.map(({ couponIssueNo: no }) => no);
  const places = appliedCoupons.flatMap(({ couponType, cartUnitIds }) => cartUnitIds.map((n) => `${couponType}/${n}`));
  const twice = (all: readonly string[]) => all.filter((one, i) => all.indexOf(one) !== i);
  return [...twice(numbers), ...twice(places)];
};

test('[CP-09 CP-17] whatever happens, no coupon is in use on two places, and no place has two of a kind', async () => {
  const each = ({ state, server }: World): void => {
    expect(doublyUsed(state)).toEqual([]);
    expect(new Set(server.coupons.map((coupon) => coupon.couponIssueNo)).size).toBe(server.coupons.length);
  };
  await play({ check: each, each, arb: arbSharedHappenings });
});

test('[CK-14] no two checkouts ever run at once, and each started one ends', async () => {
  const check = ({ events }: World): void => {
    const steps = events.filter(({ type }) => type.startsWith('Checkout') && type !== 'CheckoutRefused');
    expect(steps.every(({ type }, i) => (type === 'CheckoutStarted') === (i % 2 === 0))).toBe(true);
  };
  await play({ check, arb: arbSharedHappenings });
});

test('[SE-03] the events of a session, replayed, give its state', async () => {
  await play({ check: (world) => expect(replay(world.initial, world.events)).toEqual(world.state) });
});

test('[CK-14 CK-16] however often and whatever is lost, the server opens one order, and the page leads to no other', async () => {
  const each = ({ server, orders }: World): void => {
    expect(server.orderCount).toBeLessThanOrEqual(1);
    expect(orders.every((key) => key === 'T1')).toBe(true);
  };
  await play({ check: each, each, arb: arbOrderings });
});
