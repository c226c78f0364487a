import type { Session } from '../session/session.ts';
import { cartUnitId as id, payableOf, pricedInputsOf, won } from '@baguni/domain/internal';
import type { FirstView } from '../session/load-plan.ts';
import { aBuyer, anExtraDiscount, aStorefront, testNow } from '@baguni/domain/testing';
import { expect, test, vi } from 'vitest';
import { failing } from '../testing/test-network.ts';
import { apples, quantityOf, World } from '../testing/world.ts';
import { readFirstView } from './read-first-view.ts';

const storefront = aStorefront();
const units = apples(3, { insertDateISO: new Date(testNow - 3_600_000).toISOString() });
const names = ({ server }: World): readonly string[] => server.network.sent.map(({ name }) => name);

const viewOf = async (world: World, place = storefront): Promise<FirstView> => {
  const reading = readFirstView(world, { storefront: place, tab: 'All' });
  await vi.advanceTimersByTimeAsync(1000);
  return reading;
};

/** Resumes a page from a first view over the same kind of server. */
const resumed = async (
  { state, plan }: FirstView,
  prepare: (world: World) => void = () => undefined,
): Promise<World> => {
  const world = new World(units, {}, state);
  prepare(world);
  await world.settle({ type: 'ResumeCart', plan });
  await vi.dynamicImportSettled();
  await world.settle();
  return world;
};

/** The visible state that prices depend on, without data that loads after the first view. */
const seen = ({
  cart: {
    coupons: _,
    destination: { overseas: __ },
  },
  extras: ___,
  ...state
}: Session) => state;

test('[LS-01] a first view contains the initial reads of a page, and has no side effects', async () => {
  const page = new World(units);
  page.server.extraDiscounts = [anExtraDiscount()];
  await page.settle({ type: 'OpenCart' });
  await vi.dynamicImportSettled();
  await page.settle();
  const world = new World(units);
  world.server.extraDiscounts = [anExtraDiscount()];
  const { state, plan } = await viewOf(world);
  expect(seen(state)).toEqual(seen(page.state));
  expect(payableOf(state.cart)).toBe(payableOf(page.state.cart));
  expect(plan).toEqual({ merge: false, remove: [] });
  expect(names(world).toSorted()).toEqual([
    'getEnvironment',
    'getExhibitExtraDiscountForNudge',
    'getInitialCart',
    'getPrices',
  ]);
});

test('[DC-04] a first view requests no extra discounts in Global, which has none', async () => {
  const world = new World(units);
  await viewOf(world, { ...storefront, language: 'en' });
  expect(names(world)).not.toContain('getExhibitExtraDiscountForNudge');
});

test('[LS-01] a resumed page requests only missing data', async () => {
  const world = await resumed(await viewOf(new World(units)));
  const asked = names(world);
  for (const known of ['getEnvironment', 'getInitialCart', 'getPrices', 'getExhibitExtraDiscountForNudge'])
    expect(asked).not.toContain(known);
  for (const late of ['getCouponBox', 'getSmileCardNudgeCoupon']) expect(asked).toContain(late);
  expect([world.eventsOf('CartResumed').length, world.state.cart.serverPrices.status]).toEqual([1, 'Known']);
});

test('[SE-03] requests prices after the first view as soon as their inputs change', async () => {
  const world = await resumed(await viewOf(new World(units)));
  await world.settle({ type: 'ToggleUnit', cartUnitId: id(1) });
  expect(world.requests('getPrices')).toHaveLength(1);
  await world.settle(quantityOf(2, 5));
  expect([world.quantity(2), world.state.cart.serverPrices.status]).toEqual([5, 'Known']);
});

test('[WA-25] restores and prices the selection of this browser tab', async () => {
  const view = await viewOf(new World(units));
  expect(view.state.cart.selected).toEqual([1, 2, 3]);
  const world = await resumed(view, ({ remembered }) =>
    remembered.push({ known: [id(1), id(2), id(3)], selected: [id(2)] }),
  );
  expect(world.state.cart.selected).toEqual([2]);
  expect(world.state.cart.serverPrices.answer).toMatchObject({ inputs: pricedInputsOf(world.state.cart) });
});

test('[LS-01] the page executes the load plan: merges, reloads, deletes flagged units', async () => {
  const reader = new World(units);
  reader.server.initial = { isNeedMerge: true, removeCartUnitIds: [id(2)] };
  const view = await viewOf(reader);
  expect(view.state.cart.units.map(({ cartUnitId }) => cartUnitId)).toEqual([1, 3]);
  expect([view.plan, names(reader)]).toEqual([
    { merge: true, remove: [2] },
    expect.not.arrayContaining(['mergeCart', 'removeCartUnits']),
  ]);
  const world = await resumed(view, ({ server }) => void (server.initial = { removeCartUnitIds: [id(2)] }));
  expect(names(world).slice(0, 3)).toEqual(['mergeCart', 'getInitialCart', 'removeCartUnits']);
  expect(world.state.cart.units.map(({ cartUnitId }) => cartUnitId)).toEqual([1, 3]);
  expect(world.state.cart.serverPrices.status).toBe('Known');
});

