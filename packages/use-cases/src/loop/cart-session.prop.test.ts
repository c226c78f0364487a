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
} from '@baguni/domain/internal';
import { replay } from '../session/evolve.ts';
import type { Session } from '../session/session.ts';
import { aCartContent, withCoupons } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { allArrived, arbOrderings, arbSharedHappenings, play } from '../testing/random-session.ts';
import { testMarket } from '../testing/shop-server.ts';
import type { World } from '../testing/world.ts';

const LONG_MS = 3_600_000;
vi.setConfig({ testTimeout: LONG_MS });

const wronglySelected = ({ cart: { units, selected } }: Session) => {
  const index = unitsById(units);
  return selected.filter((id, i) => {
    const unit = index.get(id);
    return !unit || !isOrderable(unit) || selected.indexOf(id) !== i;
  });
};

/** Returns the total of the cart ledger and the sum of the seller ledgers. */
const totalsOf = (state: Session) => {
  const priced = pricedOf(state.cart);
  const groups = treeOf(state.cart.units).flatMap(({ key }) => sellerGroupSummary(priced, key).entries);
  return [totalOf(cartSummary(priced).entries), totalOf(groups) + totalOfKind(priced.entries, 'OverseaShipping')];
};

const running = ({
  cart: {
    saving,
    destination: { overseas: oversea },
  },
  deleting,
}: Session) => [...saving, ...deleting, ...(oversea.changingTo === undefined ? [] : [oversea.changingTo])];

const ourCart = ({ state }: World) => ({
  units: state.cart.units,
  coupons: state.cart.coupons.applied,
  version: state.cartVersion,
  country: state.cart.destination.country,
});

const theirCart = ({ server }: World) => ({
  units: withCoupons(server.cart.units, server.cart.coupons),
  coupons: server.cart.coupons,
  version: server.cart.version,
  country: server.cart.country,
});

test('[SE-02 PR-08] selects only orderable units, and totals equal the ledger, after any events', async () => {
  const each = ({ state }: World): void => {
    expect([wronglySelected(state), totalsOf(state)]).toEqual([[], [payableOf(state.cart), payableOf(state.cart)]]);
  };
  await play({ check: each, each, arb: arbSharedHappenings });
});

test('[QT-05 QT-06 DL-04] after all answers, no request is marked as running and the page equals the server’s cart', async () => {
  const check = async (world: World): Promise<void> => {
    await allArrived(world);
    expect([running(world.state), ourCart(world)]).toEqual([[], theirCart(world)]);
  };
  await play({ check });
});

test('[QT-06] while others change the cart, the page may be stale but never contradicts the server', async () => {
  const check = async (world: World): Promise<void> => {
    await allArrived(world);
    expect(running(world.state)).toEqual([]);
    const theirs = new Map(world.server.cart.units.map((unit) => [unit.cartUnitId, unit]));
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

test('[SE-03] after all answers, the server’s prices match the selection', async () => {
  const check = async (world: World): Promise<void> => {
    await allArrived(world);
    const { status, answer } = world.state.cart.serverPrices;
    expect([status, answer]).toMatchObject(['Known', { inputs: pricedInputsOf(world.state.cart) }]);
  };
  await play({ check });
});

const theirTotal = ({ state, server }: World) =>
  payableOf({
    ...state.cart,
    ...aCartContent(withCoupons(server.cart.units, server.cart.coupons), { appliedCoupons: server.cart.coupons }),
    serverPrices: { ...state.cart.serverPrices, answer: undefined, status: 'Known' },
  });

const ourFees = (state: Session) => {
  const { fees, selectedCompany } = state.cart.destination.overseas;
  const of = fees
    .filter(({ shippingCompany }) => shippingCompany === selectedCompany)
    .flatMap((one) => one.shippingFees);
  return chosenUnits(state.cart).map(({ cartUnitId }) => of.find((fee) => fee.cartUnitId === cartUnitId)?.shippingFee);
};

test('[SE-03 CK-19 OV-03] after all answers, the page’s total equals that of the server’s cart, overseas too', async () => {
  const check = async (world: World): Promise<void> => {
    await allArrived(world);
    const { state, server } = world;
    expect(payableOf(state.cart)).toBe(theirTotal(world));
    if (overseaIn(state.cart) === undefined || chosenUnits(state.cart).length === 0) return;
    const types = testMarket.countries.find(({ countryType }) => countryType === server.cart.country)?.carriers;
    expect(state.cart.destination.overseas.status).toBe('Known');
    if (!types?.some((type) => type === state.cart.destination.overseas.selectedCompany)) return;
    expect(ourFees(state)).toEqual(chosenUnits(state.cart).map(({ quantity }) => 9000 * quantity));
  };
  await play({ check });
});

const doublyUsed = ({
  cart: {
    coupons: { applied: appliedCoupons },
  },
}: Session) => {
  const numbers = appliedCoupons.map(({ couponIssueNo: no }) => no);
  const places = appliedCoupons.flatMap(({ couponType, cartUnitIds }) => cartUnitIds.map((n) => `${couponType}/${n}`));
  const twice = (all: readonly string[]) => all.filter((one, i) => all.indexOf(one) !== i);
  return [...twice(numbers), ...twice(places)];
};

test('[CP-09 CP-17] no coupon is in use twice, and no unit has two coupons of one type', async () => {
  const each = ({ state, server }: World): void => {
    expect(doublyUsed(state)).toEqual([]);
    expect(new Set(server.cart.coupons.map((coupon) => coupon.couponIssueNo)).size).toBe(server.cart.coupons.length);
  };
  await play({ check: each, each, arb: arbSharedHappenings });
});

test('[CK-14] two checkouts never overlap, and each one ends', async () => {
  const check = ({ events }: World): void => {
    const steps = events.filter(({ type }) => type.startsWith('Checkout') && type !== 'CheckoutRefused');
    expect(steps.every(({ type }, i) => (type === 'CheckoutStarted') === (i % 2 === 0))).toBe(true);
  };
  await play({ check, arb: arbSharedHappenings });
});

test('[SE-03] replaying the events of a session gives its state', async () => {
  await play({ check: (world) => expect(replay(world.initial, world.events)).toEqual(world.state) });
});

test('[CK-14 CK-16] the server creates one order, and the page opens no other, however many answers are lost', async () => {
  const each = ({ server, orders }: World): void => {
    expect(server.cart.orderCount).toBeLessThanOrEqual(1);
    expect(orders.every((key) => key === 'T1')).toBe(true);
  };
  await play({ check: each, each, arb: arbOrderings });
});
