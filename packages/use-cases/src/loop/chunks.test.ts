import { cartUnitId as id } from '@baguni/domain/internal';
import type { Command } from '../session/command.ts';
import { aBuyer } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { firstValueFrom, ignoreElements, map, merge, tap, timer } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { SessionChunks, UseCase } from '../flow/deps.ts';
import { late } from '../flow/late.ts';
import { overASlowLine } from '../testing/chunks.ts';
import { anOpenWorld, apples, quantityOf, World } from '../testing/world.ts';

const order: Command = { type: 'Order' };
const deletion: Command = { type: 'DeleteUnits', cartUnitIds: [id(1)], place: 'Unit' };
const estimate: Command = {
  type: 'SaveEstimate',
  buyer: { buyerName: 'Hanbit', address1: 'Seoul', address2: '' },
  date: '2026.11.22',
};
const gone = (): Promise<never> => Promise.reject(new Error('gone'));
const never = (): Promise<never> => new Promise(() => undefined);

/** A cart whose chunks load over a slow line from now on. */
const overSlowLines = async () => {
  const world = await anOpenWorld(apples(2));
  const { load, slow } = overASlowLine(world.code);
  Object.assign(world.chunks, { more: slow, checkout: slow, coupons: slow });
  return { world, load };
};

test('[CK-14] checkout loads with the first order, and taps during the load count as one', async () => {
  const { world, load } = await overSlowLines();
  await world.after(0, order, order);
  expect([load.mock.calls.length, world.orders]).toEqual([1, []]);
  await world.settle();
  expect([world.requests('addCheckoutByCart').length, world.orders]).toEqual([1, ['T1']]);
});

test('[QT-03] no change of a quantity during the load is lost, and the last one of a unit counts', async () => {
  const { world, load } = await overSlowLines();
  await world.after(499, quantityOf(1, 3), quantityOf(2, 5), quantityOf(1, 4));
  expect([load.mock.calls.length, world.state.cart.units.map(({ quantity }) => quantity)]).toEqual([1, [1, 1]]);
  await world.after(2000);
  expect(world.state.cart.units.map(({ quantity }) => quantity)).toEqual([4, 5]);
});

test('[DL-02] the same deletion twice during the load asks once', async () => {
  const { world } = await overSlowLines();
  await world.settle(deletion, deletion);
  expect(world.shopper.questions).toHaveLength(1);
  expect(world.state.cart.units.map(({ cartUnitId }) => cartUnitId)).toEqual([2]);
});

test('[ES-05] an estimate that is saved during the load is not lost', async () => {
  const { world } = await overSlowLines();
  const estimateToExcel = vi.fn(() => () => Promise.resolve(E.right(undefined)));
  world.provide({ estimateFiles: { estimateToExcel } });
  await world.after(100, estimate);
  expect(estimateToExcel).not.toHaveBeenCalled();
  await world.settle();
  expect(estimateToExcel).toHaveBeenCalledTimes(1);
});

test('[QT-03] a session loads changes of quantities when it starts', () => {
  const world = new World(apples(1));
  const load = vi.fn(world.chunks.more);
  world.chunks.more = load;
  world.session.start();
  expect(load).toHaveBeenCalledTimes(1);
});

/** A session whose checkout loads in these ways, one after another; it notes every order that reaches it. */
const loadedBy = (...loads: readonly (() => Promise<unknown>)[]) => {
  const orders: Command[] = [];
  const checkout: UseCase = () => (commands) =>
    commands.pipe(
      tap((command) => orders.push(command)),
      map(() => ({ type: 'OrderAgreed', code: 'CART-BR7-09' }) as const),
    );
  const waits = [...loads];
  const world = new World(apples(1));
  world.chunks.checkout = late(async () => {
    await waits.shift()?.();
    return { checkout };
  });
  return { world, orders };
};

test('[CM-52] a chunk that hangs is reported to the shopper after 3 s, and the next command loads it again', async () => {
  const { world, orders } = loadedBy(never);
  await world.after(2_999, order);
  expect([world.alerted, orders]).toEqual([[], []]);
  await world.after(1);
  expect(world.alerted).toEqual(['PART-NOT-LOADED']);
  await world.after(0, order);
  expect(orders).toEqual([order]);
});

