import type { CheckoutRequest } from '@baguni/contract';
import { boxState, marketplaceCheck, payableOf, type CartUnitId } from '@baguni/domain/internal';
import { testNow } from '@baguni/domain/testing';
import { demoEnvironment, scenarioNames, scenarios } from '@baguni/scenarios';
import { expect, test } from 'vitest';
import { orderedCart } from '../session/session.ts';
import { openSessionOf } from '../testing/sessions.ts';
import { World } from '../testing/world.ts';

const worldOf = (name: (typeof scenarioNames)[number]): World => {
  const world = new World([]);
  world.server.environment = demoEnvironment;
  world.server.openScenario(scenarios[name]);
  return world;
};

test.each(scenarioNames)('[LS-01 LS-02] %s opens like its story and view', async (name) => {
  const world = worldOf(name);
  await world.after(0, { type: 'OpenCart' });
  const { load, cart } = openSessionOf(scenarios[name], world.initial.cart.storefront, testNow);
  const { units, selected, buyer } = cart;
  // a unit of a guest's cart gets a new number when it is merged
  const numbers = world.state.cart.units.map(({ cartUnitId }) => cartUnitId);
  const numberOf = (id: CartUnitId) =>
    scenarios[name].guestChoices.length > 0 ? numbers[units.findIndex((one) => one.cartUnitId === id)] : id;
  expect(world.state).toMatchObject({
    load,
    cart: {
      units: units.map((unit) => ({ ...unit, cartUnitId: numberOf(unit.cartUnitId) })),
      selected: selected.map(numberOf),
      buyer,
    },
  });
});

test.each(scenarioNames)('[CK-13 SE-03] %s: an order opens its page or shows a message', async (name) => {
  const world = worldOf(name);
  await world.settle({ type: 'OpenCart' });
  if (boxState(world.state.cart.units, new Set(world.state.cart.selected)) !== 'all')
    await world.settle({ type: 'ToggleTab' });
  await world.settle({ type: 'Order' });
  const finding = world.eventsOf('CheckoutRefused').map(({ finding }) => finding.code);
  // a buyer who verifies was asked already, and the page lists several reasons, so no alert follows (CK-11, CK-18)
  const isShown = world.verifications === 1 || marketplaceCheck.judge(orderedCart(world.state)).findings.length > 1;
  expect([world.alerted, world.orders.length + finding.length]).toEqual([isShown ? [] : finding, 1]);
  // if the shopper was asked to order a part first, that part was ordered (CK-17)
  const requests = world.requests('addCheckoutByCart') as readonly CheckoutRequest[];
  const seen = requests.map(({ cartUnitIds }) => payableOf({ ...world.state.cart, selected: cartUnitIds }));
  // if the shipping fee is unknown, a yes orders at the server's total (SH-05)
  const totals = world.shopper.questions.flatMap((one) => (one.type === 'OrderAtTotal' ? [one.payable] : []));
  expect(totals.length).toBe(name === 'shipping-failure' ? 1 : 0);
  expect(requests.map(({ payableSeen }) => payableSeen)).toEqual([...seen.slice(totals.length), ...totals]);
  expect(requests).toHaveLength(world.orders.length + totals.length);
});
