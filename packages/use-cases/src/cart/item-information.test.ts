import { cartUnitId, environmentNames, itemNo, unreadableUnit } from '@baguni/domain/internal';
import { aBsdEvent, aBsdTag, anEnvironment, anItem, aStorefront, aUnit } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { failing } from '../testing/test-network.ts';
import { plan, World } from '../testing/world.ts';
import { information } from './item-information.ts';

const MINUTE_MS = 60_000;
const fails = failing();
const unit = (n: number, no: string) => aUnit({ cartUnitId: cartUnitId(n), item: anItem({ itemNo: itemNo(no) }) });
const benefit = (no: string) => ({ itemNo: itemNo(no), itemPurchaseBenefitList: [{ benefitType: 'Gift' as const }] });

const opened = async (prepare: (world: World) => void, storefront = aStorefront()): Promise<World> => {
  const world = new World([unit(1, 'I1'), unit(2, 'I2'), unit(3, 'I1'), unreadableUnit(cartUnitId(9))], storefront);
  world.code.extras = information;
  prepare(world);
  await world.after(100, { type: 'OpenCart' });
  return world;
};
const at = (date: string) => (world: World) => {
  world.now = Date.parse(date);
  world.server.answer('getBsdGlobalEventTag', { tag: aBsdTag() });
  world.server.answer('getBsdEvents', { events: [aBsdEvent()] });
};

test('[LS-04 CM-31 CM-32] requests each item once, and again when the cart has another item', async () => {
  const world = await opened(({ server }) => {
    server.answer('getPurchaseBenefits', { benefits: [benefit('I1')] });
  });
  const asked = (name: 'getBsdEvents' | 'getPurchaseBenefits') => world.requests(name);
  for (const name of ['getBsdEvents', 'getPurchaseBenefits'] as const)
    expect(asked(name)).toEqual([{ itemNos: ['I1', 'I2'] }]);
  expect(world.state.extras.benefits).toEqual([benefit('I1')]);
  await world.after(100, { type: 'ToggleTab' });
  expect(asked('getPurchaseBenefits')).toHaveLength(1);
  world.server.deleteElsewhere(cartUnitId(3));
  await world.after(1_000, { type: 'OpenCart' });
  expect(asked('getPurchaseBenefits')).toHaveLength(1);
  world.server.alter('getInitialCart', (answer) => ({ ...answer, units: [...answer.units, unit(4, 'I3')] }));
  await world.after(1_000, { type: 'OpenCart' });
  expect(asked('getPurchaseBenefits').at(-1)).toEqual({ itemNos: ['I1', 'I2', 'I3'] });
});

test('[PG-15 CM-31] the banner of an item disappears with its last unit, without a request', async () => {
  const world = await opened(at('2026-11-15T00:00:00+09:00'));
  const shown = () => world.state.extras.bsd?.map(({ itemNos }) => itemNos);
  expect(shown()).toEqual([['I1']]);
  for (const n of [1, 3]) world.server.deleteElsewhere(cartUnitId(n));
  await world.after(1_000, { type: 'OpenCart' });
  expect([shown(), world.requests('getBsdEvents').length]).toEqual([[], 1]);
});

test.each([
  ['2026-10-31T23:59:30+09:00', null, 'I1'],
  ['2026-11-30T23:59:30+09:00', 'I1', null],
])('[PG-15 CM-30 CM-31] at %s shows the banner for %s, and a minute later for %s', async (date, first, then) => {
  const world = await opened(at(date));
  const shown = () => world.state.extras.bsd?.[0]?.itemNos[0] ?? null;
  expect([world.state.extras.bsd === undefined, shown()]).toEqual([false, first]);
  world.now += MINUTE_MS;
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(shown()).toBe(then);
});

test('[PG-15 CM-30] an event without its own picture has that of the tag', async () => {
  const world = await opened((before) => {
    at('2026-11-15T00:00:00+09:00')(before);
    before.server.answer('getBsdEvents', { events: [aBsdEvent({ dwebImageUrl: '' })] });
  });
  expect(world.state.extras.bsd?.[0]?.imageUrl).toBe(aBsdTag().commonImgUrl);
});

