import {
  cartSummary,
  cartUnitId as id,
  isOrderable,
  payableOf,
  pricedInputsOf,
  pricedOf,
  replay,
  sellerGroupSummary,
  totalOf,
  treeOf,
  unitsById,
  type CartState,
} from '@baguni/domain';
import { aCoupon, aDiscount, withCoupons } from '@baguni/domain/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allArrived, arbHappenings, arbSharedHappenings, happen, UNITS } from './testing/random-session.ts';
import { anOpenWorld, apples, type World } from './testing/world.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const RUNS = 300;

/** Units that are selected though they cannot be ordered, or twice. */
const wronglySelected = ({ units, selected }: CartState) => {
  const index = unitsById(units);
  return selected.filter((id, i) => {
    const unit = index.get(id);
    return !unit || !isOrderable(unit) || selected.indexOf(id) !== i;
  });
};

/** The cart's total by two ways: its own ledger, and its sellers' ledgers added up. */
const totalsOf = (state: CartState) => {
  const priced = pricedOf(state);
  const groups = treeOf(state.units).flatMap(({ key }) => sellerGroupSummary(priced, key).entries);
  return [totalOf(cartSummary(priced).entries), totalOf(groups)];
};

interface Play {
  readonly check: (world: World) => void | Promise<void>;
  readonly each?: (world: World) => void;
  readonly arb?: typeof arbHappenings;
}

const prepare = ({ server }: World): void => {
  server.coupons = [aCoupon({ cartUnitIds: [id(1), id(2)] })];
};

const play = ({ check, each = () => undefined, arb = arbHappenings }: Play) =>
  fc.assert(
    fc.asyncProperty(arb, async (happenings) => {
      const world = await anOpenWorld(apples(UNITS, { discounts: [aDiscount()] }), prepare);
      for (const happening of happenings) {
        await happen(world, happening);
        each(world);
      }
      await check(world);
      world.session.stop();
    }),
    { numRuns: RUNS },
  );

const running = ({ saving, deleting }: CartState) => [...saving, ...deleting];

const ourCart = ({ state }: World) => ({
  units: state.units,
  coupons: state.appliedCoupons,
  version: state.cartVersion,
});

const theirCart = ({ server }: World) => ({
  units: withCoupons(server.units, server.coupons),
  coupons: server.coupons,
  version: server.version,
});

test('[SE-02 PR-08] whatever happens, only orderable units are selected and totals are sums of the ledger', async () => {
  const each = ({ state }: World): void => {
    expect(wronglySelected(state)).toEqual([]);
    expect(totalsOf(state)).toEqual([payableOf(state), payableOf(state)]);
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
    for (const ours of world.state.units) {
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
    const { status, answer } = world.state.serverPrices;
    expect([status, answer]).toMatchObject(['Known', { value: { inputs: pricedInputsOf(world.state) } }]);
  };
  await play({ check });
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