test('[CM-52] a chunk that loads just in time handles every command that waited for it', async () => {
  const { world, orders } = loadedBy(() => firstValueFrom(timer(2_999)));
  await world.after(10_000, order, order);
  expect([orders, world.alerted, world.reports]).toEqual([[order, order], [], []]);
});

/** Notes what a use case around the cart receives. */
const noting =
  (received: string[]): UseCase =>
  (deps) =>
  (commands) =>
    merge(commands, deps.events).pipe(
      tap(({ type }) => received.push(type)),
      ignoreElements(),
    );

test('[LS-04] secondary features start once the cart is open, with all earlier commands and events', async () => {
  const received: string[] = [];
  const world = new World(apples(1));
  world.code.extras = noting(received);
  const { slow } = overASlowLine(world.code);
  world.chunks.more = slow;
  await world.after(0, { type: 'ToggleTab' });
  await world.after(499, { type: 'OpenCart' }, { type: 'ToggleTab' });
  expect([world.state.load, received]).toEqual(['Loaded', []]);
  await world.settle();
  expect(received).toEqual(expect.arrayContaining(['OpenCart', 'CartOpened', 'ToggleTab', 'TabToggled']));
});

test('[LS-04] if it does not load that is only reported, and a cart that is opened again loads it again', async () => {
  const received: string[] = [];
  const world = new World(apples(1));
  world.code.extras = noting(received);
  const load = vi.fn<SessionChunks['more']>(gone);
  world.chunks.more = late(load);
  await world.settle({ type: 'OpenCart' });
  expect([world.reports, world.alerted]).toMatchObject([[{ type: 'Unhandled', message: 'gone' }], []]);
  load.mockImplementation(() => Promise.resolve(world.code));
  await world.settle({ type: 'OpenCart' });
  expect(received).toContain('CartOpened');
});

test('[LS-04] data that was read later does not replace earlier data', async () => {
  const world = new World(apples(1));
  const [first, second] = [
    { type: 'ExtrasRead', extras: { first: 1 } },
    { type: 'ExtrasRead', extras: { second: 2 } },
  ];
  world.code.extras = () => (commands) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parts of its own
    merge(commands.pipe(ignoreElements()), [first, second]) as unknown as ReturnType<ReturnType<UseCase>>;
  await world.settle({ type: 'OpenCart' });
  expect(world.state.extras).toEqual({ first: 1, second: 2 });
});

/** A cart that ships to Japan. */
const inJapan = (prepare: (world: World) => void) =>
  anOpenWorld(apples(1), (world) => {
    world.server.initial = { shippingCountry: 'Japan', buyer: aBuyer() };
    prepare(world);
  });

test('[OV-01] overseas terms are read although their code loads long after the cart was opened', async () => {
  const arrived = Promise.withResolvers<void>();
  const world = await inJapan((prepared) => {
    prepared.chunks.more = late(async () => {
      await arrived.promise;
      return prepared.code;
    });
  });
  await world.after(60_000);
  expect(world.state.cart.destination.overseas.status).toBe('NotAsked');
  arrived.resolve();
  await world.settle();
  expect([world.state.cart.destination.overseas, world.alerted]).toMatchObject([
    { status: 'Known', selectedCompany: 'CJ' },
    [],
  ]);
});

test('[OV-01 SH-05] without their code the cost overseas is unknown, and the page shows that', async () => {
  const world = await inJapan(({ chunks }) => void (chunks.more = late(gone)));
  expect([world.state.cart.destination.overseas.status, world.reports.length, world.alerted]).toEqual([
    'Failed',
    1,
    [],
  ]);
});

test('[LS-06 OV-01] overseas terms that break are only reported, and the next opening reads them', async () => {
  const world = await inJapan(({ server }) => {
    vi.spyOn(server, 'getOverseaShippingCountries').mockImplementationOnce(() => {
      throw new Error('broken');
    });
  });
  expect([world.reports, world.alerted]).toMatchObject([[{ type: 'Unhandled', message: 'broken' }], []]);
  await world.settle({ type: 'OpenCart' });
  expect(world.state.cart.destination.overseas).toMatchObject({ status: 'Known', selectedCompany: 'CJ' });
});
