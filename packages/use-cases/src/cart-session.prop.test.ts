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

const selectedAreOrderable = ({ units, selected }: CartState): void => {
  const orderable = units.filter(isOrderable).map((unit) => unit.cartUnitId);
  expect(orderable).toEqual(expect.arrayContaining([...selected]));
  expect(new Set(selected).size).toBe(selected.length);
};

const totalsAreSums = (state: CartState): void => {
  const priced = pricedOf(state);
  const groups = treeOf(state.units).map((group) => totalOf(sellerGroupSummary(priced, group.key).entries));
  expect(groups.reduce((a, b) => a + b, 0)).toBe(payableOf(state));
  expect(totalOf(cartSummary(priced).entries)).toBe(payableOf(state));
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

const nothingRuns = ({ saving, deleting }: CartState): void => {
  expect([saving, deleting]).toEqual([[], []]);
};

const holdsTheServersCart = ({ state, server }: World): void => {
  expect(state.units).toEqual(withCoupons(server.units, server.coupons));
  expect(state.appliedCoupons).toEqual(server.coupons);
  expect(state.cartVersion).toBe(server.version);
};

test('[SE-02 PR-08] whatever happens, only orderable units are selected and totals are sums of the ledger', async () => {
  const holds = ({ state }: World): void => {
    selectedAreOrderable(state);
    totalsAreSums(state);
  };
  await play({ check: holds, each: holds, arb: arbSharedHappenings });
});

test('[QT-05 QT-06 DL-04] once every answer is in, nothing is marked as running and the page holds the server’s cart', async () => {
  const check = async (world: World): Promise<void> => {
    await allArrived(world);
    nothingRuns(world.state);
    holdsTheServersCart(world);
  };
  await play({ check });
});

test('[QT-06] while others change the cart too, the page may be older than the server but never holds another truth', async () => {
  const check = async (world: World): Promise<void> => {
    await allArrived(world);
    nothingRuns(world.state);
    const theirs = new Map(world.server.units.map((unit) => [unit.cartUnitId, unit]));
    for (const ours of world.state.units) {
      const unit = theirs.get(ours.cartUnitId);
      expect(ours.version).toBeLessThanOrEqual(unit?.version ?? ours.version);
      if (unit?.version === ours.version) expect(ours.quantity).toBe(unit.quantity);
    }
    await world.settle({ type: 'OpenCart' });
    holdsTheServersCart(world);
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