test('[PG-15 CM-30] shows the banner without the tag too, and emits no event while no sale begins or ends', async () => {
  const world = await opened((before) => {
    at('2026-11-15T00:00:00+09:00')(before);
    before.plan('getBsdGlobalEventTag', failing());
  });
  const count = world.eventsOf('ExtrasRead').length;
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect([world.state.extras.bsd?.[0]?.text, world.eventsOf('ExtrasRead').length]).toEqual([
    aBsdEvent().bannerText,
    count,
  ]);
});

test('[LS-06 ER-08] a failure leaves only its own feature empty, and is reported but not shown', async () => {
  const world = await opened((before) => {
    at('2026-11-15T00:00:00+09:00')(before);
    before.server.answer('getPurchaseBenefits', { benefits: [benefit('I1')] });
    for (const name of ['getBsdEvents', 'getPurchaseBenefits', 'getHashedCguid'] as const) before.plan(name, fails);
  });
  const { bsd, benefits, hashedCguid } = world.state.extras;
  expect([bsd, benefits, hashedCguid]).toEqual([[], [], undefined]);
  expect(world.reports.map(({ type }) => type)).toEqual(['CallFailed', 'CallFailed', 'CallFailed']);
  expect([world.alerted, world.notified]).toEqual([[], []]);
});

test('[LS-04 LS-06] reports a fault in one feature, and the others still work', async () => {
  const world = await opened((before) => {
    at('2026-11-15T00:00:00+09:00')(before);
    vi.spyOn(before.server, 'getPurchaseBenefits').mockImplementation(() => {
      throw new Error('broken');
    });
    before.server.answer('getHashedCguid', { hashedCguid: 'a1' });
  });
  const { bsd, benefits, hashedCguid } = world.state.extras;
  expect([bsd?.[0]?.text, benefits, hashedCguid]).toEqual([aBsdEvent().bannerText, undefined, 'a1']);
  expect(world.reports.map(({ type }) => type)).toEqual(['Unhandled']);
});

test.each(['ko', 'en', 'cn', 'jp'] as const)(
  '[CM-27] requests the hashed guest id in Korean only: %s',
  async (language) => {
    const answer = ({ server }: World) => server.answer('getHashedCguid', { hashedCguid: 'a1' });
    const world = await opened(answer, aStorefront({ language }));
    const isAsked = language === 'ko';
    expect([world.state.extras.hashedCguid, world.requests('getHashedCguid').length]).toEqual(
      isAsked ? ['a1', 1] : [undefined, 0],
    );
  },
);

test.each(environmentNames)(
  '[CM-50 PG-17] in %s: checks a local checkout server, reports duplicate ids',
  async (name) => {
    const at = (prepare?: (world: World) => void) =>
      opened((world) => {
        world.server.environment = anEnvironment({ name });
        prepare?.(world);
      });
    const worlds = [await at(), await at(plan('checkHealth', failing()))];
    const isLocal = name === 'local';
    expect(worlds.map(({ state }) => state.extras.isCheckoutHealthy)).toEqual(
      isLocal ? [true, false] : [undefined, undefined],
    );
    expect(worlds.map((world) => world.requests('checkHealth').length)).toEqual(isLocal ? [1, 1] : [0, 0]);
    await worlds[0]?.after(
      0,
      { type: 'ReportDuplicateIds', ids: [] },
      { type: 'ReportDuplicateIds', ids: ['quantity-1'] },
    );
    const reports = name === 'production' ? [] : [{ type: 'DuplicateIds', ids: ['quantity-1'] }];
    expect(worlds[0]?.reports).toEqual(reports);
  },
);

test('[LS-04] an empty cart requests no items', async () => {
  const world = new World([]);
  world.code.extras = information;
  await world.after(100, { type: 'OpenCart' });
  expect(world.requests('getBsdEvents')).toEqual([]);
  expect(world.state.extras).toMatchObject({ bsd: [], benefits: [] });
});
