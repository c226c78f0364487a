import { boxState, payableOf, type CheckoutRequest } from '@baguni/domain';
import { testNow } from '@baguni/domain/testing';
import { afterLoad, demoEnvironment, failureOf, openCartOf, scenarioNames, scenarios } from '@baguni/scenarios';
import { expect, test } from 'vitest';
import { World } from '../testing/world.ts';
import { withVirtualTime } from '../testing/virtual-time.ts';

withVirtualTime();

const worldOf = (name: (typeof scenarioNames)[number]): World => {
  const initial = afterLoad(scenarios[name], 'ko', testNow);
  const world = new World(initial.units);
  Object.assign(world.server, { environment: demoEnvironment, initial, version: initial.cartVersion });
  for (const call of scenarios[name].behaviour.fails)
    world.server.network.plan(call, { type: 'Fails', error: failureOf(call) });
  return world;
};

test.each(scenarioNames)('[LS-01 LS-02] %s opens as stories and views show it', async (name) => {
  const world = worldOf(name);
  await world.after(0, { type: 'OpenCart' });
  const { load, units, selected, buyer } = openCartOf(scenarios[name], world.initial.storefront, testNow);
  expect(world.state).toMatchObject({ load, units, selected, buyer });
});

test.each(scenarioNames)(
  '[CK-13 SE-03] %s: everything selected and ordered leads to the order page or to words',
  async (name) => {
    const world = worldOf(name);
    await world.settle({ type: 'OpenCart' });
    if (boxState(world.state.units, new Set(world.state.selected)) !== 'all') await world.settle({ type: 'ToggleTab' });
    await world.settle({ type: 'Order' });
    const finding = world.eventsOf('CheckoutRefused').map(({ finding }) => finding.code);
    // who goes to show who they are was asked, and is not told of it again (CK-11)
    expect(world.alerted).toEqual(world.verifications === 1 ? [] : finding);
    expect(world.orders.length + finding.length).toBe(1);
    // where a question offered a part of the selection first, that part is what was ordered (CK-17)
    const requests = world.server.network.requests('addCheckoutByCart') as readonly CheckoutRequest[];
    const seen = requests.map(({ cartUnitIds }) => payableOf({ ...world.state, selected: cartUnitIds }));
    expect(requests.map(({ payableSeen }) => payableSeen)).toEqual(seen);
    expect(requests).toHaveLength(world.orders.length);
  },
);