test.each([
  [{ isNeedMerge: true }, 'mergeCart'],
  [{ removeCartUnitIds: [id(2)] }, 'removeCartUnits'],
])('[LS-01] of the load plan of %j the page executes %s', async (initial, first) => {
  const reader = new World(units);
  reader.server.initial = initial;
  expect(names(await resumed(await viewOf(reader)))[0]).toBe(first);
});

test('[LS-05] reports a cart that cannot be read, and still returns a first view', async () => {
  for (const call of ['getEnvironment', 'getInitialCart'] as const) {
    const world = new World(units);
    world.plan(call, failing());
    const { state } = await viewOf(world);
    expect([state.load, world.reports.map(({ type }) => type)]).toEqual(['LoadFailed', ['CallFailed']]);
  }
});

test('[SH-05] [LS-06] the page requests prices that the first view could not read', async () => {
  const reader = new World(units);
  reader.plan('getPrices', failing());
  reader.plan('getExhibitExtraDiscountForNudge', failing());
  const view = await viewOf(reader);
  expect([view.state.cart.serverPrices.status, view.state.cart.discounts.extra]).toEqual(['Failed', []]);
  const world = await resumed(view);
  expect(world.state.cart.serverPrices.status).toBe('Known');
});

test('[DC-04] an extra discount of the first view expires at its end', async () => {
  const reader = new World(units);
  const endDate = new Date(testNow + 3_600_000).toISOString();
  const candidate = anExtraDiscount({
    unit: 'Amount',
    discountAmount: won(500),
    baseAmount: won(0),
    maxDiscountAmount: undefined,
    endDate,
  });
  reader.server.extraDiscounts = [candidate];
  const world = await resumed(await viewOf(reader));
  const before = payableOf(world.state.cart);
  world.now = testNow + 3_600_001;
  await vi.advanceTimersByTimeAsync(3_600_001);
  expect([payableOf(world.state.cart), world.notified]).toEqual([before + 500, ['PRICE-CHANGED']]);
});

test('[CP-13] a closed prompt stays closed', async () => {
  const reader = new World(units);
  reader.server.initial = { buyer: aBuyer() };
  const world = await resumed(await viewOf(reader), (page) => void (page.isPromptClosed = true));
  expect(world.state.couponPrompt.isDismissed).toBe(true);
});

const abroad = (choice: World['choices'][number] = {}, there = units): World => {
  const world = new World(there);
  world.server.initial = { shippingCountry: 'Japan', buyer: aBuyer({ isIdentityVerified: true }) };
  world.choices.push(choice);
  return world;
};

test('[OV-02] a first view abroad contains the terms, for the company and the currency of the last visit', async () => {
  const reader = abroad({ company: 'EMS', currency: 'USD' });
  const view = await viewOf(reader);
  expect(view.state.cart.destination.overseas).toMatchObject({
    status: 'Known',
    selectedCompany: 'EMS',
    currency: 'USD',
    countries: [{ countryType: 'Japan' }, { countryType: 'China' }],
  });
  const world = await resumed(view, ({ choices }) => void choices.push(...reader.choices));
  expect(names(world).filter((name) => /oversea|exchange|unavailable/iu.test(name))).toEqual([]);
  expect(payableOf(world.state.cart)).toBe(payableOf(view.state.cart));
  expect((await viewOf(abroad())).state.cart.destination.overseas.selectedCompany).toBe('CJ');
});

test('[OV-02] a first view abroad contains the terms without a selection too', async () => {
  const unselected = apples(3, { insertDateISO: new Date(testNow - 2 * 86_400_000).toISOString() });
  const reader = abroad({ company: 'EMS' }, unselected);
  const view = await viewOf(reader);
  expect(view.state.cart.selected).toEqual([]);
  expect(view.state.cart.destination.overseas).toMatchObject({ status: 'Known', selectedCompany: 'EMS' });
  const world = await resumed(view, ({ choices }) => void choices.push(...reader.choices));
  expect(names(world).filter((name) => /oversea|exchange|unavailable/iu.test(name))).toEqual([]);
});

test('[OV-01] without a selection, the page requests the terms that the first view could not read', async () => {
  const reader = abroad({}, apples(3, { insertDateISO: new Date(testNow - 2 * 86_400_000).toISOString() }));
  reader.plan('getOverseaShippingFees', failing());
  const view = await viewOf(reader);
  expect(view.state.cart.destination.overseas.status).toBe('NotAsked');
  expect((await resumed(view)).state.cart.destination.overseas.status).toBe('Known');
});

test('[OV-01] the page requests the countries and terms that the first view could not read', async () => {
  const reader = abroad();
  reader.server.leaveOutTerms();
  reader.plan('getOverseaShippingCountries', failing());
  const view = await viewOf(reader);
  expect(view.state.cart.destination.overseas).toMatchObject({ status: 'NotAsked', countries: [] });
  const world = await resumed(view);
  expect(world.state.cart.destination.overseas).toMatchObject({ status: 'Known', countries: { length: 2 } });
});

test('a first view is plain JSON', async () => {
  const view = await viewOf(new World(units));
  expect(JSON.parse(JSON.stringify(view))).toEqual(view);
});
